import { crm } from '@srm/api/crm'
import { record } from '@srm/api/record'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDepartment, addPerson } from '#modules/identity/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { aCustomer, aCustomerContact, aFollowPlan, aFollowUp } from '../crm.fixture.ts'
import { deskDays } from './desk.rules.ts'

const dayMs = 86_400_000

let t: TestApp
let me: TestTenant
let sales: string
let zhang: Member
let li: Member
let count = 0
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  sales = await me.inside((ctx) => addDepartment(ctx, { name: '销售部', code: 'XS', parentId: me.departmentId }))
})

const salesman = async (displayName: string): Promise<Member> => {
  const username = `s${String((count += 1))}`
  const userId = await me.inside((ctx) => addPerson(ctx, { username, displayName, departmentId: sales }))
  return memberOf(t, me.tenantId, userId, { scope: { kind: 'self' } })
}
beforeEach(async () => {
  zhang = await salesman('张伟')
  li = await salesman('李娜')
})

const add = async (who: Member, more: Parameters<typeof aCustomer>[0] = {}): Promise<string> =>
  (await who.call(crm.customer.create, { body: aCustomer(more) })).result.id
const plan = async (who: Member, customer: string, at: string, more = {}): Promise<string> =>
  (await who.call(crm.followPlan.create, { body: aFollowPlan({ customer, at, ...more }) })).result.id
const deskFor = async (who: Member, owner?: string) =>
  (await who.call(crm.followUp.desk, { query: owner ? { owner } : {} })).result
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString()
/** The last minute of today is today whenever the test runs. */
const tonight = (): string => new Date(Date.parse(deskDays(new Date()).tomorrow) - 60_000).toISOString()
const heldFor = (customer: string, days: number): Promise<unknown> =>
  query(t, `update customer set owned_at = now() - make_interval(days => $2) where id = $1`, [customer, days])

describe('follow-up desk', () => {
  it('puts plans under overdue, today and this week, and leaves out those of later weeks', async () => {
    const customer = await add(zhang)
    const late = await plan(zhang, customer, inDays(-1))
    const today = await plan(zhang, customer, tonight())
    const { tomorrow, nextWeek } = deskDays(new Date())
    const endOfWeek = await plan(zhang, customer, new Date(Date.parse(nextWeek) - 30_000).toISOString())
    await plan(zhang, customer, nextWeek)
    const desk = await deskFor(zhang)
    // On a Sunday the week ends with the day.
    const isSunday = tomorrow === nextWeek
    expect(desk.lines.map(({ section, plan: of }) => [section, of?.id])).toEqual([
      ['overdue', late],
      ['today', today],
      [isSunday ? 'today' : 'week', endOfWeek],
    ])
    const counts = { overdue: 1, today: isSunday ? 2 : 1, week: isSunday ? 0 : 1, silent: 0 }
    expect(desk).toMatchObject({ owner: zhang.userId, colleagues: [], counts })
  })

  it('says whom to call and what was last said, and no longer shows a plan that is done', async () => {
    const customer = await add(zhang, { level: 'A' })
    const contact = (
      await zhang.call(crm.contact.create, { body: aCustomerContact({ customer, mobile: '13900001234' }) })
    ).result.id
    const { customer: _, ...talk } = aFollowUp({ content: '年会改到二月' })
    await zhang.call(crm.followUp.log, { body: { ...talk, customer } })
    const id = await plan(zhang, customer, tonight())
    const [line] = (await deskFor(zhang)).lines
    expect(line).toMatchObject({
      customer: { id: customer },
      contact: { id: contact },
      telephone: '13900001234',
      last: { topic: '年会改到二月' },
      plan: { id, by: null },
    })
    const covered = memberOf(t, me.tenantId, zhang.userId, { scope: { kind: 'self' }, masks: ['mobile'] })
    expect((await deskFor(covered)).lines[0]?.telephone).toBe('139****1234')
    await zhang.call(crm.followPlan.complete, { params: { id }, body: { ...talk, nextAt: line?.suggestedAt } })
    expect(await deskFor(zhang)).toMatchObject({ lines: [] })
  })

  it('shows customers without a plan once they are silent for longer than their level allows', async () => {
    const [key, usual] = [await add(zhang, { level: 'A' }), await add(zhang, { level: 'B' })]
    for (const id of [key, usual]) await heldFor(id, 20)
    expect((await deskFor(zhang)).lines.map(({ section, customer }) => [section, customer.id])).toEqual([
      ['silent', key],
    ])
    await heldFor(usual, 40)
    expect((await deskFor(zhang)).lines.map(({ customer }) => customer.id)).toEqual([usual, key])
    await plan(zhang, usual, inDays(8))
    await zhang.call(crm.followUp.log, { body: aFollowUp({ customer: key, at: inDays(0) }) })
    expect((await deskFor(zhang)).counts.silent).toBe(0)
  })

  it('shows the owner what a colleague has planned with their customer, with whose plan it is', async () => {
    const customer = await add(zhang)
    await zhang.call(record.share, {
      params: { subject: 'customer', id: customer },
      body: { shares: [{ user: li.userId, level: 'edit' }] },
    })
    const id = await plan(li, customer, inDays(-2))
    expect((await deskFor(zhang)).lines).toMatchObject([{ section: 'overdue', plan: { id, by: { name: '李娜' } } }])
    expect((await deskFor(li)).lines).toMatchObject([{ section: 'overdue', plan: { id, by: null } }])
  })

  it('of a colleague is for those whose scope the colleague is in', async () => {
    const customer = await add(zhang)
    await plan(zhang, customer, inDays(-1))
    const manager = memberOf(t, me.tenantId, me.userId, { scope: { kind: 'departments', ids: [sales] } })
    const desk = await deskFor(manager, zhang.userId)
    expect(desk.lines).toMatchObject([{ customer: { id: customer }, plan: { by: null } }])
    expect(desk.colleagues).toContainEqual({ id: zhang.userId, name: '张伟' })
    const elsewhere = memberOf(t, me.tenantId, me.userId, { scope: { kind: 'departments', ids: [] } })
    for (const who of [li, elsewhere])
      expect(await who.call(crm.followUp.desk, { query: { owner: zhang.userId } })).toMatchObject({ status: 404 })
  })
})

describe('follow-up plan', () => {
  it('is rescheduled to a later time by whoever saw it last, and the customer’s next follow-up moves along', async () => {
    const customer = await add(zhang)
    const id = await plan(zhang, customer, inDays(-1))
    const move = (version: number, at: string) =>
      zhang.call(crm.followPlan.reschedule, { params: { id }, body: { version, at } })
    expect(await move(1, inDays(-1))).toMatchObject({ key: 'followUp.next_past' })
    expect(await move(7, inDays(9))).toMatchObject({ key: 'record.stale' })
    const at = inDays(9)
    expect(await move(1, at)).toMatchObject({ status: 200, result: { version: 2 } })
    const { nextFollowAt } = (await zhang.call(crm.customer.show, { params: { id: customer } })).result
    expect(Date.parse(nextFollowAt ?? '')).toBe(Date.parse(at))
    expect((await deskFor(zhang)).counts.overdue).toBe(0)
    await zhang.call(crm.followPlan.cancel, { params: { id }, body: { version: 2 } })
    expect(await move(3, inDays(9))).toMatchObject({ key: 'followPlan.closed' })
  })
})
