import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { rolldown } from 'rolldown'
import { testEnvironment } from './settings.ts'

export type Request = {
  readonly method: 'POST'
  readonly url: string
  readonly headers: object
  readonly payload: object
}

export type Outcome = {
  readonly killed: boolean
  readonly status?: number | undefined
  /** How many statements it sent until it had answered. */
  readonly statements?: number | undefined
}

type KillableServer = { readonly child: ChildProcess; readonly lines: AsyncIterator<string> }

/** As deep in the tree as the files it is made of, which look for others beside them. */
const whole = join(import.meta.dirname, '../../.cache/killable/server/src/main.mjs')

/** One file in place of nine hundred: who lives for a second should not spend two on being loaded. */
const build = async (): Promise<void> => {
  const isPackage = (id: string): boolean => !/^[./#]|^@srm\//.test(id)
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'killable-server.ts'),
    platform: 'node',
    external: isPackage,
    logLevel: 'silent',
  })
  await bundle.write({ file: whole, format: 'esm', codeSplitting: false })
  await bundle.close()
}
let built: Promise<void> | undefined

const startServer = async (database: string): Promise<KillableServer> => {
  await (built ??= build())
  // What is compiled once need not be compiled by each of them.
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: '.cache/killable/compiled',
    ...testEnvironment(database, { SRM_API_DOCS: 'off' }),
  }
  // They live for a second: cleaning up after themselves would be a fifth of it.
  const child = spawn(process.execPath, ['--max-semi-space-size=64', whole], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const { value } = await lines.next()
  if (value !== 'ready') throw new Error('a server did not start')
  return { child, lines }
}

/** Servers to be killed: the next ones start while one dies. */
export const killableServers = (database: string, ahead = 1) => {
  const waiting = Array.from({ length: ahead }, () => startServer(database))
  return {
    /** Sends the request to a fresh server that is killed at its n-th statement; when it was done before, its answer. */
    sendAndKill: async (at: number, request: Request): Promise<Outcome> => {
      const { child, lines } = await (waiting.shift() ?? startServer(database))
      waiting.push(startServer(database))
      const gone = once(child, 'exit') as Promise<[number | null, string | null]>
      child.stdin?.write(`${JSON.stringify({ at, request })}\n`)
      const first = await Promise.race([gone, lines.next()])
      if (Array.isArray(first)) return { killed: first[1] === 'SIGKILL' }
      child.kill('SIGKILL')
      await gone
      const [status, statements] = String(first.value ?? '')
        .split(' ')
        .map(Number)
      return { killed: first.done === true, status, statements }
    },
    close: async (): Promise<void> => {
      for (const { child } of await Promise.all(waiting)) child.kill('SIGKILL')
    },
  }
}
