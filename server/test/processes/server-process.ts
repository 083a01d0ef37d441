import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { testEnvironment } from '../settings.ts'

export type ServerProcess = {
  readonly url: string
  readonly port: number
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>
  /** Asks it to end, and tells how long it took and how it ended. */
  readonly stop: () => Promise<{ ms: number; code: number | null }>
}

const main = join(import.meta.dirname, '../../src/main.ts')

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const untilReady = async (url: string, child: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (child.exitCode !== null) throw new Error('the server ended before it was ready')
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.status === 200) return
    await sleep(50)
  }
  throw new Error('the server did not become ready')
}

/** The real program in a process of its own, and when it takes requests; one that is ended before never does. */
export const launchServer = (
  database: string,
  port: number,
  more: Record<string, string> = {},
): ServerProcess & { readonly ready: Promise<void> } => {
  const env = { PATH: process.env['PATH'], ...testEnvironment(database, { SRM_PORT: String(port), ...more }) }
  const child = spawn(process.execPath, [main, 'web'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit') as Promise<[number | null]>
  const url = `http://127.0.0.1:${port}`
  return {
    ready: untilReady(url, child),
    url,
    port,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    stop: async () => {
      const began = performance.now()
      child.kill('SIGTERM')
      const [code] = await ended
      return { ms: performance.now() - began, code }
    },
  }
}

/** The same once it takes requests. */
export const startServer = async (...of: Parameters<typeof launchServer>): Promise<ServerProcess> => {
  const server = launchServer(...of)
  await server.ready
  return server
}
