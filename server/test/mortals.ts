import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { testEnvironment } from './settings.ts'

export type Request = {
  readonly method: 'POST'
  readonly url: string
  readonly headers: object
  readonly payload: object
}

type Mortal = { readonly child: ChildProcess; readonly lines: AsyncIterator<string> }

const born = async (database: string): Promise<Mortal> => {
  // What is compiled once need not be compiled by each of them.
  const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: `.cache/mortals`, ...testEnvironment(database) }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'mortal.ts')], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const { value } = await lines.next()
  if (value !== 'ready') throw new Error('a server did not start')
  return { child, lines }
}

/** Servers to be killed: the next ones start while one dies. */
export const mortals = (database: string, ahead = 1) => {
  const waiting = Array.from({ length: ahead }, () => born(database))
  return {
    /** Sends the request to a fresh server that is killed at its n-th statement; the answer when it was done before. */
    sendAndKill: async (at: number, request: Request): Promise<{ killed: boolean; status: string | undefined }> => {
      const { child, lines } = await (waiting.shift() ?? born(database))
      waiting.push(born(database))
      const gone = once(child, 'exit') as Promise<[number | null, string | null]>
      child.stdin?.write(`${JSON.stringify({ at, request })}\n`)
      const first = await Promise.race([gone, lines.next()])
      if (Array.isArray(first)) return { killed: first[1] === 'SIGKILL', status: undefined }
      child.kill('SIGKILL')
      await gone
      return { killed: first.done === true, status: first.value as string | undefined }
    },
    close: async (): Promise<void> => {
      for (const { child } of await Promise.all(waiting)) child.kill('SIGKILL')
    },
  }
}
