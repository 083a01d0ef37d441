import { Acceptance, type AcceptanceMatch } from '@srm/api/acceptance'
import { metaOf } from '@srm/api/shared/field-meta'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import { purchaseOrders } from '#modules/order/index.ts'
import { matchOf } from './match.rules.ts'
import { toleranceOf } from './rule.views.ts'

const orderSql = `select amount::text as amount, customer_amount::text as "customerAmount" from purchase_order_ref where tenant_id = $1 and id = $2`

const acceptancesSql = `select id, code, stage, is_final as "isFinal", payable_amount::text as payable, deduction_amount::text as deducted,
    customer_amount::text as customer, settled_at as "settledAt"
  from acceptance where tenant_id = $1 and order_id = $2 and stage <> 'void' order by created_at, id`

type AcceptedLine = {
  readonly id: string
  readonly code: string
  readonly stage: string
  readonly isFinal: boolean
  readonly payable: string
  readonly deducted: string
  readonly customer: string
  readonly settledAt: string | null
}

export type OrderMatch = {
  readonly ordered: string
  readonly accepted: string
  readonly deducted: string
  readonly customerPaid: string
  readonly invoiced: string
  readonly ceiling: string
  readonly tolerance: string
  readonly state: AcceptanceMatch['state']
  /** Both sides have signed the last of its acceptances. */
  readonly isFinal: boolean
}

const read = async (ctx: Ctx, order: string, invoiced: string) => {
  const [found] = (await ctx.db.run<{ amount: string; customerAmount: string }>(orderSql, [ctx.tenantId, order])).rows
  if (!found) return fail('record.not_found')
  const acceptances = (await ctx.db.run<AcceptedLine>(acceptancesSql, [ctx.tenantId, order])).rows
  const settled = acceptances.filter(({ stage }) => stage === 'settled')
  const sum = (key: 'payable' | 'deducted' | 'customer'): string => addMoney('0', ...settled.map((one) => one[key]))
  const accepted = sum('customer')
  // What was ordered so is known before it is accepted, and more may turn out to be.
  const customerPaid = compareMoney(accepted, found.customerAmount) > 0 ? accepted : found.customerAmount
  const input = {
    ordered: subtractMoney(found.amount, customerPaid),
    accepted: sum('payable'),
    invoiced,
    tolerance: await toleranceOf(ctx),
  }
  const isFinal = settled.some((one) => one.isFinal)
  const match: OrderMatch = { ...input, ...matchOf(input), deducted: sum('deducted'), customerPaid, isFinal }
  return { match, acceptances }
}

/**
 * What may be invoiced of an order: the lesser of what was ordered and what both sides accepted, and the tolerance on
 * it. What was invoiced is known to whoever asks.
 */
export const matchFor = async (ctx: Ctx, order: string, { invoiced = '0.00' } = {}): Promise<OrderMatch> =>
  (await read(ctx, order, invoiced)).match

/** The same for people, as far as they see the order and what things cost. */
export const readMatch = async (ctx: Ctx, order: string): Promise<AcceptanceMatch> => {
  await purchaseOrders.assertVisible(ctx, order)
  const { match, acceptances } = await read(ctx, order, '0.00')
  const isHidden = isMasked(metaOf(Acceptance.fields.amount), ctx.session)
  const shown = (amount: string): string | null => (isHidden ? null : amount)
  const { ordered, accepted, deducted, customerPaid, ceiling, tolerance, state, isFinal } = match
  return {
    order,
    ordered: shown(ordered),
    accepted: shown(accepted),
    deducted: shown(deducted),
    customerPaid: shown(customerPaid),
    ceiling: shown(ceiling),
    tolerance,
    state,
    isFinal,
    acceptances: acceptances.map(({ id, code, stage, payable, settledAt }) => ({
      id,
      code,
      stage,
      amount: shown(payable),
      settledAt,
    })),
  }
}
