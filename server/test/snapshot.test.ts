import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { noteWrites, snapshotOf } from './snapshot.ts'
import { query } from './sql.ts'
import { aTenant, type TestTenant } from './tenant.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  me = await aTenant(t)
})

const notices = async (sql: string, tenantId = me.tenantId): Promise<boolean> => {
  const before = await snapshotOf(t, me.tenantId)
  const [row] = await query<{ n: number }>(t, `with done as (${sql} returning 1) select count(*)::int as n from done`, [
    tenantId,
  ])
  expect(row?.n, 'something was written').toBeGreaterThan(0)
  return JSON.stringify(await snapshotOf(t, me.tenantId)) !== JSON.stringify(before)
}

const writes = [
  `update department set name = name || '二' where tenant_id = $1`,
  `update department set name = name where tenant_id = $1`,
  `delete from work_calendar where tenant_id = $1 and day = '2026-10-01'`,
  `insert into work_calendar (tenant_id, day, works, name) values ($1, '2030-01-01', false, '元旦')`,
]

const noticed = async (tenantId?: string): Promise<boolean[]> => {
  const found: boolean[] = []
  for (const sql of writes) found.push(await notices(sql, tenantId))
  return found
}
const all = writes.map(() => true)
const none = writes.map(() => false)

describe('a look at everything a company has', () => {
  it('notices what was added, written anew and taken away, and nothing of others', async () => {
    const other = await aTenant(t)
    expect(await noticed()).toEqual(all)
    expect(await noticed(other.tenantId)).toEqual(none)
  })

  it('notices the same when it reads only what was written since the last look', async () => {
    await noteWrites(t)
    const other = await aTenant(t)
    expect(await noticed()).toEqual(all)
    expect(await noticed(other.tenantId)).toEqual(none)
    const before = await snapshotOf(t, me.tenantId)
    expect(Object.keys(before).length).toBeGreaterThan(200)
    expect(await snapshotOf(t, me.tenantId)).toEqual(before)
    expect(await snapshotOf(t, me.tenantId, ['department'])).not.toHaveProperty('department')
    // What the application itself writes is noted as well, although it may not touch the note.
    await me.inside((ctx) => ctx.db.run('update department set name = name where tenant_id = $1', [ctx.tenantId]))
    expect(await snapshotOf(t, me.tenantId)).not.toEqual(before)
  })
})
