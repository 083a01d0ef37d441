import { execFileSync, fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Order, Outcome } from './load.ts'

export type Server = { name: string; port: number; process: ChildProcess }

const here = import.meta.dirname

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export const startServer = async (
  name: string,
  script: readonly string[],
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<Server> => {
  const child = spawn(process.execPath, [...script], {
    env: { ...process.env, ...env, SRM_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) break
    await sleep(100)
    const up = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    )
    if (up) return { name, port, process: child }
  }
  throw new Error(`${name} did not start`)
}

/** Seconds of CPU all threads of a process have used so far, to the microsecond. */
const cpuOf = (pid: number): number => {
  const tasks = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = tasks.map((task) =>
    Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e9
}

/** A stretch of load: how fast it went, what it cost the server for each request, how many were refused. */
export type Window = { perSecond: number; cpuMicros: number; failed: number }

export type Load = Pick<Order, 'kind' | 'file' | 'seconds' | 'requests'>

/** Whether the fast load generator is here or can be had; ours in Node does without. */
export const hasWrk = (): boolean => {
  const works = (command: string, args: readonly string[]): boolean => {
    try {
      execFileSync(command, args, { stdio: 'ignore' })
      return true
    } catch (error) {
      return (error as NodeJS.ErrnoException).code !== 'ENOENT' && command === 'wrk'
    }
  }
  return works('wrk', ['-v']) || (works('apt-get', ['install', '-y', '-qq', 'wrk']) && works('wrk', ['-v']))
}

const runWrk = ({ url, kind, file, connections, seconds }: Order): Outcome => {
  const args = ['-t1', `-c${connections}`, `-d${seconds ?? 1}s`, '-s', join(here, 'load.lua'), url]
  const env = { ...process.env, BENCH_KIND: kind, BENCH_FILE: file }
  const output = execFileSync('wrk', args, { env, encoding: 'utf8' })
  const [, requests = '0', micros = '1', failed = '0'] = /RESULT (\d+) (\d+) (\d+)/.exec(output) ?? []
  return { requests: Number(requests), micros: Number(micros), failed: Number(failed) }
}

export type Generator = {
  /** Sends load to a server from another process, and tells what it cost the server. */
  readonly drive: (server: Server, load: Load) => Promise<Window>
  readonly stop: () => void
}

/** A load of seconds goes through `wrk` where it is wanted; everything else through one process of ours. */
export const startGenerator = (wrk: boolean): Generator => {
  const child = fork(join(here, 'load.ts'))
  const runNode = async (order: Order): Promise<Outcome> => {
    child.send(order)
    const [outcome] = (await once(child, 'message')) as [Outcome]
    return outcome
  }
  return {
    drive: async (server, load) => {
      const order = { connections: 32, ...load, url: `http://127.0.0.1:${server.port}` }
      const pid = server.process.pid ?? 0
      const before = cpuOf(pid)
      const { requests, micros, failed } = wrk && load.seconds ? runWrk(order) : await runNode(order)
      const used = cpuOf(pid) - before
      return { perSecond: requests / (micros / 1e6), cpuMicros: (used * 1e6) / requests, failed }
    },
    stop: () => void child.kill(),
  }
}

export const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
