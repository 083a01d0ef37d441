import { crm } from '@srm/api/crm'
import { addPerson } from '#modules/identity/index.ts'
import { newId } from '#kernel/ids.ts'
import { aCustomer, aCustomerContact, aFollowPlan, aFollowUp, anOpportunity } from '#modules/crm/crm.fixture.ts'
import { onWon } from '#modules/crm/index.ts'
import type { TestApp } from '../app.ts'
import type { Examples, Make } from '../fixtures.ts'
import type { TestTenant } from '../tenant.ts'

const addCustomer = async (me: TestTenant): Promise<string> =>
  (await me.call(crm.customer.create, { body: aCustomer() })).result.id

const byCustomer =
  (more: object = {}): Make =>
  async (_: TestApp, me: TestTenant) => ({ params: { id: await addCustomer(me) }, ...more })

const addLost = async (me: TestTenant): Promise<string> => {
  const id = await addCustomer(me)
  await me.call(crm.customer.lose, { params: { id }, body: { version: 1, reason: '预算取消' } })
  return id
}

const addPlan = async (me: TestTenant): Promise<string> => {
  const body = aFollowPlan({ customer: await addCustomer(me) })
  return (await me.call(crm.followPlan.create, { body })).result.id
}

const addPooled = async (me: TestTenant): Promise<string> => {
  const id = await addCustomer(me)
  await me.call(crm.customer.giveBack, { params: { id }, body: { version: 1, reason: '跟进不过来' } })
  return id
}

/** Whoever gave a customer back may take it again at once. */
const withoutRest = async (me: TestTenant): Promise<TestTenant> => {
  const pool = (await me.call(crm.pool.list, { query: {} })).result.items.find(({ isDefault }) => isDefault)
  if (pool)
    await me.call(crm.pool.update, { params: { id: pool.id }, body: { name: pool.name, version: pool.version } })
  return me
}

const addColleague = (me: TestTenant): Promise<string> =>
  me.inside((ctx) =>
    addPerson(ctx, { username: newId().slice(-12), displayName: '李娜', departmentId: me.departmentId }),
  )

const addOpportunity = async (me: TestTenant): Promise<string> => {
  const body = anOpportunity({ customer: await addCustomer(me) })
  return (await me.call(crm.opportunity.create, { body })).result.id
}

/** One that is moved on to being lost, which asks for nothing but a reason. */
const losing: Make = async (_, me) => {
  const stages = (await me.call(crm.opportunity.stages, {})).result
  const stage = stages.find(({ kind }) => kind === 'lost')?.id ?? ''
  return { params: { id: await addOpportunity(me) }, body: { version: 1, stage, lostReason: 'budget' } }
}

/** What a module above would make of a won one. */
const action: Parameters<typeof onWon.contribute>[0] = {
  key: 'example',
  label: { zh: '生成', en: 'Make' },
  permission: 'opportunity:update',
  made: async () => null,
  make: async (_, { customer }) => ({ subject: 'customer', id: customer.id }),
}

const making: Make = async (_, me) => {
  if (onWon.all().every(({ key }) => key !== action.key)) onWon.contribute(action).attach()
  const customer = await addCustomer(me)
  const contact = (await me.call(crm.contact.create, { body: aCustomerContact({ customer }) })).result.id
  const { id } = (await me.call(crm.opportunity.create, { body: anOpportunity({ customer, contact }) })).result
  const stages = (await me.call(crm.opportunity.stages, {})).result
  const stage = stages.find(({ kind }) => kind === 'won')?.id ?? ''
  await me.call(crm.opportunity.move, { params: { id }, body: { version: 1, stage } })
  return { params: { id }, body: { version: 2, key: action.key } }
}

const reporting: Make = async (_, me) => {
  const customer = await addCustomer(me)
  const { id } = (await me.call(crm.contact.create, { body: aCustomerContact({ customer }) })).result
  return { params: { id }, body: { version: 1, parent: null } }
}

const done = (): object => {
  const { customer: _, ...body } = aFollowUp()
  return body
}

export const examples: Examples = [
  [crm.classify.tree, () => ({})],
  [crm.classify.all, () => ({ query: { keyword: '医药' } })],
  [
    crm.registration.register,
    () => ({ body: { ...aCustomer(), contacts: [{ name: '何晓岚', position: '市场总监' }] } }),
  ],
  [crm.customer.duplicates, () => ({ body: { name: '恒远制药', mobiles: ['13611112222'] } })],
  [crm.customer.parts, byCustomer()],
  [crm.customer.enable, byCustomer({ body: { version: 1 } })],
  [crm.customer.disable, byCustomer({ body: { version: 1 } })],
  [crm.customer.lose, byCustomer({ body: { version: 1, reason: '预算取消' } })],
  [crm.customer.resume, async (_, me) => ({ params: { id: await addLost(me) }, body: { version: 2 } })],
  [crm.customer.figures, byCustomer()],
  [crm.customer.activities, byCustomer()],
  [crm.customer.events, byCustomer()],
  [crm.customer.anniversaries, () => ({})],
  [crm.contact.report, reporting],
  [crm.customer.owners, byCustomer()],
  [crm.customer.belongings, byCustomer()],
  [crm.customer.giveBack, byCustomer({ body: { version: 1, reason: '跟进不过来' } })],
  [crm.customer.lock, byCustomer({ body: { version: 1 } })],
  [crm.customer.unlock, byCustomer({ body: { version: 1 } })],
  [
    crm.customer.transfer,
    async (_, me) => ({ params: { id: await addCustomer(me) }, body: { version: 1, to: await addColleague(me) } }),
  ],
  [crm.pool.quota, () => ({})],
  [crm.pooled.list, () => ({ query: { keyword: '恒远' } })],
  [crm.pooled.summary, () => ({ query: { keyword: '恒远' } })],
  [crm.pooled.take, async (_, me) => ({ params: { id: await addPooled(await withoutRest(me)) } })],
  [
    crm.pooled.handOut,
    async (_, me) => ({ params: { id: await addPooled(me) }, body: { to: await addColleague(me) } }),
  ],
  [crm.followUp.log, async (_, me) => ({ body: aFollowUp({ customer: await addCustomer(me) }) })],
  [crm.followUp.desk, () => ({})],
  [
    crm.followPlan.reschedule,
    async (_, me) => ({ params: { id: await addPlan(me) }, body: { version: 1, at: '2031-06-01T10:00:00+08:00' } }),
  ],
  [crm.followPlan.complete, async (_, me) => ({ params: { id: await addPlan(me) }, body: done() })],
  [crm.followPlan.cancel, async (_, me) => ({ params: { id: await addPlan(me) }, body: { version: 1 } })],
  [crm.opportunity.stages, () => ({})],
  [crm.opportunity.ways, async (_, me) => ({ params: { id: await addOpportunity(me) } })],
  [crm.opportunity.move, losing],
  [crm.opportunity.makeOf, making],
  [crm.opportunityRule.show, () => ({})],
  [crm.opportunityRule.update, () => ({ body: { autoCloseDays: 90 } })],
  [crm.statistics.ranking, () => ({ query: { period: 'last12Months', by: 'wonAmount', order: 'growth' } })],
  [crm.statistics.show, () => ({ query: { period: 'lastYear' } })],
  [crm.credit.show, byCustomer()],
  [crm.credit.set, byCustomer({ body: { version: 1, creditLimit: '500000.00', creditDays: 60 } })],
]
