import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { copyDatabase, dropDatabase } from '#kernel/admin.ts'
import { createApp, type App } from '#kernel/http/app.ts'
import type { Session } from '#kernel/auth/auth.ts'
import { loadConfig, type Config } from '#kernel/config.ts'
import { createHttp } from '#kernel/http/http.ts'
import type { Module } from '#kernel/module.ts'
import { modulesOf } from '../src/assembly.ts'
import { feishuApp, feishuUrl } from './outside/feishu.ts'
import { databasesOfRun, templateDatabase, testEnvironment } from './settings.ts'
import { withoutCounting } from './statements.ts'

export type TestApp = {
  app: App
  http: FastifyInstance
  database: string
  /** Sessions a test made up, by their id. */
  pretended: Map<string, Session>
  close: () => Promise<void>
}

/** Made-up sessions are honoured beside the real ones. */
const pretending = (module: Module, pretended: Map<string, Session>): Module => {
  const { authority } = module
  if (!authority) return module
  return {
    ...module,
    authority: async (db, bearer, note) => {
      const session = pretended.get(bearer.id)
      return session ? { session, expiresInMs: Infinity } : withoutCounting(() => authority(db, bearer, note))
    },
  }
}

type Extra = {
  env?: Record<string, string>
  modules?: readonly Module[]
  role?: 'web' | 'worker'
  /** Makes the database, where it is not a copy of the empty one. */
  makeDatabase?: (config: Config) => Promise<void>
}

const feishuSettings = async (): Promise<Record<string, string>> => ({
  SRM_FEISHU_BASE_URL: await feishuUrl(),
  SRM_FEISHU_APP_ID: feishuApp.id,
  SRM_FEISHU_APP_SECRET: feishuApp.secret,
})

let made = 0

/** A whole server on a database of its own; requests go in without a socket. */
export const startApp = async ({
  env = {},
  modules = [],
  role = 'web',
  makeDatabase,
}: Extra = {}): Promise<TestApp> => {
  made += 1
  const database = `${databasesOfRun()}${process.pid}_${made}`
  const config = loadConfig(testEnvironment(database, { ...(await feishuSettings()), ...env }))
  if (makeDatabase) await makeDatabase(config)
  else await copyDatabase(config, templateDatabase(), database)
  const pretended = new Map<string, Session>()
  const all = [...modulesOf(config), ...modules].map((module) => pretending(module, pretended))
  const app = await createApp(config, all, role)
  const http = await createHttp(app)
  await http.ready()
  return {
    app,
    http,
    database,
    pretended,
    close: async () => {
      await http.close()
      await app.close()
      await dropDatabase(config)
      await rm(config.STORAGE_DIR, { recursive: true, force: true })
    },
  }
}

let shared: Promise<TestApp> | undefined

/**
 * The server that the files of a worker have in common. For tests that look at companies of their own and at nothing
 * else: in a database of its own every statement is planned anew, which is much of what PostgreSQL does for a test. It
 * ends with the worker, its database with the run.
 */
export const sharedApp = async (): Promise<TestApp> => {
  shared ??= startApp()
  const t = await shared
  // A file before this one may have started a server with further modules: what they registered is taken back.
  modulesOf(t.app.config)
  return t
}
