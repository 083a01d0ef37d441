import { createWriteStream, mkdirSync } from 'node:fs'
import { buildWeb, folderOf, isBuilt } from '../bundle/build.ts'
import { root, run, stop, type Env } from '../process.ts'
import { command, startRole, untilReady } from './roles.ts'

type Product = {
  readonly port: string
  readonly database: string
  readonly build?: 'product' | 'gallery'
  /** Adds to the demo data before the server starts. */
  readonly fill?: (env: Env) => Promise<void>
}

export const demand = async (what: string, ran: ReturnType<typeof run>): Promise<void> => {
  const { code, output } = await ran
  if (code !== 0) throw new Error(`${what} failed\n${output}`)
}

/** Serves what was built and what is in the database while `act` looks at them. */
export const serveProduct = async (
  env: Env,
  log: string,
  act: (origin: string) => Promise<number>,
): Promise<number> => {
  const written = createWriteStream(log)
  const web = startRole('web', { env, line: (text) => void written.write(`${text}\n`) })
  const origin = `http://127.0.0.1:${env['SRM_PORT'] ?? ''}`
  try {
    if (!(await untilReady(`${origin}/readyz`, [web]))) throw new Error(`the server did not get ready, see ${log}`)
    return await act(origin)
  } finally {
    await stop(web)
    written.end()
  }
}

/** Builds the app, fills a database of its own with the demo data, and serves both while `act` looks at them. */
export const withProduct = async (
  { port, database, build = 'product', fill }: Product,
  act: (origin: string) => Promise<number>,
): Promise<number> => {
  const env: Env = { SRM_PG_DATABASE: database, SRM_PORT: port, SRM_WEB_ROOT: folderOf(build) }
  mkdirSync(`${root}/.cache`, { recursive: true })
  await demand('services', run('bash', [`${root}/tools/services.sh`]))
  await demand('browser', run('bash', [`${root}/tools/browser.sh`]))
  if (!isBuilt(build)) await demand('building the web app', buildWeb(build))
  for (const name of ['db:reset', 'migrate', 'seed']) await command(name, env)
  await fill?.(env)
  return serveProduct(env, `${root}/.cache/${database}-server.log`, act)
}
