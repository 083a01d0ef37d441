import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { copyDatabase, dropDatabase } from '#kernel/admin.ts'
import { createApp, type App } from '#kernel/app.ts'
import { loadConfig } from '#kernel/config.ts'
import { createHttp } from '#kernel/http.ts'
import type { Module } from '#kernel/module.ts'
import { modulesOf } from '../src/assembly.ts'
import { templateDatabase, testEnvironment } from './settings.ts'

export type TestApp = { app: App; http: FastifyInstance; database: string; close: () => Promise<void> }

type Extra = { env?: Record<string, string>; modules?: readonly Module[]; role?: 'web' | 'worker' }

const worker = process.env['VITEST_POOL_ID'] ?? '0'
let made = 0

/** A whole server on a database of its own; requests go in without a socket. */
export const startApp = async ({ env = {}, modules = [], role = 'web' }: Extra = {}): Promise<TestApp> => {
  made += 1
  const database = `srm_test_${process.pid}_${worker}_${made}`
  const config = loadConfig(testEnvironment(database, env))
  await copyDatabase(config, templateDatabase(), database)
  const app = await createApp(config, [...modulesOf(config), ...modules], role)
  const http = await createHttp(app)
  await http.ready()
  return {
    app,
    http,
    database,
    close: async () => {
      await http.close()
      await app.close()
      await dropDatabase(config)
      await rm(config.STORAGE_DIR, { recursive: true, force: true })
    },
  }
}
