import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveMetrics } from '#kernel/log/metrics.ts'
import { createPool } from '#kernel/db/pg.ts'
import { startApp, type TestApp } from '../app.ts'
import { freePort } from './server-process.ts'
import { productionSettings, testEnvironment } from '../settings.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

const main = join(import.meta.dirname, '../../src/main.ts')

type Health = { status: number; body: unknown }

const askHealth = async (port: number): Promise<Health> => {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`)
  return { status: answer.status, body: await answer.json() }
}

/** The first answer that has this status. */
const untilStatus = async (port: number, status: number, child: ChildProcess): Promise<Health> => {
  for (let tries = 0; tries < 2000; tries += 1) {
    if (child.exitCode !== null) throw new Error('the process ended')
    const health = await askHealth(port).catch(() => undefined)
    if (health?.status === status) return health
    await sleep(50)
  }
  throw new Error(`its health was never ${status}`)
}

const startRole = async (role: 'web' | 'worker', more: Record<string, string> = {}) => {
  const [port, metrics] = [await freePort(), await freePort()]
  const own = { ...more, SRM_PORT: String(port), SRM_METRICS_PORT: String(metrics) }
  const env = { PATH: process.env['PATH'], ...testEnvironment(t.database, own) }
  const child = spawn(process.execPath, [main, role], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  return { child, metrics, ended: once(child, 'exit') as Promise<[number | null]> }
}

describe('health of a process', () => {
  it.each(['web', 'worker'] as const)('is told by a %s on the port for metrics', async (role) => {
    const { child, metrics, ended } = await startRole(role)
    expect((await untilStatus(metrics, 200, child)).body).toEqual({ ok: true, database: true, stopping: false })
    expect(await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()).toContain(
      'process_cpu_user_seconds_total',
    )
    child.kill('SIGKILL')
    await ended
  })

  it('is bad while a worker stops', async () => {
    const { child, metrics, ended } = await startRole('worker', productionSettings)
    await untilStatus(metrics, 200, child)
    child.kill('SIGTERM')
    expect((await untilStatus(metrics, 503, child)).body).toEqual({ ok: false, database: true, stopping: true })
    expect((await ended)[0]).toBe(0)
  })

  it('is bad while the database cannot be reached', async () => {
    const config = { ...t.app.config, PG_PORT: 1, METRICS_PORT: 0 }
    const pool = createPool(config, t.app.log)
    const server = serveMetrics({ config, pool })
    await once(server, 'listening')
    const health = await askHealth((server.address() as AddressInfo).port)
    expect(health).toEqual({ status: 503, body: { ok: false, database: false, stopping: false } })
    server.close()
    await pool.end()
  })
})
