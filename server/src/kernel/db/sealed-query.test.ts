import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { readHandle, writeHandle } from './handle.ts'
import { newId } from '../ids.ts'
import { createPool, send } from './pg.ts'
import { SealedQuery, type QueryResult, type Seal } from './sealed-query.ts'

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

/** Under a name of its own: how many texts a process has named already does not matter. */
const sendKept = (client: pg.PoolClient, name: string, text: string, seal?: Seal): Promise<QueryResult> =>
  new Promise((resolve, reject) => {
    client.query(
      new SealedQuery(text, name, [], seal, (error, result) => (result ? resolve(result) : reject(error as Error))),
    )
  })

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

  it('takes arrays of every kind as parameters', async () => {
    const arrays = [[1, -2_147_483_648, 2_147_483_647], [0.5, -1e-7, 1e21], ['a"b', '{c,d}', null, ''], [], [1, null]]
    const text = 'select $1::int[] as a, $2::float8[] as b, $3::text[] as c, $4::int[] as d, $5::int[] as e'
    await withClient(async (client) => {
      const sealed = await send(client, text, arrays, { seal: reading(first) })
      expect(Object.values(sealed.rows[0] ?? {})).toEqual(arrays)
      expect((await send(client, text, arrays)).rows).toEqual(sealed.rows)
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

  it('sends and reads values of every kind as pg itself does', async () => {
    const long = '会展😀'.repeat(50_000)
    const values = ['文\u{20BB7}', '', null, undefined, true, 12, -1.5, 9_007_199_254_740_993n, { a: ['"', 1] }, long]
    const text = `select $1::text as a, $2::text as b, $3::int as c, $4::uuid as d, $5::boolean as e, $6::int8 as f,
      $7::numeric(6,3) as g, $8::text as h, $9::jsonb as i, $10::text as j, $11::bytea as k, $12::text[][] as l,
      $13::date as m, now()::timestamptz(0) = $14::timestamptz as n, null::json as o`
    const [bytes, day] = [Buffer.from([0, 1, 255]), new Date(0)]
    const all = [
      ...values,
      bytes,
      [
        ['a"', null],
        ['{', ''],
      ],
      '2026-03-04',
      day,
    ]
    await withClient(async (client) => {
      const expected = (await client.query(text, all)).rows
      for (const seal of [reading(first), undefined])
        expect((await send(client, text, all, { seal })).rows).toEqual(expected)
      expect(expected[0]).toMatchObject({ a: '文\u{20BB7}', f: 12, h: '9007199254740993', j: long, k: bytes })
    })
  })

  it('describes a kept statement once per connection, and any other each time', async () => {
    await withClient(async (client) => {
      const heard = { rowDescription: 0, noData: 0 }
      const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
      for (const name of ['rowDescription', 'noData'] as const) connection.on(name, () => (heard[name] += 1))
      const rows = 'select 4711 as kept'
      for (let n = 0; n < 3; n += 1) expect((await sendKept(client, 'kept', rows)).rows).toEqual([{ kept: 4711 }])
      expect(heard).toEqual({ rowDescription: 1, noData: 0 })
      const silent = 'update tenant set short_name = short_name where false'
      for (let n = 0; n < 3; n += 1) expect((await sendKept(client, 'silent', silent, writing(first))).rowCount).toBe(0)
      expect(heard).toEqual({ rowDescription: 1, noData: 1 })
      for (let n = 0; n < 3; n += 1) await send(client, rows, [], { plan: 'fresh' })
      expect(heard).toEqual({ rowDescription: 4, noData: 1 })
      const together = await Promise.all([1, 2, 3].map(() => sendKept(client, 'never', 'select 1 as never_before')))
      expect(together.map(({ rows: [row] }) => row)).toEqual(Array(3).fill({ never_before: 1 }))
    })
  })

  it('tells how many rows it touched as pg itself does', async () => {
    const texts = [
      'select 1 where false',
      'create temp table counted (n int)',
      'insert into counted select generate_series(1, 7)',
      'insert into counted values (1) returning n',
      'update counted set n = 0 where n > 3',
      'delete from counted',
      `set local work_mem = '4MB'`,
      '',
    ]
    const counts = async (run: (client: pg.PoolClient, text: string) => Promise<{ rowCount: number | null }>) =>
      withClient(async (client) => {
        await client.query('drop table if exists counted')
        const all: (number | null)[] = []
        for (const text of texts) all.push((await run(client, text)).rowCount)
        return all
      })
    const expected = await counts((client, text) => client.query({ text, values: [] }))
    expect(await counts((client, text) => send(client, text, []))).toEqual(expected)
    expect(expected).toEqual([0, null, 7, 1, 4, 8, null, null])
  })

  it('with two columns of one name has the last of them, and one with an impossible name fails alone', async () => {
    await withClient(async (client) => {
      expect((await send(client, 'select 1 as a, 2 as a', [])).rows).toEqual([{ a: 2 }])
      expect(await stateOf(send(client, 'select 1 as "__proto__"', [], { seal: reading(first) }))).toMatch('__proto__')
      expect((await send(client, mine, [], { seal: reading(second) })).rows).toEqual([{ tenant_id: second }])
    })
  })

  it('whose seal fails does nothing and leaves the connection usable', async () => {
    await withClient(async (client) => {
      const change = 'update tenant set short_name = $1'
      const unknown = [['seal_unknown', [first]]] as const
      expect(await stateOf(send(client, change, ['stolen'], { seal: unknown }))).toBe('26000')
      expect((await client.query(setting)).rows).toEqual([{ tenant: '' }])
      expect((await send(client, mine, [], { seal: reading(second) })).rows).toEqual([{ tenant_id: second }])
    })
    expect(await query(t, `select 1 from tenant where short_name = 'stolen'`)).toEqual([])
  })

  it('whose columns a migration changes answers with the new ones, on whichever connection', async () => {
    await query(t, 'create table app.growing as select 1 as n; grant select, insert on app.growing to srm_app')
    const own = createPool(t.app.config, t.app.log, 'app', 4)
    const read = () => readHandle(own, { tenantId: first, userId: null }).run('select * from growing', [])
    const everywhere = () => Promise.all(Array.from({ length: 12 }, read))
    for (const { rows } of await everywhere()) expect(rows).toEqual([{ n: 1 }])
    await query(t, `alter table app.growing add column name text not null default 'x'`)
    for (const { rows } of await everywhere()) expect(rows).toEqual([{ n: 1, name: 'x' }])
    await query(t, 'alter table app.growing alter column n type text')
    for (const { rows } of await everywhere()) expect(rows).toEqual([{ n: '1', name: 'x' }])
    await own.end()
  })

  it('works again on a new connection when the old one is cut', async () => {
    const own = createPool(t.app.config, t.app.log, 'app', 1)
    const handle = readHandle(own, { tenantId: first, userId: null })
    expect((await handle.run(mine, [])).rows).toEqual([{ tenant_id: first }])
    expect(await stateOf(handle.run('select pg_terminate_backend(pg_backend_pid())', []))).toBe('57P01')
    for (let n = 0; n < 2; n += 1) expect((await handle.run(mine, [])).rows).toEqual([{ tenant_id: first }])
    await own.end()
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
      const other = stateOf(send(client, 'select wrong from nowhere', [], { seal: reading(first) }))
      const right = send(client, mine, [], { seal: reading(second) })
      expect(await wrong).toBe('42P01')
      expect(await other).not.toBe('fine')
      expect((await right).rows).toEqual([{ tenant_id: second }])
    })
  })
})
