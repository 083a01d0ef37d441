import { identity } from '@srm/api/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { somebody } from '#modules/identity/identity.fixture.ts'
import { startApp, type TestApp } from './app.ts'
import { query } from './sql.ts'
import { aTenant, type TestTenant } from './tenant.ts'

const { user } = identity

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
})
afterAll(() => t.close())

const holdingsOf = async (id: string) => (await me.call(user.holdings, { params: { id } })).result
const handOver = (id: string, successors: Record<string, string>) =>
  me.call(user.handOver, { params: { id }, body: { successors, leave: true } })

const rolesOf = async (id: string): Promise<string[]> => {
  const rows = await query<{ code: string }>(
    t,
    `select r.code from "user" u join role r on r.tenant_id = u.tenant_id and r.id = any(u.roles) where u.id = $1`,
    [id],
  )
  return rows.map(({ code }) => code)
}

/** Stands in from now on for a month. */
const standIn = async (principal: string, substitute: string): Promise<string> => {
  const id = newId()
  await query(
    t,
    `insert into approval_substitution (tenant_id, id, principal_id, substitute_id, from_at, to_at)
      values ($1, $2, $3, $4, now(), now() + interval '30 days')`,
    [me.tenantId, id, principal, substitute],
  )
  return id
}

describe('a leaver hands over', () => {
  it('the roles nobody else has: they are listed, and stand against leaving until somebody takes them', async () => {
    const leaver = await somebody(me, { roles: ['FINANCE', 'STAFF'] })
    await somebody(me, { roles: ['STAFF'] })
    const heir = await somebody(me, { roles: ['STAFF'] })
    expect(await holdingsOf(leaver.id)).toMatchObject([{ kind: 'role', title: '只有此人担任的角色', count: 1 }])
    expect(await handOver(leaver.id, {})).toMatchObject({ key: 'user.needs_successor' })
    expect((await handOver(leaver.id, { role: heir.id })).result.moved).toEqual({ role: 1 })
    expect([(await rolesOf(heir.id)).toSorted(), await rolesOf(leaver.id)]).toEqual([['FINANCE', 'STAFF'], []])
  })

  it('no role that whoever does it could not give', async () => {
    const leaver = await somebody(me, { roles: ['DEPT'] })
    const heir = await somebody(me, {})
    const clerk = me.as({ permissions: ['user:handOver'], isSuper: false })
    const body = { successors: { role: heir.id }, leave: false }
    expect((await clerk.call(user.handOver, { params: { id: leaver.id }, body })).status).toBe(422)
    expect(await rolesOf(heir.id)).toEqual([])
  })

  it('whom they stand in for; nobody stands in for themselves', async () => {
    const [leaver, heir, absent] = [await somebody(me, {}), await somebody(me, {}), await somebody(me, {})]
    const [other, own] = [await standIn(absent.id, leaver.id), await standIn(heir.id, leaver.id)]
    expect(await holdingsOf(leaver.id)).toMatchObject([{ kind: 'approvalSubstitution', count: 2 }])
    expect((await handOver(leaver.id, { approvalSubstitution: heir.id })).result.moved).toEqual({
      approvalSubstitution: 2,
    })
    const rows = await query(
      t,
      'select id, substitute_id as by, status from approval_substitution where id = any($1)',
      [[other, own]],
    )
    expect(new Set(rows)).toEqual(
      new Set([
        { id: other, by: heir.id, status: 'active' },
        { id: own, by: leaver.id, status: 'cancelled' },
      ]),
    )
  })
})
