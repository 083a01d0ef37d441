import { invoicing } from '@srm/api/invoicing'
import { payment } from '@srm/api/payment'
import { shanghaiDay } from '@srm/api/shared/date'
import { addReversed, invoiceNumber } from './invoices.ts'
import { addDeposit } from './deposits.ts'
import { addOverdueDunning } from './dunnings.ts'
import { aBatch, aPayableContract } from './payments.ts'
import { addConfirmed, receivingFund } from './receipts.ts'
import { addVerified, showReceived, taken } from './received.ts'
import type { TestTenant } from './tenant.ts'

const bracketSql = `insert into labor_tax_bracket (tenant_id, id, above, rate, quick) values ($1, gen_random_uuid(), 0, 20, 0)`
const codeSql = `insert into ledger_account_code (tenant_id, id, account, fund_account_id, code, name)
  values ($1, gen_random_uuid(), 'bank', $2, '100201', '招商银行')`
const ruleSql = `insert into finance_rule (ageing_days) values ('{30,60,90,180}') on conflict do nothing`
const chosenSql = `insert into payment_request_received (tenant_id, id, payment_request_id, line, invoice_id, amount)
  select r.tenant_id, gen_random_uuid(), r.id, 0, $2, 1 from payment_request r where r.tenant_id = $1 limit 1`

/** An invoice for a contract, one for an order that is taken back in part, and a payment made on the first. */
const addInvoices = async (me: TestTenant): Promise<string> => {
  const { contract } = await aPayableContract(me)
  const id = await addVerified(me, { contract, order: null })
  await me.inside((ctx) => ctx.db.run(chosenSql, [ctx.tenantId, id]))
  const reversed = await addVerified(me)
  const { version, order } = await showReceived(me, reversed)
  const number = { number: invoiceNumber(), issuedOn: shanghaiDay(new Date()) }
  const body = { version, amount: '400.00', tax: '22.64', ...number, reason: '部分退款' }
  taken(await me.call(invoicing.invoiceIn.red, { params: { id: reversed }, body }))
  await addReversed(me)
  return order?.id ?? ''
}

const addReturned = async (me: TestTenant): Promise<void> => {
  const { id, version } = await addDeposit(me, true)
  const body = { version, way: 'returned' as const, amount: '5000.00', day: shanghaiDay(new Date()) }
  taken(await me.call(payment.deposit.settle, { params: { id }, body }))
}

/** Money that came in, went out and came back, with everything that is written about it; the order invoices came for. */
export const addMoneyRows = async (me: TestTenant): Promise<string> => {
  await aBatch(me, true)
  await addConfirmed(me)
  const confirmedOrder = await addInvoices(me)
  await addReturned(me)
  await addOverdueDunning(me)
  const { fund } = await receivingFund(me)
  await me.inside(async (ctx) => {
    await ctx.db.run(bracketSql, [ctx.tenantId])
    await ctx.db.run(codeSql, [ctx.tenantId, fund])
    await ctx.db.run(ruleSql, [])
  })
  return confirmedOrder
}
