import { crm } from '@srm/api/crm'
import type { Endpoint } from '@srm/api/endpoint'
import { home } from '@srm/api/home'
import { record } from '@srm/api/record'
import { shanghaiDay } from '@srm/api/shared/date'
import { supplier } from '@srm/api/supplier'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDepartment, addPerson } from '#modules/identity/index.ts'
import { aSupplier } from '#modules/supplier/supplier.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { exchange, requestOf, type Example } from '#test/exchange.ts'
import { query } from '#test/sql.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import {
  aCustomer,
  aCustomerAddress,
  aCustomerContact,
  aCustomerFeedback,
  aCustomerForbiddenSupplier,
  aCustomerTitle,
  aFollowPlan,
  aFollowUp,
  anOpportunity,
  anOpportunityQuotation,
} from './crm.fixture.ts'

let t: TestApp
let me: TestTenant
let elsewhere: string
let zhang: Member
let li: Member
/** What belongs to one customer of 张伟, by the name of its record. */
let ids: Record<string, string>
const canary = '鹤鸣'
const pooledCanary = '鹿鸣'

const kinds = {
  customer: crm.customer,
  customerContact: crm.contact,
  customerTitle: crm.title,
  customerAddress: crm.address,
  customerFeedback: crm.feedback,
  followUp: crm.followUp,
  followPlan: crm.followPlan,
  opportunity: crm.opportunity,
  opportunityQuotation: crm.quotation,
  customerForbiddenSupplier: crm.forbiddenSupplier,
} as const

/** Held so that its anniversary comes in a month. */
const lastYear = shanghaiDay(new Date(Date.now() - 335 * 86_400_000))

const winSql = `update opportunity o set outcome = 'won', closed_at = now(), stage_id = s.id
  from opportunity_stage s where o.id = $1 and s.tenant_id = o.tenant_id and s.kind = 'won'`

/** A customer with one of everything, each of them marked. */
const fillCustomer = async (who: Member, word: string): Promise<Record<string, string>> => {
  const idOf = ({ status, message, result }: { status: number; message: string; result: { id: string } }): string => {
    if (status !== 200) throw new Error(message)
    return result.id
  }
  const body = aCustomer({ name: `${word}文化有限公司`, shortName: word })
  const customer = idOf(await who.call(crm.customer.create, { body }))
  const opportunity = idOf(
    await who.call(crm.opportunity.create, { body: anOpportunity({ customer, name: word, eventDate: lastYear }) }),
  )
  const quotation = anOpportunityQuotation({ opportunity, note: word })
  const refused = idOf(await me.call(supplier.supplier.create, { body: aSupplier() }))
  const plan = aFollowPlan({ customer, content: word, at: '2026-01-05T10:00:00+08:00' })
  const forbidden = aCustomerForbiddenSupplier({ customer, supplier: refused, reason: word })
  return {
    customer,
    opportunity,
    opportunityQuotation: idOf(await who.call(crm.quotation.create, { body: quotation })),
    customerForbiddenSupplier: idOf(await who.call(crm.forbiddenSupplier.create, { body: forbidden })),
    customerContact: idOf(await who.call(crm.contact.create, { body: aCustomerContact({ customer, name: word }) })),
    customerTitle: idOf(await who.call(crm.title.create, { body: aCustomerTitle({ customer, name: word }) })),
    customerAddress: idOf(await who.call(crm.address.create, { body: aCustomerAddress({ customer, name: word }) })),
    customerFeedback: idOf(await who.call(crm.feedback.create, { body: aCustomerFeedback({ customer, event: word }) })),
    followUp: idOf(await who.call(crm.followUp.create, { body: aFollowUp({ customer, content: word }) })),
    followPlan: idOf(await who.call(crm.followPlan.create, { body: plan })),
  }
}

beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  elsewhere = await me.inside((ctx) => addDepartment(ctx, { name: '分公司', code: 'FGS', parentId: me.departmentId }))
  const salesman = async (username: string, displayName: string, departmentId: string): Promise<Member> => {
    const userId = await me.inside((ctx) => addPerson(ctx, { username, displayName, departmentId }))
    return memberOf(t, me.tenantId, userId, { scope: { kind: 'self' }, departments: [departmentId] })
  }
  zhang = await salesman('zhang', '张伟', me.departmentId)
  li = await salesman('li', '李娜', elsewhere)
  ids = await fillCustomer(zhang, canary)
  await query(t, winSql, [ids['opportunity']])
})

type ReadCase = readonly [Endpoint, Example]

/** What is read of one record by its id. */
const looksById = (of: Record<string, string>): ReadCase[] => {
  const params = { id: of['customer'] ?? '' }
  return [
    ...Object.entries(kinds).flatMap(([subject, calls]): ReadCase[] => {
      const id = of[subject] ?? ''
      return [
        [calls.show, { params: { id } }],
        [record.timeline, { params: { subject, id } }],
        [record.shares, { params: { subject, id } }],
        [record.links, { params: { subject, id } }],
      ]
    }),
    [crm.customer.parts, { params }],
    [crm.customer.owners, { params }],
    [crm.customer.figures, { params }],
    [crm.customer.activities, { params }],
    [crm.customer.events, { params }],
    [crm.credit.show, { params }],
    [crm.opportunity.ways, { params: { id: of['opportunity'] ?? '' } }],
  ]
}

/** Everything of the module, and of what looks at all records, that a person can read. */
const looksFor = (word: string): ReadCase[] => [
  ...Object.values(kinds).flatMap((calls): ReadCase[] => [
    [calls.list, { query: { pageSize: '100' } }],
    [calls.list, { query: { keyword: word } }],
    [calls.summary, { query: { keyword: word } }],
    [calls.all, {}],
    [calls.all, { query: { keyword: word } }],
  ]),
  [crm.customer.anniversaries, { query: { owner: zhang.userId } }],
  [crm.followUp.desk, {}],
  [crm.statistics.ranking, { query: { by: 'followUps', period: 'custom', from: '2026-01-01', to: '2026-12-31' } }],
  [crm.statistics.show, {}],
  [crm.classify.tree, {}],
  [record.search, { query: { keyword: word } }],
  [home.work, {}],
]

const readAll = async (who: Member, looks: readonly ReadCase[], word: string) => {
  let [seen, refused] = [0, 0]
  for (const [endpoint, example] of looks) {
    const { status, text } = await exchange(t, requestOf(endpoint, example, who.headers))
    if (text.includes(word)) seen += 1
    if (status !== 200) refused += 1
  }
  return { seen, refused }
}

/** How often the customer's mark is read, and how many looks were refused. */
const readAs = (who: Member) => readAll(who, [...looksFor(canary), ...looksById(ids)], canary)

const shareWith = async (subject: string, shares: { user: string; level: 'read' }[]): Promise<void> => {
  const answer = await zhang.call(record.share, { params: { subject, id: ids[subject] ?? '' }, body: { shares } })
  expect(answer).toMatchObject({ status: 200 })
}

const nothing = () => ({ seen: 0, refused: looksById(ids).length })

describe('a salesman whose scope is their own', () => {
  it('reads nothing of another’s customer anywhere, and all of it once it is shared', async () => {
    const whole = await readAs(zhang)
    expect(whole).toMatchObject({ refused: 0 })
    expect(whole.seen).toBeGreaterThan(nothing().refused)
    expect(await readAs(li)).toEqual(nothing())
    await shareWith('customer', [{ user: li.userId, level: 'read' }])
    const shared = await readAs(li)
    expect(shared.refused).toBe(0)
    // All of it but the plan on the home page and the desk of whoever made it.
    expect(shared.seen).toBe(whole.seen - 2)
    await shareWith('customer', [])
    expect(await readAs(li)).toEqual(nothing())
  })

  it('reads an opportunity that is shared alone, and nothing else of its customer', async () => {
    await shareWith('opportunity', [{ user: li.userId, level: 'read' }])
    const { name } = (await li.call(crm.opportunity.show, { params: { id: ids['opportunity'] ?? '' } })).result
    expect(name).toBe(canary)
    const hidden = Object.keys(kinds).filter((kind) => !kind.startsWith('opportunity'))
    const others = looksById(ids).filter(
      ([, { params = {} }]) => 'id' in params && hidden.some((kind) => ids[kind] === params['id']),
    )
    expect(others.length).toBeGreaterThan(30)
    expect(await readAll(li, others, canary)).toEqual({ seen: 0, refused: others.length })
    await shareWith('opportunity', [])
  })
})

describe('somebody of another department or company', () => {
  it('reads nothing of a customer', async () => {
    const scope = { kind: 'departments', ids: [elsewhere] } as const
    const manager = memberOf(t, me.tenantId, me.userId, { scope, departments: [elsewhere] })
    expect(await readAs(manager)).toEqual(nothing())
    expect(await readAs(await aTenant(t))).toEqual(nothing())
  })
})

describe('a customer in a pool', () => {
  it('is read by name on the pool’s page alone, and only by those it is for', async () => {
    const own = await fillCustomer(zhang, pooledCanary)
    await query(t, winSql, [own['opportunity']])
    const id = own['customer'] ?? ''
    const poolBody = { name: '分公司公海', departments: [elsewhere], hidePhone: true, hideContact: true }
    const { id: pool } = (await me.call(crm.pool.create, { body: poolBody })).result
    const given = await me.call(crm.customer.giveBack, {
      params: { id },
      body: { version: 2, reason: '换区', pool },
    })
    expect(given).toMatchObject({ status: 200 })
    const looks = [...looksFor(pooledCanary), ...looksById(own)]
    const page: ReadCase[] = [
      [crm.pooled.list, { query: { pageSize: '100' } }],
      [crm.pooled.list, { query: { keyword: pooledCanary } }],
    ]
    for (const who of [zhang, await aTenant(t)]) expect((await readAll(who, page, pooledCanary)).seen).toBe(0)
    expect(await readAll(li, looks, pooledCanary)).toEqual({ seen: 0, refused: looksById(own).length })
    expect(await readAll(li, page, pooledCanary)).toEqual({ seen: 2, refused: 0 })
    const { items } = (await li.call(crm.pooled.list, { query: { pageSize: '100' } })).result
    expect(items).toMatchObject([{ id, phone: null, contact: null }])
    // What the former owner sold stays in their own figures; the customer itself does not.
    const { seen } = await readAll(
      zhang,
      looksById(own).filter(([, { params = {} }]) => params['id'] === id),
      pooledCanary,
    )
    expect(seen).toBe(0)
  })
})
