import { PurchaseOrder } from '@srm/api/order'
import { fillSentence } from '@srm/api/shared/label'
import { compareDecimals } from '@srm/api/shared/decimal-text'
import { addMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { awardTerms } from '#modules/award/index.ts'
import { advancePoolLines, passPoolPart } from '#modules/demand/index.ts'
import { lockPurchase } from '#modules/inquiry/index.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { notify } from '#modules/notice/index.ts'
import { orderSentences } from '../sentences.rules.ts'
import { cancelQuietly } from '../step/cancel.service.ts'
import { spread, totalsOf } from './amounts.rules.ts'
import {
  awardedLines,
  awardedPurchase,
  madeOrders,
  quoteTerms,
  type AwardedLine,
  type AwardedPurchase,
  type QuoteTerms,
} from './award.views.ts'
import { reserveBudget } from './budget.service.ts'
import { followKinds } from './order.service.ts'
import { asHouse, heldOrder, holderOf, orderRecords } from './order.store.ts'

type Share = {
  readonly award: string
  readonly purchase: AwardedPurchase
  readonly supplier: string
  readonly project: string | null
  readonly lines: readonly AwardedLine[]
  readonly adjustment: string
  readonly terms: QuoteTerms | undefined
}

/** What an order has is the order's: its part of each line of the pool passes over to it. */
const takePool = async (ctx: Ctx, order: string, { purchase, lines }: Share): Promise<ReadonlyMap<string, string>> => {
  const taken = new Map<string, string>()
  for (const { awardLine, poolLine, quantity } of lines)
    if (poolLine !== null) {
      const passing = { holder: { kind: 'purchase', id: purchase.id }, line: poolLine, quantity, to: holderOf(order) }
      taken.set(awardLine, await passPoolPart(ctx, { ...passing, stage: 'awarded' }))
    }
  return taken
}

const poolSql = `update purchase_order_line set pool_line_id = $4 where tenant_id = $1 and order_id = $2 and award_line_id = $3`

const titleOf = ({ purchase: { title } }: Share): string => title.slice(0, 100)

/** A deposit as it was quoted, the rest once it was accepted. */
const paymentsOf = (deposit: string | null) => {
  const rest = { name: '尾款', trigger: 'accepted' as const, days: 0 }
  if (deposit === null || compareDecimals(deposit, '0') <= 0) return []
  const first = { name: '定金', trigger: 'confirmed' as const, days: 0, rate: deposit }
  return compareDecimals(deposit, '100') >= 0 ? [first] : [first, { ...rest, rate: subtractMoney('100', deposit) }]
}

const valuesOf = (share: Share) => {
  const { award, purchase, supplier, project, lines, adjustment, terms } = share
  return {
    title: titleOf(share),
    supplier,
    project,
    award,
    purchase: purchase.id,
    source: 'award' as const,
    contact: terms?.contact ?? null,
    owner: purchase.owner,
    department: purchase.department,
    // Which line of the pool it has is known once it has been handed over.
    lines: lines.map(({ supplier: _supplier, project: _project, ...line }) => ({
      ...line,
      agreedPrice: line.unitPrice,
      poolLine: null,
    })),
    cancellation: (terms?.cancellation ?? []).map(({ days, rate }) => ({ days, rate: String(rate) })),
    payments: paymentsOf(terms?.depositRate ?? null),
    paymentTerms: terms?.paymentTerms ?? null,
    depositRate: terms?.depositRate ?? null,
    terms: purchase.terms,
    attachments: [],
    adjustment,
    ...totalsOf(lines, adjustment),
    lineCount: lines.length,
    versionNo: 1,
    isOffPrice: false,
    needsApproval: false,
    answer: 'none' as const,
    stage: 'draft' as const,
    status: 'draft' as const,
  }
}

const makeOrder = async (ctx: Ctx, share: Share): Promise<void> => {
  const house = asHouse(ctx)
  const values = valuesOf(share)
  const code = await issueCode(ctx, PurchaseOrder.name, values)
  const { id } = await orderRecords.create(house, { ...values, code })
  await followKinds(ctx, id)
  for (const [awardLine, poolLine] of await takePool(ctx, id, share))
    await ctx.db.run(poolSql, [ctx.tenantId, id, awardLine, poolLine])
  await reserveBudget(ctx, await heldOrder(ctx, id))
  await notify(ctx, {
    to: [share.purchase.owner],
    type: 'task',
    title: fillSentence(orderSentences.made, { code }),
    body: titleOf(share),
    subject: PurchaseOrder.name,
    subjectId: id,
  })
}

const keyOf = ({ supplier, project }: { readonly supplier: string; readonly project: string | null }): string =>
  `${supplier} ${project ?? ''}`

/** The orders of one supplier, one for each project, and what of its adjustment each of them has. */
const sharesOf = (lines: readonly AwardedLine[], adjustment: string) => {
  const groups = [...Map.groupBy(lines, keyOf).values()]
  const parts = spread(
    adjustment,
    groups.map((group) => addMoney('0', ...group.map(({ amount }) => amount))),
  )
  return groups.map((group, at) => ({ lines: group, adjustment: parts[at] ?? '0.00' }))
}

/** An approved award becomes one draft for each supplier and project, at the prices that were awarded. */
export const orderFromAward = async (ctx: Ctx, award: string): Promise<void> => {
  const purchase = await awardedPurchase(ctx, award)
  if (!purchase) return
  await lockPurchase(ctx, purchase.id)
  const made = new Set((await madeOrders(ctx, award)).map(keyOf))
  const adjustments = await awardTerms.adjustments(asHouse(ctx), award)
  const terms = await quoteTerms(ctx, purchase.id)
  for (const [supplier, mine] of Map.groupBy(await awardedLines(ctx, award), (line) => line.supplier))
    for (const { lines, adjustment } of sharesOf(mine, adjustments.get(supplier) ?? '0.00')) {
      const share = { award, purchase, supplier, project: lines[0]?.project ?? null, lines, adjustment }
      if (!made.has(keyOf(share))) await makeOrder(ctx, { ...share, terms: terms.get(supplier) })
    }
}

const draftsSql = `select id from purchase_order where tenant_id = $1 and award_id = $2 and stage = 'draft' order by id`

/** The award is taken back: what was prepared from it and never sent goes, its lines are with the purchase again. */
export const dropDrafts = async (ctx: Ctx, award: string, purchase: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ id: string }>(draftsSql, [ctx.tenantId, award])
  for (const { id } of rows) {
    await advancePoolLines(ctx, { holder: holderOf(id), stage: 'inquiry', to: { kind: 'purchase', id: purchase } })
    await cancelQuietly(ctx, await heldOrder(ctx, id))
  }
}
