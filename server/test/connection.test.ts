import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDatabase } from '#kernel/admin.ts'
import { createApp } from '#kernel/http/app.ts'
import { loadConfig, type Config } from '#kernel/config.ts'
import { connectionOptions } from '#kernel/db/connection.ts'
import { createLog } from '#kernel/log/log.ts'
import { migrate } from '#kernel/db/migrate.ts'
import { modulesOf } from '../src/assembly.ts'
import { testEnvironment } from './settings.ts'
import { startTlsCluster, type TlsCluster } from './processes/tls-cluster.ts'

let cluster: TlsCluster
beforeAll(async () => {
  cluster = await startTlsCluster()
  // The settings are read anew a moment later.
  await vi.waitFor(() => peopleConnected(settings({ SRM_PG_SSL: 'require' })), { timeout: 10_000, interval: 50 })
})
afterAll(() => cluster.close())

const settings = (more: Record<string, string | undefined> = {}): Config => {
  const tls = { SRM_PG_HOST: 'localhost', SRM_PG_SSL: 'verify-full', SRM_PG_SSL_CA: cluster.authority }
  const env = testEnvironment('tls', { SRM_PG_PORT: String(cluster.port), SRM_AUTHORITY_MS: '60000', ...tls })
  return loadConfig({ ...env, ...more })
}

type ConnectionRow = { name: string; ssl: boolean }

/** Everybody who is connected, and whether it is over TLS. */
const peopleConnected = async (config: Config): Promise<ConnectionRow[]> => {
  const client = new pg.Client(connectionOptions(config, 'admin', 'postgres'))
  await client.connect()
  try {
    const { rows } = await client.query<ConnectionRow>(
      `select application_name as name, ssl from pg_stat_activity join pg_stat_ssl using (pid) where backend_type = 'client backend'`,
    )
    return rows
  } finally {
    await client.end()
  }
}

describe('a connection to PostgreSQL', () => {
  it('of every kind goes over TLS when the settings say so', async () => {
    const config = settings()
    const log = createLog(config)
    await createDatabase(config)
    await migrate(config, log, modulesOf(config))
    const modules = modulesOf(config)
    const app = await createApp(config, modules)
    const worker = await createApp(config, modules, 'worker')
    const command = modules.find(({ commands }) => commands?.['operator:add'])?.commands?.['operator:add']
    vi.stubEnv('OPERATOR_PASSWORD', 'Shanghai-2026-ops')
    await command?.(config, ['ops', '运营'])
    vi.unstubAllEnvs()
    try {
      const seen = await vi.waitFor(async () => {
        const connected = await peopleConnected(config)
        expect(connected.map(({ name }) => name)).toEqual(
          expect.arrayContaining(['srm-app', 'srm-jobs-web', 'srm-jobs-worker']),
        )
        return connected
      })
      expect(seen.filter(({ ssl }) => !ssl)).toEqual([])
      expect((await app.pool.query('select name from platform.operator')).rows).toEqual([{ name: '运营' }])
    } finally {
      await worker.close()
      await app.close()
    }
  })

  it.each([
    ['without TLS', { SRM_PG_SSL: 'off' }, 'pg_hba.conf'],
    ['to a host the certificate is not for', { SRM_PG_HOST: '127.0.0.1' }, "IP: 127.0.0.1 is not in the cert's list"],
    ['to a server no known authority vouches for', { SRM_PG_SSL_CA: undefined }, 'certificate'],
  ])('is not made %s', async (_, more, why) => {
    await expect(peopleConnected(settings(more))).rejects.toThrow(why)
  })

  it('is described in one place only', () => {
    const source = join(import.meta.dirname, '../src')
    const describing = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .filter((path) => /\bPG_(?:HOST|PORT)\b/.test(readFileSync(join(source, path), 'utf8')))
    expect(describing.toSorted()).toEqual(['kernel/config.ts', 'kernel/db/connection.ts'])
  })
})
