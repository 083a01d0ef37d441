import { payment } from '@srm/api/payment'
import { addPerson } from '#modules/identity/index.ts'
import { aDeposit } from '#modules/payment/payment.fixture.ts'
import { receivingFund } from './receipts.ts'
import type { TestTenant } from './tenant.ts'

let people = 0

const enteredBySql = `update deposit set owner_id = $3, created_by = $3, updated_by = $3 where tenant_id = $1 and id = $2`

/** Entered by a colleague, so that whoever asks may book it; booked where it is asked for. */
export const addDeposit = async (me: TestTenant, isBooked = false): Promise<{ id: string; version: number }> => {
  const { fund } = await receivingFund(me)
  const made = await me.call(payment.deposit.create, { body: aDeposit({ fundAccount: fund }) })
  if (made.status !== 200) throw new Error(made.message)
  const { id } = made.result
  people += 1
  const username = `holder${String(process.pid)}${String(people)}`
  const person = { username, displayName: '采购', departmentId: me.departmentId, roles: [] }
  await me.inside(async (ctx) => {
    await ctx.db.run(enteredBySql, [ctx.tenantId, id, await addPerson(ctx, person)])
  })
  if (!isBooked) return { id, version: 1 }
  const booked = await me.call(payment.deposit.book, { params: { id }, body: { version: 1 } })
  if (booked.status !== 200) throw new Error(booked.message)
  return booked.result
}
