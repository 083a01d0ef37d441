import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { query, snapshotOf } from './sql.ts'
import { aTenant, type TestTenant } from './tenant.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
})
afterAll(() => t.close())

const notices = async (sql: string, tenantId = me.tenantId): Promise<boolean> => {
  const before = await snapshotOf(t, me.tenantId)
  const [row] = await query<{ n: number }>(t, `with done as (${sql} returning 1) select count(*)::int as n from done`, [
    tenantId,
  ])
  expect(row?.n, 'something was written').toBeGreaterThan(0)
  return JSON.stringify(await snapshotOf(t, me.tenantId)) !== JSON.stringify(before)
}

it('a look at everything a company has notices what was added, written anew and taken away, and nothing of others', async () => {
  const other = await aTenant(t)
  expect(await notices(`update department set name = name || '二' where tenant_id = $1`)).toBe(true)
  expect(await notices(`update department set name = name where tenant_id = $1`)).toBe(true)
  expect(await notices(`delete from work_calendar where tenant_id = $1 and day = '2026-10-01'`)).toBe(true)
  expect(
    await notices(`insert into work_calendar (tenant_id, day, works, name) values ($1, '2030-01-01', false, '元旦')`),
  ).toBe(true)
  expect(await notices(`update department set name = name || '三' where tenant_id = $1`, other.tenantId)).toBe(false)
})
