import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { newId } from '../ids.ts'
import { readHandle, writeHandle } from './handle.ts'
import { createPool } from './pg.ts'

let t: TestApp
let pool: pg.Pool
beforeAll(async () => {
  t = await startApp()
  // The cluster for tests plans a statement once; here it is left to PostgreSQL, as everywhere else.
  await query(t, `alter database "${t.database}" set plan_cache_mode = auto`)
  // On one connection it is known which statements are kept there.
  pool = createPool(t.app.config, t.app.log, 'app', 1)
})
afterAll(async () => {
  await pool.end()
  await t.close()
})

const me = { tenantId: newId(), userId: null }
const countsSql = `select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements where statement = $1`
const countsOf = async (text: string) => (await pool.query<{ generic: number; custom: number }>(countsSql, [text])).rows
const times = 8
const run = async (work: () => Promise<unknown>): Promise<void> => {
  for (let n = 0; n < times; n += 1) await work()
}
const within = (name: string): string =>
  `select count(*)::int as ${name} from tenant where tenant_id = $1 and company_name between $2 and $3`
const values = [me.tenantId, '甲', '乙']

it('a statement with a custom plan is read once and planned for its values each time, as others are not', async () => {
  const handle = readHandle(pool, me)
  const [kept, custom] = [within('kept'), within('custom')]
  await run(() => handle.run(kept, values))
  await run(() => handle.run(custom, values, 'custom'))
  expect(await countsOf(kept)).toEqual([{ generic: times - 5, custom: 5 }])
  expect(await countsOf(custom)).toEqual([{ generic: 0, custom: times }])
})

it('how one is planned says nothing of the next on the same connection, and it reads but its own company', async () => {
  const handle = readHandle(pool, me)
  const mode = `select current_setting('plan_cache_mode') as mode, current_setting('transaction_read_only') as reading, app.tenant() as tenant`
  const asked = async (plan: 'kept' | 'custom') => (await handle.run(mode, [], plan)).rows
  const rows = (name: string) => [{ mode: name, reading: 'on', tenant: me.tenantId }]
  expect(await asked('custom')).toEqual(rows('force_custom_plan'))
  expect(await asked('kept')).toEqual(rows('auto'))
  expect((await pool.query<{ plan_cache_mode: string }>('show plan_cache_mode')).rows).toEqual([
    { plan_cache_mode: 'auto' },
  ])
})

it('in a transaction it is planned for its values without a trace on what follows', async () => {
  const handle = writeHandle(pool, me)
  const text = within('written')
  await run(() => handle.run(text, values, 'custom'))
  expect((await handle.run(`select current_setting('plan_cache_mode') as mode`, [])).rows).toEqual([{ mode: 'auto' }])
  await handle.commit()
  expect(await countsOf(text)).toEqual([])
})
