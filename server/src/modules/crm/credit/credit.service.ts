import type { Parsed } from '@srm/api/endpoint'
import { Customer, type crm, type CreditFacts } from '@srm/api/crm'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Label } from '@srm/api/shared/label'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { customerService } from '../customer.service.ts'
import { warningsOf, type CreditState } from './credit.rules.ts'
import { overdueDaysOf, receivableOf } from './credit.store.ts'

const overCredit = 'customer:overCredit'

const limitsSql = 'select credit_limit as "limit", credit_days as days from customer where tenant_id = $1 and id = $2'

type Limits = Pick<CreditState, 'limit' | 'days'>

const stateOf = async (ctx: Ctx, customerId: string, isLocked: boolean): Promise<CreditState> => {
  const sql = isLocked ? `${limitsSql} for update` : limitsSql
  const { rows } = await ctx.db.run<Limits>(sql, [ctx.tenantId, customerId])
  const limits = rows[0] ?? fail('record.not_found')
  const receivable = await receivableOf(ctx, customerId)
  return { ...limits, receivable, overdueDays: await overdueDaysOf(ctx, customerId) }
}

type CreditCheck = CreditState & { readonly warnings: readonly Label[] }

/** How a customer's credit stands with this much more business; nothing is refused here. */
export const checkCredit = async (ctx: Ctx, customerId: string, newAmount: string): Promise<CreditCheck> => {
  const state = await stateOf(ctx, customerId, false)
  return { ...state, warnings: warningsOf(state, newAmount) }
}

const together = (warnings: readonly Label[]): Label => ({
  zh: warnings.map(({ zh }) => zh).join('；'),
  en: warnings.map(({ en }) => en).join('; '),
})

type MoreCredit = {
  readonly customer: string
  readonly amount: string
  /** What it is for, as the timeline names it: 合同 HT-2026-001. */
  readonly what: string
  readonly reason?: string | null | undefined
}

/**
 * Lets a document of this amount go on, or refuses it. Beyond the credit it takes a permission and a reason, and is
 * written down at the customer. Whoever asks for the same customer at the same time waits for the first to be done.
 */
export const assertCredit = async (ctx: Ctx, { customer, amount, what, reason }: MoreCredit): Promise<void> => {
  const warnings = warningsOf(await stateOf(ctx, customer, true), amount)
  if (warnings.length === 0) return
  const words = together(warnings)
  if (!holds(ctx.session, overCredit)) fail('customer.over_credit', { words: { warnings: words } })
  const said = reason?.trim()
  if (!said)
    return fail('customer.over_credit_reason', {
      details: { warnings: words[ctx.language] },
      errors: [{ path: 'creditReason', message: '' }],
    })
  // Without amounts: some who read the timeline do not get to see them.
  await writeEvent(ctx, 'customer', customer, 'system', [], `超信用继续：${what}。${words.zh}。原因：${said}`)
}

/** As the customer's page shows it. */
export const creditOf = async (ctx: Ctx, id: string): Promise<CreditFacts> => {
  await assertInScope(ctx, Customer, id, true)
  const { limit, days, receivable, overdueDays, warnings } = await checkCredit(ctx, id, '0.00')
  const isHidden = isMasked(metaOf(Customer.fields.creditLimit), ctx.session)
  return {
    limit: isHidden ? null : limit,
    days,
    receivable: isHidden ? null : receivable,
    overdueDays,
    warnings: warnings.map((warning) => warning[ctx.language]),
  }
}

type SetInput = Parsed<typeof crm.credit.set>['body']

export const setCredit = async (
  ctx: Ctx,
  id: string,
  { version, creditLimit = null, creditDays = null }: SetInput,
): Promise<{ id: string; version: number }> => {
  const before = await customerService.records.held(ctx, id)
  refuseStale(before, version)
  const saved = await customerService.records.patch(ctx, id, { creditLimit, creditDays })
  return { id, version: saved.version }
}
