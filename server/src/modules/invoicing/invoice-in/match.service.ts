import { fillSentence, label } from '@srm/api/shared/label'
import { InvoiceIn } from '@srm/api/invoicing'
import { metaOf } from '@srm/api/shared/field-meta'
import { compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { notify } from '#modules/notice/index.ts'
import type { DebtItem } from '../points.store.ts'
import { columnOf } from './invoice-in.store.ts'
import { limitOf, matchAll } from './match.rules.ts'
import { askedElsewhere, standingOf } from './match.views.ts'
import { own } from '../invoicing.db.ts'

export const exceptionSentence = label(
  '发票 {{number}} 超出订单或验收可开票金额，请核对',
  'Invoice {{number}} is more than was ordered or accepted',
)

const turnSql = `select pg_advisory_xact_lock(hashtextextended('invoices in of ' || $1::text || $2::text, 0))`

const liveSql = (
  item: DebtItem,
): string => `select id, number, owner_id as owner, (amount - red_amount)::text as amount,
    match_state as state, match_total::text as total, match_ceiling::text as ceiling
  from invoice_in where tenant_id = $1 and ${columnOf(item)} = $2 and red_of_id is null and verify_state <> 'failed'
  order by created_at, id`

type Live = {
  readonly id: string
  readonly number: string
  readonly owner: string
  readonly amount: string
  readonly state: string
  readonly total: string
  readonly ceiling: string | null
}

const areSame = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : compareMoney(one, other) === 0

type Outcome = { readonly state: string; readonly total: string; readonly ceiling: string | null }

/** What follows from others is no change of the invoice: a form that is open stays good. */
const writeMatch = async (ctx: Ctx, id: string, { state, total, ceiling }: Outcome): Promise<void> => {
  const lapsed = { overridden_by: null, overridden_at: null, override_reason: null }
  await own(ctx)
    .updateTable('invoice_in')
    .set({ match_state: state, match_total: total, match_ceiling: ceiling, ...lapsed })
    .where('id', '=', id)
    .execute()
}

const stateName = (state: string): string =>
  metaOf(InvoiceIn.fields.matchState).choices?.find(({ value }) => value === state)?.label.zh ?? state

/**
 * Every invoice of an order or a contract is held against what was ordered and accepted by now. Whoever let an exception
 * through looked at figures: with other figures it has to be looked at again.
 */
export const rematch = async (ctx: Ctx, item: DebtItem): Promise<void> => {
  await ctx.db.run(turnSql, [ctx.tenantId, item.id])
  const { rows } = await ctx.db.run<Live>(liveSql(item), [ctx.tenantId, item.id])
  if (rows.length === 0) return
  const standing = await standingOf(ctx, item)
  const ceiling = limitOf(standing)
  const matched = matchAll(rows, await askedElsewhere(ctx, item), standing)
  for (const [at, { id, total, state }] of matched.entries()) {
    const was = rows[at]
    if (!was || (was.state === state && areSame(was.total, total) && areSame(was.ceiling, ceiling))) continue
    await writeMatch(ctx, id, { state, total, ceiling })
    if (was.state !== state && was.ceiling !== null)
      await writeEvent(ctx, InvoiceIn.name, id, 'system', [], `三单匹配：${stateName(state)}`)
    if (state === 'exception' && was.state !== 'exception')
      await notify(ctx, {
        to: [was.owner],
        type: 'task',
        title: fillSentence(exceptionSentence, { number: was.number }),
        subject: InvoiceIn.name,
        subjectId: id,
      })
  }
}

/** An acceptance was settled or taken back, or an order changed. */
export const rematchOrder = (ctx: Ctx, order: string): Promise<void> =>
  rematch(ctx, { subject: 'purchaseOrder', id: order })
