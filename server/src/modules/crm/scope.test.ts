import { crm } from '@srm/api/crm'
import type { Endpoint } from '@srm/api/endpoint'
import { home } from '@srm/api/home'
import { record } from '@srm/api/record'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '#modules/identity/index.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { exchange, requestOf, type Example } from '#test/exchange.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { aCustomer, aCustomerAddress, aCustomerContact, aCustomerTitle, aFollowPlan, aFollowUp } from './crm.fixture.ts'

let t: TestApp
let me: TestTenant
let zhang: Member
let li: Member
/** What belongs to one customer of 张伟, by the name of its record. */
let ids: Record<string, string>
const canary = '鹤鸣'

const kinds = {
  customer: crm.customer,
  customerContact: crm.contact,
  customerTitle: crm.title,
  customerAddress: crm.address,
  followUp: crm.followUp,
  followPlan: crm.followPlan,
} as const

beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
  const salesman = async (username: string, displayName: string): Promise<Member> => {
    const userId = await me.inside((ctx) => addPerson(ctx, { username, displayName, departmentId: me.departmentId }))
    return memberOf(t, me.tenantId, userId, { scope: { kind: 'self' } })
  }
  zhang = await salesman('zhang', '张伟')
  li = await salesman('li', '李娜')
  const body = aCustomer({ name: `${canary}文化有限公司`, shortName: canary })
  const customer = (await zhang.call(crm.customer.create, { body })).result.id
  const idOf = ({ result }: { result: { id: string } }): string => result.id
  ids = {
    customer,
    customerContact: idOf(await zhang.call(crm.contact.create, { body: aCustomerContact({ customer, name: canary }) })),
    customerTitle: idOf(await zhang.call(crm.title.create, { body: aCustomerTitle({ customer, name: canary }) })),
    customerAddress: idOf(await zhang.call(crm.address.create, { body: aCustomerAddress({ customer, name: canary }) })),
    followUp: idOf(await zhang.call(crm.followUp.create, { body: aFollowUp({ customer, content: canary }) })),
    followPlan: idOf(
      await zhang.call(crm.followPlan.create, {
        body: aFollowPlan({ customer, content: canary, at: '2026-01-05T10:00:00+08:00' }),
      }),
    ),
  }
})
afterAll(() => t.close())

type Look = readonly [Endpoint, Example]

/** Everything of the module, and of what looks at all records, that a person can read. */
const looks = (): Look[] => [
  ...Object.entries(kinds).flatMap(([subject, calls]): Look[] => {
    const id = ids[subject] ?? ''
    return [
      [calls.list, { query: { pageSize: '100' } }],
      [calls.list, { query: { keyword: canary } }],
      [calls.summary, { query: { keyword: canary } }],
      [calls.all, {}],
      [calls.all, { query: { keyword: canary } }],
      [calls.show, { params: { id } }],
      [record.timeline, { params: { subject, id } }],
      [record.shares, { params: { subject, id } }],
      [record.links, { params: { subject, id } }],
    ]
  }),
  [crm.customer.parts, { params: { id: ids['customer'] ?? '' } }],
  [crm.followUp.desk, {}],
  [crm.classify.tree, {}],
  [record.search, { query: { keyword: canary } }],
  [home.work, {}],
]

/** How often the customer's mark is read, and how many looks were refused. */
const readAs = async (who: Member): Promise<{ seen: number; refused: number }> => {
  let [seen, refused] = [0, 0]
  for (const [endpoint, example] of looks()) {
    const { status, text } = await exchange(t, requestOf(endpoint, example, who.headers))
    if (text.includes(canary)) seen += 1
    if (status !== 200) refused += 1
  }
  return { seen, refused }
}

describe('a salesman whose scope is their own', () => {
  it('reads nothing of another’s customer anywhere, and all of it once it is shared', async () => {
    const byId = Object.keys(kinds).length * 4 + 1
    const whole = await readAs(zhang)
    expect(whole).toMatchObject({ refused: 0 })
    expect(whole.seen).toBeGreaterThan(byId)
    expect(await readAs(li)).toEqual({ seen: 0, refused: byId })
    const share = (shares: { user: string; level: 'read' }[]) =>
      zhang.call(record.share, { params: { subject: 'customer', id: ids['customer'] ?? '' }, body: { shares } })
    await share([{ user: li.userId, level: 'read' }])
    const shared = await readAs(li)
    expect(shared.refused).toBe(0)
    // All of it but the plan on the home page and the desk of whoever made it.
    expect(shared.seen).toBe(whole.seen - 2)
    await share([])
    expect(await readAs(li)).toEqual({ seen: 0, refused: byId })
  })
})
