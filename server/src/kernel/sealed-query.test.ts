import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { readHandle, writeHandle } from './handle.ts'
import { newId } from './ids.ts'
import { createPool, send } from './pg.ts'

let t: TestApp
let pool: pg.Pool
const tenants = Array.from({ length: 50 }, newId)
beforeAll(async () => {
  t = await startApp()
  pool = createPool(t.app.config, t.app.log, 'app', 6)
  await query(
    t,
    `insert into tenant (tenant_id, company_name, company_code) select id, id::text, right(id::text, 12) from unnest($1::uuid[]) id`,
    [tenants],
  )
})
afterAll(async () => {
  await pool.end()
  await t.close()
})

const reading = (tenantId: string) => [['seal_read', [tenantId, '']]] as const
const writing = (tenantId: string) => [['seal_write', [tenantId, '']]] as const
const setting = `select coalesce(current_setting('app.tenant', true), '') as tenant`
const mine = 'select tenant_id from tenant'
const [first = '', second = ''] = tenants

const withClient = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

const stateOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'fine',
    (error: pg.DatabaseError) => error.code ?? error.message,
  )

describe('a sealed query', () => {
  it('has its tenant for itself alone: the next one on the same connection has none', async () => {
    await withClient(async (client) => {
      expect((await send(client, setting, [], { seal: reading(first) })).rows).toEqual([{ tenant: first }])
      expect((await client.query(setting)).rows).toEqual([{ tenant: '' }])
      expect((await send(client, mine, [], { seal: reading(first) })).rows).toEqual([{ tenant_id: first }])
      expect((await client.query(mine)).rows).toEqual([])
      expect((await send(client, mine, [])).rows).toEqual([])
    })
  })

  it('answers with its own rows and count, never with those of the seal', async () => {
    await withClient(async (client) => {
      const none = await send(client, 'select 1 as one where false', [], { seal: reading(first) })
      expect(none).toMatchObject({ rows: [], rowCount: 0 })
      const many = await send(client, 'select n from generate_series(1, 3) n', [], { seal: reading(first) })
      expect(many).toMatchObject({ rows: [{ n: 1 }, { n: 2 }, { n: 3 }], rowCount: 3 })
      const changed = await send(client, 'update tenant set short_name = $1', ['x'], { seal: writing(first) })
      expect(changed).toMatchObject({ rows: [], rowCount: 1 })
    })
  })

  it('keeps to its tenant when many are sent on one connection without waiting', async () => {
    await withClient(async (client) => {
      const answers = await Promise.all(tenants.map((tenant) => send(client, mine, [], { seal: reading(tenant) })))
      expect(answers.map(({ rows }) => rows)).toEqual(tenants.map((tenant) => [{ tenant_id: tenant }]))
    })
  })

  it('never shows a wrong row: a thousand at once, fifty tenants, six connections, reads, writes and errors mixed', async () => {
    const wrong: unknown[] = []
    const look = async (n: number): Promise<void> => {
      const tenantId = tenants[(n * 7) % tenants.length] ?? ''
      const who = { tenantId, userId: null }
      if (n % 5 === 0) return void (await stateOf(readHandle(pool, who).run('select 1 / $1::int', [0])))
      const transaction = n % 3 === 0 ? writeHandle(pool, who) : undefined
      const { rows } = await (transaction ?? readHandle(pool, who)).run<{ tenant_id: string }>(mine, [])
      await (n % 2 ? transaction?.commit() : transaction?.rollback())
      if (rows.length !== 1 || rows[0]?.tenant_id !== tenantId) wrong.push({ tenantId, rows })
    }
    const lane = async (start: number): Promise<void> => {
      for (let n = start; n < 1000; n += 100) await look(n)
    }
    await Promise.all(Array.from({ length: 100 }, (_, start) => lane(start)))
    expect(wrong).toEqual([])
    expect(pool.totalCount).toBeLessThanOrEqual(6)
  })

  it('that fails leaves the connection usable and without a tenant', async () => {
    await withClient(async (client) => {
      expect(await stateOf(send(client, 'select 1 / $1::int', [0], { seal: reading(first) }))).toBe('22012')
      expect((await client.query(setting)).rows).toEqual([{ tenant: '' }])
      expect((await send(client, mine, [], { seal: reading(second) })).rows).toEqual([{ tenant_id: second }])
    })
  })

  it('that cannot even be bound leaves the connection usable and without a tenant', async () => {
    const unreadable = {
      toPostgres: () => {
        throw new Error('not a value')
      },
    }
    await withClient(async (client) => {
      expect(await stateOf(send(client, 'select $1::text', [unreadable], { seal: reading(first) }))).toBe('not a value')
      expect((await client.query(setting)).rows).toEqual([{ tenant: '' }])
      expect((await send(client, mine, [], { seal: reading(second) })).rows).toEqual([{ tenant_id: second }])
    })
  })

  it('that reads refuses to write, and the next one may write again', async () => {
    await withClient(async (client) => {
      const change = 'update tenant set short_name = $1'
      expect(await stateOf(send(client, change, ['x'], { seal: reading(first) }))).toBe('25006')
      expect((await send(client, change, ['y'], { seal: writing(first) })).rowCount).toBe(1)
      expect(await stateOf(send(client, change, ['z'], { seal: reading(first) }))).toBe('25006')
    })
    expect(await query(t, 'select short_name from tenant where tenant_id = $1', [first])).toEqual([{ short_name: 'y' }])
  })

  it('whose text was wrong the first time works once the text is right', async () => {
    const text = 'select n from app.not_there_yet'
    await withClient(async (client) => {
      expect(await stateOf(send(client, text, [], { seal: reading(first) }))).toBe('42P01')
      expect(await stateOf(send(client, text, [], { seal: reading(first) }))).toBe('42P01')
      await query(t, 'create table app.not_there_yet as select 1 as n; grant select on app.not_there_yet to srm_app')
      expect((await send(client, text, [], { seal: reading(first) })).rows).toEqual([{ n: 1 }])
      expect((await send(client, text, [], { seal: reading(second) })).rows).toEqual([{ n: 1 }])
    })
  })

  it('whose text failed among others sent at the same time harms none of them', async () => {
    await withClient(async (client) => {
      const wrong = stateOf(send(client, 'select wrong from nowhere', [], { seal: reading(first) }))
      const twin = stateOf(send(client, 'select wrong from nowhere', [], { seal: reading(first) }))
      const right = send(client, mine, [], { seal: reading(second) })
      expect(await wrong).toBe('42P01')
      expect(await twin).not.toBe('fine')
      expect((await right).rows).toEqual([{ tenant_id: second }])
    })
  })
})
