import { crm } from '@srm/api/crm'
import { finance } from '@srm/api/finance'
import { shanghaiDay } from '@srm/api/shared/date'
import { aCustomerContact } from '#modules/crm/crm.fixture.ts'
import { aDunning } from '#modules/finance/finance.fixture.ts'
import { addCustomer, addSigned } from './contracts.ts'
import type { TestTenant } from './tenant.ts'

/** A customer that was called, and whom a message can be sent to. */
export const aDunningTo = async (me: TestTenant, more: Parameters<typeof aDunning>[0] = {}) => {
  const customer = more.customer ?? (await addCustomer(me))
  const contact = (await me.call(crm.contact.create, { body: aCustomerContact({ customer }) })).result.id
  const made = await me.call(finance.dunning.create, { body: aDunning({ customer, contact, ...more }) })
  if (made.status !== 200) throw new Error(`${made.message} ${JSON.stringify(made.errors ?? [])}`)
  return (await me.call(finance.dunning.show, { params: { id: made.result.id } })).result
}

/** One that was late on the day. */
export const addOverdueDunning = async (me: TestTenant): Promise<void> => {
  const customer = await addCustomer(me)
  const plans = [{ name: '首款', trigger: 'date' as const, planDate: '2026-10-01', ratio: '100.00' }]
  await addSigned(me, { customer, plans })
  await aDunningTo(me, { customer, day: shanghaiDay(new Date()), promisedOn: null })
}
