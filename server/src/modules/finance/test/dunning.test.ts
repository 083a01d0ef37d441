import { finance } from '@srm/api/finance'
import { shanghaiDay } from '@srm/api/shared/date'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { addCustomer, addSigned } from '#test/contracts.ts'
import { aDunningTo } from '#test/dunnings.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { aDunning } from '../finance.fixture.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const today = shanghaiDay(new Date())
const lastMonth = shanghaiDay(new Date(Date.now() - 31 * 86_400_000))
const calls = finance.dunning

/** A customer with one instalment a month late and one that is not due. */
const aLateCustomer = async (): Promise<string> => {
  const customer = await addCustomer(me)
  const plans = [
    { name: '首款', trigger: 'date' as const, planDate: lastMonth, ratio: '30.00' },
    { name: '尾款', trigger: 'date' as const, planDate: '2027-12-31', ratio: '70.00' },
  ]
  await addSigned(me, { customer, plans })
  return customer
}

const sentSql = `select count(*)::int as count from sms_log where tenant_id = $1 and scene = 'dunning'`
const sent = async () =>
  (await me.inside((ctx) => ctx.db.run<{ count: number }>(sentSql, [ctx.tenantId]))).rows[0]?.count

describe('a dunning', () => {
  it('keeps what was overdue on its day and writes the letter', async () => {
    const customer = await aLateCustomer()
    const row = await aDunningTo(me, { customer, way: 'letter', day: today, promisedOn: null })
    expect(row).toMatchObject({ overdueAmount: '30000.00', outcome: 'open', owner: { id: me.userId } })
    expect(row.lines).toMatchObject([{ dueDate: lastMonth, daysOver: 31, open: '30000.00' }])
    expect(row.letter).toContain(`截至 ${today}`)
    expect(row.letter).not.toContain('30000')
    const { amount } = (await me.call(finance.receivable.items, { query: { asOf: today, party: customer, bucket: 2 } }))
      .result.items[0] ?? { amount: null }
    expect(amount).toBe('30000.00')
  })

  it('sends one message a day to a contact of the customer, and none where there is no number', async () => {
    const { id, version } = await aDunningTo(me, { way: 'sms' })
    const before = await sent()
    const answer = await me.call(calls.sms, { params: { id }, body: { version } })
    expect(answer.status, answer.message).toBe(200)
    expect(await sent()).toBe((before ?? 0) + 1)
    const again = await me.call(calls.sms, { params: { id }, body: { version: answer.result.version } })
    expect(again.key).toBe('dunning.sent')
    const customer = await addCustomer(me)
    const made = await me.call(calls.create, { body: aDunning({ customer }) })
    const silent = await me.call(calls.sms, { params: { id: made.result.id }, body: { version: 1 } })
    expect(silent.key).toBe('dunning.no_mobile')
  })

  it('is refused for another day, another customer’s contact and covered amounts', async () => {
    const { contact } = await aDunningTo(me)
    const customer = await addCustomer(me)
    const create = (more: object, who: Pick<TestTenant, 'call'> = me) =>
      who.call(calls.create, { body: aDunning({ customer, ...more }) })
    expect((await create({ day: '2099-01-01', promisedOn: null })).key).toBe('dunning.day')
    expect((await create({ day: today, promisedOn: lastMonth })).key).toBe('dunning.promised')
    expect((await create({ contact: contact?.id })).key).toBe('dunning.contact')
    expect((await create({}, me.as({ masks: ['income'] }))).key).toBe('dunning.masked')
  })

  it('shows no amount to whoever has income covered', async () => {
    const { id } = await aDunningTo(me, { customer: await aLateCustomer(), day: today, promisedOn: null })
    const { result } = await me.as({ masks: ['income'] }).call(calls.show, { params: { id } })
    expect([result.overdueAmount, result.promisedAmount, result.lines[0]?.open]).toEqual([null, null, null])
  })
})
