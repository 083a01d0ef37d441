import { crm, Opportunity, type Ranking, type RankingMeasure } from '@srm/api/crm'
import { crmPages } from '@srm/api/crm/pages'
import { record } from '@srm/api/record'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Filter } from '@srm/api/shared/page'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '#kernel/auth/permissions.ts'
import { addDepartment, addPerson } from '#modules/identity/index.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { aCustomer, aCustomerFeedback, aFollowUp, anOpportunity } from '../crm.fixture.ts'
import { customerPoints } from '../index.ts'

let t: TestApp
let me: TestTenant
let zhang: Member
let li: Member
let manager: Member
let forget: () => void
let ids: { readonly hengyuan: string; readonly mingde: string; readonly other: string }

/** What a module of contracts would register: an amount of its own records, counted on a day of theirs. */
const contracts: Parameters<typeof customerPoints.measures.contribute>[0] = {
  key: 'test.contracts',
  label: { zh: '合同金额', en: 'Contracts' },
  record: Opportunity,
  path: crmPages.opportunity.list.path,
  customer: 'customer',
  day: 'eventDate',
  filter: [{ field: 'outcome', op: 'in', value: ['won', 'open'] }],
  value: { sum: 'quotedAmount' },
}

const wonSql = `update opportunity set outcome = 'won', closed_at = $3, created_at = $3::timestamptz - interval '40 days', quoted_amount = $4
  where tenant_id = $1 and id = $2`

const win = async (
  who: Member,
  customer: string,
  on: string,
  expectedAmount: string,
  quoted: string,
): Promise<void> => {
  const body = anOpportunity({ customer, expectedAmount, eventDate: on })
  const { id } = (await who.call(crm.opportunity.create, { body })).result
  await query(t, wonSql, [me.tenantId, id, `${on}T23:59:59.9995+08:00`, quoted])
}

const year = Number(shanghaiDay(new Date()).slice(0, 4))
const lastYear = (day: string): string => `${String(year - 1)}-${day}`
const beforeThat = (day: string): string => `${String(year - 2)}-${day}`

const addCustomer = async (who: Member, more: Parameters<typeof aCustomer>[0] = {}): Promise<string> =>
  (await who.call(crm.customer.create, { body: aCustomer(more) })).result.id

beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
  const elsewhere = await me.inside((ctx) => addDepartment(ctx, { name: '华南部', code: 'HN' }))
  const salesman = async (username: string, displayName: string, departmentId: string): Promise<Member> => {
    const userId = await me.inside((ctx) => addPerson(ctx, { username, displayName, departmentId }))
    return memberOf(t, me.tenantId, userId, { scope: { kind: 'self' } })
  }
  zhang = await salesman('zhang', '张伟', me.departmentId)
  li = await salesman('li', '李娜', elsewhere)
  manager = memberOf(t, me.tenantId, me.userId, { scope: { kind: 'departments', ids: [me.departmentId] } })
  ids = { hengyuan: await addCustomer(zhang), mingde: await addCustomer(zhang), other: await addCustomer(li) }
  await win(zhang, ids.hengyuan, lastYear('03-10'), '100000.10', '90000.05')
  await win(zhang, ids.hengyuan, lastYear('12-31'), '50000.20', '45000.00')
  await win(zhang, ids.hengyuan, beforeThat('06-01'), '100000.00', '99000.00')
  await win(zhang, ids.mingde, lastYear('05-05'), '300000.00', '280000.00')
  await win(zhang, ids.mingde, beforeThat('05-05'), '400000.00', '390000.00')
  await win(li, ids.other, lastYear('07-07'), '800000.00', '700000.00')
  await win(li, ids.other, `${String(year)}-01-01`, '1.00', '1.00')
  const talk = (who: Member, customer: string, at: string) =>
    who.call(crm.followUp.create, { body: aFollowUp({ customer, at: `${at}T09:00:00+08:00` }) })
  for (const day of ['02-01', '02-02', '02-03']) await talk(zhang, ids.hengyuan, lastYear(day))
  await talk(li, ids.other, lastYear('02-01'))
  const said = (who: Member, customer: string, eventDate: string, score: number) =>
    who.call(crm.feedback.create, { body: aCustomerFeedback({ customer, eventDate, answeredOn: eventDate, score }) })
  await said(zhang, ids.hengyuan, lastYear('04-01'), 5)
  await said(zhang, ids.hengyuan, lastYear('09-01'), 4)
  forget = customerPoints.measures.contribute(contracts).attach()
})
afterAll(async () => {
  forget()
  await t.close()
})

type Query = {
  readonly by?: string
  readonly order?: 'value' | 'growth' | 'decline'
  readonly classify?: string
  readonly owner?: string
}
const rank = async (who: Member, more: Query = {}): Promise<Ranking> =>
  (await who.call(crm.statistics.ranking, { query: { period: 'lastYear', ...more } })).result

const lists: Readonly<Record<string, typeof crm.opportunity | typeof crm.followUp | typeof crm.feedback>> = {
  [crmPages.opportunity.list.path]: crm.opportunity,
  [crmPages.followUp.list.path]: crm.followUp,
  [crmPages.feedback.list.path]: crm.feedback,
}
const summed: Readonly<Record<string, string>> = { wonAmount: 'expectedAmount', 'test.contracts': 'quotedAmount' }

/** What the list a figure opens comes to, as this person sees that list. */
const sumOf = async (who: Member, { key, kind, list }: RankingMeasure, customer: string, when: 'now' | 'before') => {
  const calls = lists[list.path]
  if (!calls) throw new Error(`no list at ${list.path}`)
  const filters = [{ field: list.customer, op: 'in', value: [customer] }, ...list[when]] as Filter[]
  const asked = { filter: JSON.stringify(filters) }
  const { items, total } = (await who.call(calls.list, { query: { ...asked, count: 'true' } })).result
  if (kind === 'count') return String(total)
  if (kind === 'average') {
    const scores = items.flatMap((item) => ('score' in item ? [item.score] : []))
    return (scores.reduce((sum, score) => sum + score, 0) / scores.length).toFixed(2)
  }
  const sums = (await who.call(calls.summary, { query: asked })).result.sums
  return sums?.[summed[key] ?? '']
}

describe('the purchasing ranking', () => {
  it('opens for each figure the list that sums to it, for everybody in their own scope', async () => {
    const figures: string[] = []
    const sums: (string | undefined)[] = []
    for (const who of [me, manager, zhang, li]) {
      const { items, measures } = await rank(who)
      for (const one of items)
        for (const measure of measures.filter(({ key }) => key in one.values)) {
          figures.push(one.values[measure.key] ?? '')
          sums.push(await sumOf(who, measure, one.id, 'now'))
        }
    }
    for (const measure of (await rank(zhang)).measures)
      for (const { id, before } of (await rank(zhang, { by: measure.key })).items.filter(
        (one) => one.before !== null,
      )) {
        figures.push(before ?? '')
        sums.push(await sumOf(zhang, measure, id, 'before'))
      }
    expect(sums).toEqual(figures)
    expect(figures.length).toBeGreaterThan(25)
  })

  it('ranks the customers one sees by the measure, with the last moment of the period and not one of the next', async () => {
    const all = await rank(me, { by: 'wonAmount' })
    expect(all.items.map(({ id, values, rank: place }) => [place, id, values['wonAmount']])).toEqual([
      [1, ids.other, '800000.00'],
      [2, ids.mingde, '300000.00'],
      [3, ids.hengyuan, '150000.30'],
    ])
    expect(all).toMatchObject({ total: 3, sum: '1250000.30', sumBefore: '500000.00', growth: '150.0' })
    expect((await rank(manager)).items.map(({ id }) => id)).toEqual([ids.mingde, ids.hengyuan])
    expect((await rank(li)).items.map(({ id }) => id)).toEqual([ids.other])
    expect((await rank(me, { owner: zhang.userId })).items.map(({ id }) => id)).toEqual([ids.mingde, ids.hengyuan])
  })

  it('shows a customer of another once it is shared, with all of its figures', async () => {
    const share = (shares: { user: string; level: 'read' }[]) =>
      li.call(record.share, { params: { subject: 'customer', id: ids.other }, body: { shares } })
    await share([{ user: zhang.userId, level: 'read' }])
    const [first] = (await rank(zhang)).items
    expect(first).toMatchObject({ id: ids.other, values: { wonAmount: '800000.00', wonCount: '1' } })
    await share([])
    expect((await rank(zhang)).items.map(({ id }) => id)).not.toContain(ids.other)
  })

  it('compares with the period before: who grew most, who fell most, and who is new', async () => {
    const grown = await rank(me, { by: 'wonAmount', order: 'growth' })
    expect(grown.items.map(({ id, growth, before }) => [id, growth, before])).toEqual([
      [ids.hengyuan, '50.0', '100000.00'],
      [ids.mingde, '-25.0', '400000.00'],
    ])
    expect((await rank(me, { by: 'wonAmount', order: 'decline' })).items.map(({ id }) => id)).toEqual([
      ids.mingde,
      ids.hengyuan,
    ])
    expect((await rank(me, { by: 'wonAmount' })).items[0]).toMatchObject({ id: ids.other, before: null, growth: null })
  })

  it('has no measure of a module that is not there, nor one whose amounts or list the reader may not see', async () => {
    const keysFor = async (who: Member): Promise<string[]> => (await rank(who)).measures.map(({ key }) => key)
    expect(await keysFor(me)).toEqual([
      'wonAmount',
      'wonCount',
      'followUps',
      'satisfaction',
      'contractAmount',
      'contractCount',
      'invoiceAmount',
      'receivedAmount',
      'test.contracts',
    ])
    const covered = memberOf(t, me.tenantId, me.userId, { masks: ['income'] })
    expect(await keysFor(covered)).toEqual(['wonCount', 'followUps', 'satisfaction', 'contractCount'])
    const hidden = await rank(covered, { by: 'wonAmount' })
    expect(hidden.by).toBe('wonCount')
    expect(JSON.stringify(hidden)).not.toContain('00000.')
    const permissions = [...allPermissions()].filter(
      (word) => !/^(?:opportunity|contract|invoiceOut|receipt):/.test(word),
    )
    expect(await keysFor(memberOf(t, me.tenantId, me.userId, { permissions }))).toEqual(['followUps', 'satisfaction'])
    const [one] = (await rank(me, { by: 'wonAmount' })).items
    expect(one?.values).not.toHaveProperty('satisfaction')
  })

  it('refuses days that end before they begin', async () => {
    const bad = { period: 'custom', from: '2026-03-02', to: '2026-03-01' } as const
    expect(await me.call(crm.statistics.ranking, { query: bad })).toMatchObject({ key: 'request.invalid' })
  })
})

describe('customer statistics', () => {
  it('count what their lists show, in the reader’s own scope', async () => {
    const show = async (who: Member) => (await who.call(crm.statistics.show, { query: { period: 'lastYear' } })).result
    const mine = await show(zhang)
    expect(mine.conversion).toMatchObject({ won: 3, lost: 0, winRate: '100', wonAmount: '450000.30' })
    expect(mine.conversion?.cycle).toMatchObject({ average: 40, median: 40 })
    expect(mine.conversion?.cycle?.spans.map(({ count }) => count)).toEqual([0, 3, 0, 0, 0])
    expect(mine.conversion?.owners).toEqual([
      { owner: { id: zhang.userId, name: '张伟' }, won: 3, amount: '450000.30', winRate: '100', days: 40 },
    ])
    expect(mine.feedback).toMatchObject({ count: 2, low: 0, average: '4.50' })
    expect(mine.customers.total).toBe(2)
    expect((await show(me)).customers.total).toBe(3)
    expect((await show(me)).conversion).toMatchObject({ won: 4, wonAmount: '1250000.30' })
    const covered = memberOf(t, me.tenantId, me.userId, { masks: ['income'] })
    expect(JSON.stringify(await show(covered))).not.toContain('0000.')
  })

  it('count who went into and out of pools by whose customers they were', async () => {
    const customer = await addCustomer(zhang)
    await zhang.call(crm.customer.giveBack, { params: { id: customer }, body: { version: 1, reason: '跟进不过来' } })
    const month = shanghaiDay(new Date()).slice(0, 7)
    const pooled = async (who: Member) =>
      (await who.call(crm.statistics.show, { query: { period: 'thisMonth' } })).result.pool
    expect(await pooled(zhang)).toEqual([{ month, givenBack: 1, recycled: 0, taken: 0, handedOut: 0 }])
    expect(await pooled(li)).toMatchObject([{ givenBack: 0 }])
    expect(await pooled(manager)).toMatchObject([{ givenBack: 1 }])
  })
})
