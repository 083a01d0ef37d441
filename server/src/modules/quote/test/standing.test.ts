import { quote } from '@srm/api/quote'
import { shanghaiDay } from '@srm/api/shared/date'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { addColleague, askedQuoters, closeNow, openAll } from '#test/quotes.ts'
import { query } from '#test/sql.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { addPerson } from '#modules/identity/index.ts'

let t: TestApp
let me: TestTenant
let colleague: Member
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  colleague = await addColleague(t, me, '李总')
})

const inDays = (days: number): string => shanghaiDay(new Date(Date.now() + days * 86_400_000))
const period = { from: inDays(0), to: inDays(60) }

const held = async () => {
  const { id, quoters } = await askedQuoters(t, me, { count: 2 })
  const [first, second] = quoters
  if (!first || !second) throw new Error('nobody was asked')
  await query(t, 'update purchase_line set date_from = $2 where purchase_id = $1', [id, inDays(20)])
  const cancellation = [{ days: 30, rate: '30' }]
  const terms = { hold: 'untilRelease' as const, releaseOn: inDays(10), cancellation }
  expect((await first.quote('1000', terms)).status).toBe(200)
  await second.quote('900')
  return { id, first, second }
}

const holdsOf = async (one: Member, id: string) => {
  const { status, message, result } = await one.call(quote.standing.holds, { query: period })
  expect(status, message).toBe(200)
  return result.filter(({ purchase }) => purchase.id === id)
}

const standingOf = async (one: Member, id: string) =>
  (await one.call(quote.standing.supplier, { params: { id } })).result

/** Somebody who sees only what is theirs. */
const selfScoped = async (): Promise<Member> => {
  const username = `alone${process.pid}`
  const { departmentId } = me
  const id = await me.inside((ctx) => addPerson(ctx, { username, displayName: '小周', departmentId, roles: [] }))
  return memberOf(t, me.tenantId, id, {
    permissions: ['quote:list', 'supplier:list', 'supplier:show'],
    scope: { kind: 'self' },
  })
}

describe('what suppliers hold and quoted', () => {
  it('is on nobody’s calendar before the opening, then with what calling it off costs once it is awarded', async () => {
    const { id, first } = await held()
    expect(await holdsOf(me, id)).toEqual([])
    await closeNow(me, id)
    await openAll(me, colleague, id)
    const hold = { supplier: { id: first.supplier }, day: inDays(10), eventFrom: inDays(20) }
    expect(await holdsOf(me, id)).toMatchObject([{ ...hold, isWon: false, costRate: '0', cost: null }])
    await query(t, `update quote set state = 'won' where purchase_id = $1 and supplier_id = $2`, [id, first.supplier])
    const [won] = await holdsOf(me, id)
    const [made] = await query<{ total: string }>(
      t,
      'select total::text as total from quote where purchase_id = $1 and supplier_id = $2',
      [id, first.supplier],
    )
    expect(won).toMatchObject({ ...hold, isWon: true, costRate: '30', cost: (Number(made?.total) * 0.3).toFixed(2) })
    expect(await holdsOf(await selfScoped(), id)).toEqual([])
    expect((await me.call(quote.standing.holds, { query: { from: period.to, to: period.from } })).status).toBe(400)
  })

  it('stands with the supplier: that it was asked at once, prices once they are opened, and only of purchases one sees', async () => {
    const { id, first } = await held()
    const before = await standingOf(me, first.supplier)
    expect(before).toMatchObject({
      counts: { asked: 0, quoted: 0 },
      list: [{ purchase: { id }, state: 'quoted', total: null }],
    })
    await query(t, 'update purchase set is_state_hidden = true where id = $1', [id])
    expect((await standingOf(me, first.supplier)).list).toMatchObject([{ state: null, total: null }])
    await closeNow(me, id)
    await openAll(me, colleague, id)
    const after = await standingOf(me, first.supplier)
    expect(after.counts).toEqual({ asked: 1, answered: 1, quoted: 1, won: 0, lost: 0 })
    expect(after.list).toMatchObject([{ state: 'quoted' }])
    expect(after.list[0]?.total).not.toBeNull()
  })
})
