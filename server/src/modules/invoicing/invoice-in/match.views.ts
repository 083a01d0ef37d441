import type { InvoiceRoom } from '@srm/api/invoicing'
import { addMoney, compareMoney, percentage, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { matchFor } from '#modules/acceptance/index.ts'
import { invoicePoints, type DebtItem } from '../points.store.ts'
import { columnOf } from './invoice-in.store.ts'
import { limitOf, type Ceiling } from './match.rules.ts'

const contractSql = `select amount::text as amount, amount_kind as "amountKind" from contract_ref where tenant_id = $1 and id = $2`

type Standing = Ceiling & { readonly orderedAmount: string; readonly acceptedAmount: string | null }

const ofContract = async (ctx: Ctx, id: string): Promise<Standing> => {
  const { rows } = await ctx.db.run<{ amount: string; amountKind: string }>(contractSql, [ctx.tenantId, id])
  const { amount, amountKind } = rows[0] ?? fail('record.not_found')
  const isUnlimited = amountKind === 'unitPrice' && compareMoney(amount, '0') === 0
  const ordered = isUnlimited ? null : amount
  return { ordered, accepted: null, isBegun: true, orderedAmount: amount, acceptedAmount: null }
}

/** How an order or a contract stands, by the match of orders and acceptances where there are any. */
export const standingOf = async (ctx: Ctx, { subject, id }: DebtItem): Promise<Standing> => {
  if (subject === 'contract') return ofContract(ctx, id)
  const { ordered, accepted, tolerance, ceiling } = await matchFor(ctx, id)
  return {
    ordered: addMoney(ordered, percentage(ordered, tolerance)),
    accepted: ceiling,
    isBegun: compareMoney(accepted, '0') > 0,
    orderedAmount: ordered,
    acceptedAmount: accepted,
  }
}

/** By invoices that stand in payment requests and not among those received, and those of before the product. */
export const askedElsewhere = async (ctx: Ctx, item: DebtItem): Promise<string> => {
  let total = '0.00'
  for (const { money } of invoicePoints.payments.all()) total = addMoney(total, (await money(ctx, item)).asked)
  return item.subject === 'contract' ? addMoney(total, await invoicedBefore(ctx, item.id)) : total
}

const beforeSql = `select (c.invoiced - coalesce((select sum(i.amount) from invoice_in i where i.tenant_id = c.tenant_id
    and i.contract_id = c.id and i.verify_state = 'verified'), 0))::numeric(15, 2)::text as amount
  from contract_ref c where c.tenant_id = $1 and c.id = $2`

const invoicedBefore = async (ctx: Ctx, contract: string): Promise<string> =>
  (await ctx.db.run<{ amount: string }>(beforeSql, [ctx.tenantId, contract])).rows[0]?.amount ?? '0.00'

const sumSql = (
  item: DebtItem,
): string => `select coalesce(sum(amount - red_amount), 0)::numeric(15, 2)::text as amount from invoice_in
  where tenant_id = $1 and ${columnOf(item)} = $2 and red_of_id is null and verify_state <> 'failed'`

/** What may be invoiced of it, and what was. */
export const roomOf = async (ctx: Ctx, item: DebtItem): Promise<InvoiceRoom> => {
  const standing = await standingOf(ctx, item)
  const { rows } = await ctx.db.run<{ amount: string }>(sumSql(item), [ctx.tenantId, item.id])
  const invoiced = addMoney(await askedElsewhere(ctx, item), rows[0]?.amount ?? '0')
  const ceiling = limitOf(standing)
  const { orderedAmount: ordered, acceptedAmount: accepted } = standing
  const usual = accepted !== null && standing.isBegun && compareMoney(accepted, ordered) < 0 ? accepted : ordered
  const left = subtractMoney(usual, invoiced)
  const open = ceiling === null ? null : compareMoney(left, '0') > 0 ? left : '0.00'
  return { ordered, accepted, invoiced, ceiling, open }
}
