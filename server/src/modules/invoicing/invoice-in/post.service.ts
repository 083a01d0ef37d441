import { InvoiceIn } from '@srm/api/invoicing'
import { shanghaiDay } from '@srm/api/shared/date'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { contractMoney, contractPlans } from '#modules/contract/index.ts'
import { books } from '#modules/ledger/index.ts'
import { invoicePoints, type DebtItem } from '../points.store.ts'
import { columnOf, debtOf, idOf, type InvoiceInRow } from './invoice-in.store.ts'

const lesser = (one: string, other: string): string => (compareMoney(one, other) < 0 ? one : other)

const bookedSql = (
  item: DebtItem,
): string => `select coalesce(sum(amount), 0)::numeric(15, 2)::text as amount from invoice_in
  where tenant_id = $1 and ${columnOf(item)} = $2 and verify_state = 'verified' and id <> $3`

/** Paid, and not covered by an invoice yet. */
const prepaidOf = async (ctx: Ctx, item: DebtItem, except: string): Promise<string> => {
  const { rows } = await ctx.db.run<{ amount: string }>(bookedSql(item), [ctx.tenantId, item.id, except])
  let left = subtractMoney('0', rows[0]?.amount ?? '0')
  for (const { money } of invoicePoints.payments.all()) {
    const { paid, booked } = await money(ctx, item)
    left = addMoney(left, subtractMoney(paid, booked))
  }
  return compareMoney(left, '0') > 0 ? left : '0.00'
}

/** Held by everybody who books an invoice of an order or a contract, or pays it. */
export const lockDebt = async (ctx: Ctx, item: DebtItem): Promise<void> => {
  for (const { lock } of invoicePoints.payments.all()) await lock(ctx, item)
}

/** What we owe by it: cost and the tax that comes back, against what was paid before. A red one takes it back. */
const postInvoice = async (ctx: Ctx, row: InvoiceInRow): Promise<void> => {
  const company = idOf(row.ourCompany)
  if (company === null) return
  const item = debtOf(row)
  const amount = row.amount ?? '0'
  const isRed = row.redOf !== null
  await books.postEvent(ctx, {
    event: 'invoiceIn.booked',
    document: { subject: InvoiceIn.name, id: row.id, code: row.code },
    company,
    day: shanghaiDay(new Date()),
    keepsDay: true,
    details: {
      amount,
      tax: row.isDeductible ? (row.tax ?? '0') : '0.00',
      prepaid: isRed ? '0.00' : lesser(await prepaidOf(ctx, item, row.id), amount),
      item,
    },
    dimensions: { project: idOf(row.project), supplier: row.supplier.id },
  })
}

/** Books an invoice that was verified; its contract and the instalments that wait for it follow. */
export const bookInvoiceIn = async (ctx: Ctx, row: InvoiceInRow): Promise<void> => {
  await postInvoice(ctx, row)
  if (!row.contract) return
  const [contract, amount] = [row.contract.id, row.amount ?? '0']
  await contractMoney.noteInvoiced(ctx, { contract, amount, cause: row.id, day: row.issuedOn })
  await contractPlans.resolve(ctx, { contracts: [contract] }, 'invoice')
}

/** Whether its tax comes back turned out otherwise: what was booked is booked anew. */
export const rebookTax = postInvoice

/** Cost and tax by received invoices are what the ledger says they are. */
export const invoiceInSource = {
  accounts: ['cost', 'inputTax'] as const,
  subject: InvoiceIn.name,
  documents: `select i.id, i.code, i.amount from invoice_in i where i.tenant_id = $1 and i.verify_state = 'verified'`,
}
