import { crm } from '@srm/api/crm'
import { dictionary } from '@srm/api/dictionary'
import { identity } from '@srm/api/identity'
import { notice } from '@srm/api/notice'
import { record } from '@srm/api/record'
import { label } from '@srm/api/shared/label'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDepartment, addPerson } from '#modules/identity/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { timelineOf } from '#test/records.ts'
import { query } from '#test/sql.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import {
  aCustomer,
  aCustomerContact,
  aFollowUp,
  anOpportunity,
  anOpportunityQuotation,
  anOpportunityStage,
} from '../crm.fixture.ts'
import { closeQuiet } from './auto-close.service.ts'
import { onWon } from '../index.ts'
import type { WonAction } from './won-action.store.ts'
import { addUsualStages } from './stage.service.ts'

let t: TestApp
let me: TestTenant
let zhang: Member
let li: Member
let sales: string
let customer: string
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  sales = await me.inside((ctx) => addDepartment(ctx, { name: '销售部', code: 'XS', parentId: me.departmentId }))
  zhang = await salesman('zhang', '张伟')
  li = await salesman('li', '李娜')
  customer = (await zhang.call(crm.customer.create, { body: aCustomer() })).result.id
})

const salesman = async (username: string, displayName: string): Promise<Member> => {
  const userId = await me.inside((ctx) => addPerson(ctx, { username, displayName, departmentId: sales }))
  return memberOf(t, me.tenantId, userId, { scope: { kind: 'self' } })
}

type More = Parameters<typeof anOpportunity>[0]

const add = async (more: More = {}, who: Member = zhang): Promise<string> =>
  (await who.call(crm.opportunity.create, { body: anOpportunity({ customer, ...more }) })).result.id
const show = async (id: string, who: Member = zhang) =>
  (await who.call(crm.opportunity.show, { params: { id } })).result
const stageIds = async (): Promise<Record<string, string>> =>
  Object.fromEntries((await me.call(crm.opportunity.stages, {})).result.map(({ id, name }) => [name, id]))
const move = async (id: string, to: string, more: object = {}, who: Member = zhang) => {
  const { version } = await show(id, who)
  const stage = (await stageIds())[to] ?? ''
  return who.call(crm.opportunity.move, { params: { id }, body: { version, stage, ...more } })
}
const contactOf = async (of: string): Promise<string> =>
  (await zhang.call(crm.contact.create, { body: aCustomerContact({ customer: of }) })).result.id

describe('opportunity', () => {
  it('gets a number of type 83, begins at the first stage and belongs to whoever writes it down', async () => {
    const made = await zhang.call(crm.opportunity.create, {
      body: anOpportunity({ customer, name: '新能源发布会' }),
    })
    expect(made.result.code).toMatch(/^SJ-?2\d{3}/)
    expect((await me.call(dictionary.genCode, { query: { type: 83 } })).result.code).toMatch(/^SJ/)
    expect(await show(made.result.id)).toMatchObject({
      stage: { name: '初步接触' },
      winRate: '10.00',
      outcome: 'open',
      furthest: { name: '初步接触' },
      owner: { id: zhang.userId },
      department: { id: sales },
    })
    const hits = (await zhang.call(record.search, { query: { keyword: '新能源发布会' } })).result
    expect(JSON.stringify(hits)).toContain(made.result.id)
    const links = (await zhang.call(record.links, { params: { subject: 'opportunity', id: made.result.id } })).result
    expect(JSON.stringify(links)).toContain(customer)
  })

  it('is seen by its owner, through its customer and by whoever it is shared with, and by nobody else', async () => {
    const id = await add()
    const sees = async (who: Member) => (await who.call(crm.opportunity.show, { params: { id } })).status
    const wang = await salesman('wang', '王强')
    expect([await sees(zhang), await sees(li), await sees(wang)]).toEqual([200, 404, 404])
    // Its own share opens it alone.
    const shares = [{ user: li.userId, level: 'read' as const }]
    await zhang.call(record.share, { params: { subject: 'opportunity', id }, body: { shares } })
    expect([await sees(li), (await li.call(crm.customer.show, { params: { id: customer } })).status]).toEqual([
      200, 404,
    ])
    expect(await move(id, '输单', { lostReason: 'budget' }, li)).toMatchObject({ key: 'record.read_only' })
    // Given to somebody who does not see the customer, both see it.
    await me.call(crm.opportunity.patch, { params: { id }, body: { version: 1, owner: wang.userId } })
    expect([await sees(zhang), await sees(wang)]).toEqual([200, 200])
    const listed = (await wang.call(crm.opportunity.list, { query: {} })).result.items
    expect(listed.map((one) => one.id)).toEqual([id])
    expect((await wang.call(crm.opportunity.summary, { query: { group: 'stage' } })).result.groups).toMatchObject([
      { name: '初步接触', count: 1, sums: { expectedAmount: '300000.00' } },
    ])
    const body = anOpportunityQuotation({ opportunity: id })
    const quoted = (await wang.call(crm.quotation.create, { body })).result.id
    expect((await zhang.call(crm.quotation.show, { params: { id: quoted } })).status).toBe(200)
  })

  it('is written down only at a customer one may change, with a contact of that customer', async () => {
    const other = (await li.call(crm.customer.create, { body: aCustomer() })).result.id
    expect(await zhang.call(crm.opportunity.create, { body: anOpportunity({ customer: other }) })).toMatchObject({
      key: 'record.not_found',
    })
    const own = (await zhang.call(crm.customer.create, { body: aCustomer() })).result.id
    const contact = await contactOf(own)
    expect(await zhang.call(crm.opportunity.create, { body: anOpportunity({ customer, contact }) })).toMatchObject({
      key: 'customer.contact_elsewhere',
    })
    const opportunity = await add({ customer: own })
    expect(await zhang.call(crm.followUp.create, { body: aFollowUp({ customer, opportunity }) })).toMatchObject({
      key: 'opportunity.elsewhere',
    })
    expect(await zhang.call(crm.customer.remove, { params: { id: own }, query: {} })).toMatchObject({
      key: 'customer.in_use',
    })
  })

  it('covers amounts for roles that do not see them, in rows, sums and forms that come back', async () => {
    const id = await add({ expectedAmount: '88000.00' })
    const covered = memberOf(t, me.tenantId, zhang.userId, { scope: { kind: 'self' }, masks: ['income'] })
    const seen = await show(id, covered)
    expect(seen.expectedAmount).toBeNull()
    expect((await covered.call(crm.opportunity.summary, { query: {} })).result.sums).toEqual({})
    const { name, version } = seen
    const body = { ...anOpportunity({ customer, name }), expectedAmount: null, version }
    expect((await covered.call(crm.opportunity.update, { params: { id }, body })).status).toBe(200)
    expect((await show(id)).expectedAmount).toBe('88000.00')
  })
})

describe('moving an opportunity', () => {
  it('takes what the stage and those before it ask for, said at the fields', async () => {
    const bare = await add({ expectedAmount: null, expectedSigningDate: null })
    const refused = await move(bare, '商务谈判')
    expect(refused).toMatchObject({ key: 'opportunity.needs', message: expect.stringContaining('联系人') as string })
    expect(refused.errors?.map(({ path }) => path)).toEqual(['contact', 'expectedAmount', 'expectedSigningDate'])
    const { ways } = (await zhang.call(crm.opportunity.ways, { params: { id: bare } })).result
    const { 商务谈判: talks } = await stageIds()
    expect(ways.find(({ stage }) => stage === talks)?.checks.map(({ holds }) => holds)).toEqual([false, false, false])
    // What is missing can be said along with the move.
    const said = { contact: await contactOf(customer), expectedAmount: '5000.00', expectedSigningDate: '2031-01-02' }
    expect((await move(bare, '商务谈判', said)).status).toBe(200)
    expect(await show(bare)).toMatchObject({ expectedAmount: '5000.00', stage: { name: '商务谈判' } })
    const id = await add({ contact: await contactOf(customer) })
    expect((await move(id, '商务谈判')).status).toBe(200)
    expect(await show(id)).toMatchObject({ stage: { name: '商务谈判' }, winRate: '80.00', outcome: 'open' })
    // What the stage asks for cannot be emptied again.
    const { version } = await show(id)
    const body = { ...anOpportunity({ customer }), contact: null, version }
    expect(await zhang.call(crm.opportunity.update, { params: { id }, body })).toMatchObject({
      key: 'opportunity.needs',
      errors: [{ path: 'contact' }],
    })
  })

  it('to lost takes a reason and may name who won; coming back forgets both and keeps how far it got', async () => {
    const id = await add({ contact: await contactOf(customer) })
    await move(id, '方案报价')
    expect(await move(id, '输单')).toMatchObject({ key: 'opportunity.lost_reason', errors: [{ path: 'lostReason' }] })
    await move(id, '输单', { lostReason: 'competitor', lostTo: '锦绣会展', lostNote: '报价高 8%' })
    expect(await show(id)).toMatchObject({
      outcome: 'lost',
      lostReason: 'competitor',
      lostTo: '锦绣会展',
      furthest: { name: '方案报价' },
      closedAt: expect.any(String) as string,
      actions: expect.not.arrayContaining(['delete']) as string[],
    })
    await move(id, '需求确认')
    expect(await show(id)).toMatchObject({
      outcome: 'open',
      lostReason: null,
      closedAt: null,
      furthest: { name: '方案报价' },
    })
    const { past } = (await zhang.call(crm.opportunity.ways, { params: { id } })).result
    expect(past.map(({ from, to, by }) => [from, to, by])).toEqual([
      ['输单', '需求确认', '张伟'],
      ['方案报价', '输单', '张伟'],
      ['初步接触', '方案报价', '张伟'],
      [null, '初步接触', '张伟'],
    ])
    const [last] = (await timelineOf(zhang, 'opportunity', id)).result.items
    expect(JSON.stringify(last)).toContain('需求确认')
  })

  it('is refused to whoever saw an older version', async () => {
    const id = await add()
    const stage = (await stageIds())['无效'] ?? ''
    const late = { params: { id }, body: { version: 1, stage } }
    await move(id, '输单', { lostReason: 'budget' })
    expect(await zhang.call(crm.opportunity.move, late)).toMatchObject({ key: 'record.stale' })
  })

  it('to won offers what modules above make of it, once, and stays won then', async () => {
    const id = await add({ contact: await contactOf(customer) })
    await move(id, '赢单')
    const won = async (who: Member = zhang) =>
      (await who.call(crm.opportunity.ways, { params: { id } })).result.wonActions.filter(({ key }) => key === 'trial')
    expect(await won()).toEqual([])
    const made = new Map<string, string>()
    const action: WonAction = {
      key: 'trial',
      label: label('生成项目', 'Make a project'),
      permission: 'customer:create',
      made: async (_, of) => (made.has(of) ? { subject: 'customer', id: made.get(of) ?? '', name: '项目' } : null),
      make: async (ctx, { id: of, name, customer: by }) => {
        made.set(of, by.id)
        expect([name, ctx.userId]).toEqual([(await show(id)).name, zhang.userId])
        return { subject: 'customer', id: by.id }
      },
    }
    const forget = onWon.contribute(action).attach()
    try {
      expect(await won()).toMatchObject([{ key: 'trial', label: '生成项目', made: null, open: true }])
      const limited = memberOf(t, me.tenantId, zhang.userId, {
        permissions: ['opportunity:update', 'opportunity:show'],
      })
      expect(await won(limited)).toEqual([])
      const make = async (who: Member) => {
        const { version } = await show(id)
        return who.call(crm.opportunity.makeOf, { params: { id }, body: { version, key: 'trial' } })
      }
      expect((await make(limited)).key).toBe('session.forbidden')
      expect((await make(zhang)).result).toEqual({ id: customer, subject: 'customer' })
      expect((await make(zhang)).key).toBe('opportunity.made_before')
      expect(await won()).toMatchObject([{ made: { id: customer }, open: false }])
      expect(await move(id, '需求确认')).toMatchObject({ key: 'opportunity.stays_won' })
    } finally {
      forget()
    }
    await move(id, '需求确认')
    expect(await show(id)).toMatchObject({ outcome: 'open', furthest: { name: '需求确认' } })
  })

  it('counts how far each got by the furthest stage, so that a funnel opens the list that sums to it', async () => {
    const fresh = await aTenant(t)
    const of = (await fresh.call(crm.customer.create, { body: aCustomer() })).result.id
    const contact = (await fresh.call(crm.contact.create, { body: aCustomerContact({ customer: of }) })).result.id
    const stages = (await fresh.call(crm.opportunity.stages, {})).result
    const named = (name: string): string => stages.find((one) => one.name === name)?.id ?? ''
    for (const [amount, path] of [
      ['100.00', ['方案报价', '输单']],
      ['200.00', ['赢单']],
      ['400.00', []],
    ] as const) {
      const body = anOpportunity({ customer: of, contact, expectedAmount: amount })
      const { id } = (await fresh.call(crm.opportunity.create, { body })).result
      for (const [at, to] of path.entries())
        await fresh.call(crm.opportunity.move, {
          params: { id },
          body: { version: at + 1, stage: named(to), lostReason: 'budget' },
        })
    }
    const { groups } = (await fresh.call(crm.opportunity.summary, { query: { group: 'furthest' } })).result
    const sums = Object.fromEntries(
      groups.map(({ name, count, sums: { expectedAmount } }) => [name, [count, expectedAmount]]),
    )
    expect(sums).toEqual({ 方案报价: [1, '100.00'], 赢单: [1, '200.00'], 初步接触: [1, '400.00'] })
    const filter = JSON.stringify([{ field: 'furthest', op: 'in', value: [named('方案报价'), named('赢单')] }])
    const { items } = (await fresh.call(crm.opportunity.list, { query: { filter } })).result
    expect(new Set(items.map(({ expectedAmount }) => expectedAmount))).toEqual(new Set(['100.00', '200.00']))
  })
})

describe('quotations of an opportunity', () => {
  it('are counted from V1, and the latest is what counts, also when it is changed or taken back', async () => {
    const id = await add()
    const quote = async (amount: string) =>
      (await zhang.call(crm.quotation.create, { body: anOpportunityQuotation({ opportunity: id, amount }) })).result.id
    const first = await quote('280000.00')
    const second = await quote('260000.00')
    const named = async (of: string) => (await zhang.call(crm.quotation.show, { params: { id: of } })).result.name
    expect([await named(first), await named(second)]).toEqual(['V1', 'V2'])
    expect((await show(id)).quotedAmount).toBe('260000.00')
    await zhang.call(crm.quotation.update, {
      params: { id: first },
      body: { ...anOpportunityQuotation({ opportunity: id, amount: '1.00' }), version: 1 },
    })
    expect((await show(id)).quotedAmount).toBe('260000.00')
    await zhang.call(crm.quotation.remove, { params: { id: second }, query: {} })
    expect((await show(id)).quotedAmount).toBe('1.00')
    expect(await li.call(crm.quotation.create, { body: anOpportunityQuotation({ opportunity: id }) })).toMatchObject({
      key: 'record.not_found',
    })
  })
})

describe('stages of a company', () => {
  it('are the usual ones at first, are added to once, and a company keeps its own', async () => {
    const fresh = await aTenant(t)
    const names = async () => (await fresh.call(crm.opportunity.stages, {})).result.map(({ name }) => name)
    const usual = ['初步接触', '需求确认', '方案报价', '商务谈判', '赢单', '输单', '无效']
    expect(await names()).toEqual(usual)
    const [first] = (await fresh.call(crm.opportunity.stages, {})).result
    await fresh.call(crm.opportunityStage.remove, { params: { id: first?.id ?? '' }, query: {} })
    await fresh.inside(addUsualStages)
    expect(await names()).toEqual(usual.slice(1))
    await fresh.call(crm.opportunityStage.create, { body: anOpportunityStage({ name: '比稿', sort: 35 }) })
    expect(await names()).toEqual(['需求确认', '方案报价', '比稿', '商务谈判', '赢单', '输单', '无效'])
    expect(await fresh.call(crm.opportunityStage.create, { body: anOpportunityStage({ name: '比稿' }) })).toMatchObject(
      { key: 'opportunityStage.name_taken' },
    )
  })

  it('stay while opportunities were there, and so do the ways to end', async () => {
    const stages = await stageIds()
    const remove = (name: string) =>
      me.call(crm.opportunityStage.remove, { params: { id: stages[name] ?? '' }, query: {} })
    await add()
    expect(await remove('赢单')).toMatchObject({ key: 'opportunityStage.fixed' })
    expect(await remove('初步接触')).toMatchObject({ key: 'opportunityStage.in_use' })
  })

  it('say how likely what stands there is to be won, also when that changes', async () => {
    const id = await add()
    const stage = (await stageIds())['初步接触'] ?? ''
    const { version } = (await me.call(crm.opportunityStage.show, { params: { id: stage } })).result
    const body = { name: '初步接触', winRate: '15', sort: 10, version }
    expect((await me.call(crm.opportunityStage.update, { params: { id: stage }, body })).status).toBe(200)
    expect((await show(id)).winRate).toBe('15.00')
  })
})

describe('an opportunity nobody follows', () => {
  const old = (id: string, days: number) =>
    query(t, `update opportunity set stage_at = now() - make_interval(days => $3) where tenant_id = $1 and id = $2`, [
      me.tenantId,
      id,
      days,
    ])

  it('stays open unless the company wants it closed, and is invalid after so many days without a follow-up', async () => {
    const of = async () => (await zhang.call(crm.customer.create, { body: aCustomer() })).result.id
    const [quiet, talked, other] = [
      await add({ customer: await of() }),
      await add({ customer: await of() }),
      await of(),
    ]
    const [about, beside] = [await add({ customer: other }), await add({ customer: other })]
    const at = new Date(Date.now() - 3 * 86_400_000).toISOString()
    const talk = (at_: string, opportunity?: string, by?: string) =>
      zhang.call(crm.followUp.create, { body: aFollowUp({ customer: by ?? other, at: at_, opportunity }) })
    await talk(at, undefined, (await show(talked)).customer.id)
    await talk(at, about)
    for (const id of [quiet, talked, about, beside]) await old(id, 40)
    const outcomes = async () => Promise.all([quiet, talked, about, beside].map(async (id) => (await show(id)).outcome))
    await me.inside(closeQuiet)
    expect(await outcomes()).toEqual(['open', 'open', 'open', 'open'])
    await me.call(crm.opportunityRule.update, { body: { autoCloseDays: 30 } })
    await me.inside(closeQuiet)
    expect(await outcomes()).toEqual(['invalid', 'open', 'open', 'invalid'])
    const { past } = (await zhang.call(crm.opportunity.ways, { params: { id: quiet } })).result
    expect(past[0]).toMatchObject({
      to: '无效',
      by: null,
      note: '超过 30 天未跟进，自动关闭',
      days: expect.any(Number) as number,
    })
    expect((await timelineOf(zhang, 'opportunity', quiet)).result.items[0]).toMatchObject({ kind: 'updated' })
    const notices = (await zhang.call(notice.list, { query: {} })).result.items
    expect(notices.map(({ title }) => title)).toContain('2 个商机超过 30 天未跟进，已标记为无效')
    await me.call(crm.opportunityRule.update, { body: { autoCloseDays: null } })
  })
})

describe('a salesman who leaves', () => {
  it('hands over open opportunities, not those that have ended', async () => {
    const qian = await salesman('qian', '钱进')
    const of = (await qian.call(crm.customer.create, { body: aCustomer() })).result.id
    const [open, ended] = [await add({ customer: of }, qian), await add({ customer: of }, qian)]
    await move(ended, '无效', {}, qian)
    const held = (await me.call(identity.user.holdings, { params: { id: qian.userId } })).result
    expect(JSON.stringify(held)).toContain('商机')
    const successors = { customer: li.userId, opportunity: li.userId }
    await me.call(identity.user.handOver, { params: { id: qian.userId }, body: { successors, leave: true } })
    const ownerOf = async (id: string) => (await show(id, me)).owner?.id
    expect([await ownerOf(open), await ownerOf(ended)]).toEqual([li.userId, qian.userId])
  })
})
