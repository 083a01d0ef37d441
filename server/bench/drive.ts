import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type Server = { name: string; port: number; process: ChildProcess }

const here = import.meta.dirname

export const startServer = async (
  name: string,
  script: string[],
  port: number,
  env: Record<string, string>,
): Promise<Server> => {
  const child = spawn(process.execPath, script, {
    env: { ...process.env, ...env, SRM_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let attempt = 0; attempt < 600; attempt += 1) {
    await sleep(100)
    const up = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    )
    if (up) return { name, port, process: child }
  }
  throw new Error(`${name} did not start`)
}

/** Seconds of CPU a process has used so far. */
const cpuOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

export type Window = { perSecond: number; cpuMicros: number; failed: number }

export const drive = (server: Server, kind: string, file: string, seconds: number, connections = 32): Window => {
  const before = cpuOf(server.process.pid ?? 0)
  const output = execFileSync(
    'wrk',
    ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', join(here, 'load.lua'), `http://127.0.0.1:${server.port}`],
    { env: { ...process.env, BENCH_KIND: kind, BENCH_FILE: file }, encoding: 'utf8' },
  )
  const [, requests = '0', micros = '1', failed = '0'] = /RESULT (\d+) (\d+) (\d+)/.exec(output) ?? []
  const used = cpuOf(server.process.pid ?? 0) - before
  return {
    perSecond: Number(requests) / (Number(micros) / 1e6),
    cpuMicros: (used * 1e6) / Number(requests),
    failed: Number(failed),
  }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
