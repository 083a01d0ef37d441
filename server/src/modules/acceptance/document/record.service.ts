import { Acceptance } from '@srm/api/acceptance'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'
import type { Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import { resourceService } from '#modules/record/index.ts'
import { acceptanceRecords, type AcceptanceRow } from '../acceptance.store.ts'
import { toleranceOf } from '../match/rule.views.ts'
import { changeable } from '../stage.rules.ts'
import { assertAcceptable } from './acceptable.views.ts'
import { amountsOf } from './amounts.rules.ts'
import { exceedsTolerance, fillLines } from './lines.rules.ts'
import { readEarlier, readOrder, readOrderLines, readOthers, type OrderHead } from './order.views.ts'

type Input = CreateInput<typeof Acceptance>

mapConstraintError('acceptance_open', 'acceptance.another', 'order')

const acceptable: readonly string[] = ['confirmed', 'executing']

type Refusal = {
  readonly key: Parameters<typeof fail>[0]
  readonly words?: Readonly<Record<string, Label>>
  readonly path: string
}

const refuse = ({ key, words, path }: Refusal): never =>
  fail(key, { ...(words && { words }), errors: [{ path, message: '' }] })

const same = (text: string): Label => ({ zh: text, en: text })

/** What is left of the minimum spend and discounts of an order: a part of it takes none, the last takes the rest. */
const adjustmentOf = ({ adjustment, isFinal }: Pick<Input, 'adjustment' | 'isFinal'>, rest: string): string => {
  if (adjustment === undefined || adjustment === null) return isFinal ? rest : '0.00'
  const max = isFinal || compareMoney(rest, '0') > 0 ? rest : '0.00'
  return compareMoney(adjustment, max) > 0
    ? refuse({ key: 'acceptance.adjustment', words: { max: same(max) }, path: 'adjustment' })
    : adjustment
}

const hiddenMobile = /\*/

/** Whom the supplier lets sign: the contact of the order where nobody is named, or a number this reader does not see. */
const contactOf = ({ contactName, contactMobile }: Input, order: OrderHead, before: AcceptanceRow | undefined) => {
  const isKnown = contactMobile && !hiddenMobile.test(contactMobile)
  return {
    contactName: contactName ?? before?.contactName ?? order.contactName,
    contactMobile: isKnown ? contactMobile : (before?.contactMobile ?? order.contactMobile),
  }
}

const departmentSql = `select department_id as department from user_ref where tenant_id = $1 and id = $2`

const ownerOf = async (ctx: Ctx, sent: Input, before: AcceptanceRow | undefined) => {
  const owner = sent.owner ?? before?.owner?.id ?? ctx.userId
  if (sent.department || before?.department)
    return { owner, department: sent.department ?? before?.department?.id ?? null }
  const { rows } = await ctx.db.run<{ department: string | null }>(departmentSql, [ctx.tenantId, owner])
  return { owner, department: rows[0]?.department ?? null }
}

/** What it comes to as the order stands: the same when it is written, submitted and settled. */
export const workOut = async (
  ctx: Ctx,
  sent: Pick<Input, 'order' | 'lines' | 'deductions' | 'adjustment' | 'isFinal'>,
  self: string | null,
) => {
  const order = await readOrder(ctx, sent.order)
  const ordered = await readOrderLines(ctx, sent.order)
  const earlier = await readEarlier(ctx, sent.order, self)
  const others = await readOthers(ctx, sent.order, self)
  const lines = fillLines(ordered, sent.lines, earlier)
  if ('key' in lines) return refuse(lines)
  const adjustment = adjustmentOf(sent, subtractMoney(order.adjustment, others.adjustment))
  const amounts = amountsOf({ lines, adjustment, deductions: sent.deductions })
  if ('key' in amounts) return refuse(amounts)
  const accepted = addMoney(amounts.linesAmount, adjustment, others.accepted)
  return {
    order,
    ordered,
    others,
    values: {
      ...amounts,
      lines: [...lines],
      adjustment,
      difference: subtractMoney(accepted, order.amount),
      isOver: exceedsTolerance(ordered, lines, earlier, await toleranceOf(ctx)),
    },
  }
}

const assertChangeable = ({ status, stage, order }: AcceptanceRow, sent: Input): void => {
  if (stage === 'settled') fail('acceptance.settled')
  if (stage === 'signed') fail('acceptance.signed')
  if (stage === 'void' || !changeable.includes(status)) fail('acceptance.locked')
  if (order.id !== sent.order) fail('record.bad_reference', { errors: [{ path: 'order', message: '' }] })
}

const prepare = async (ctx: Ctx, sent: Input, before: AcceptanceRow | undefined): Promise<Input> => {
  if (before) assertChangeable(before, sent)
  const { order, others, values } = await workOut(ctx, sent, before?.id ?? null)
  await assertAcceptable(ctx, order)
  if (!acceptable.includes(order.stage)) fail('acceptance.not_ordered')
  if (others.openCode !== null) fail('acceptance.another', { words: { code: same(others.openCode) } })
  if (others.isFinished) fail('acceptance.finished')
  const whole = {
    ...sent,
    ...values,
    ...contactOf(sent, order, before),
    ...(await ownerOf(ctx, sent, before)),
    title: `验收：${order.title}`.slice(0, 200),
    supplier: order.supplier,
    project: order.project,
    orderVersion: order.version,
    // What the supplier was asked about is another thing now: it is asked anew.
    stage: 'recording' as const,
    objection: null,
  }
  return before ? whole : { ...whole, status: 'draft' as const, isRated: false }
}

const spokenSql = `select 1 from acceptance_signature where tenant_id = $1 and acceptance_id = $2 limit 1`

export const acceptanceService = resourceService(Acceptance, {
  records: acceptanceRecords,
  prepare,
  removable: async (ctx, { id, status, stage }) => {
    const isSpoken = (await ctx.db.run(spokenSql, [ctx.tenantId, id])).rows.length > 0
    if (status !== 'draft' || stage !== 'recording' || isSpoken) fail('acceptance.kept')
  },
})
