import { fromFactor, toFactor } from '@srm/api/award/fen'
import { awardScene, loseScene } from '@srm/api/award/sms-scenes'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import type { Award } from '@srm/api/award'
import { advancePoolLines, releasePoolLines, returnPoolPart } from '#modules/demand/index.ts'
import { lockPurchase, purchaseSteps, setInvitationState } from '#modules/inquiry/index.ts'
import { sendSms } from '#modules/notice/index.ts'
import { setQuoteState } from '#modules/quote/index.ts'
import { readLines } from '../parity/matrix.store.ts'
import { awardRecords, finishAwardLines, type AwardRow } from './award.service.ts'
import { proposeAward } from './propose.service.ts'

/** What follows from a decision happens whoever decided. */
const seeingAll = (ctx: Ctx): Ctx => ({ ...ctx, session: { ...ctx.session, scope: { kind: 'all' }, masks: new Set() } })

const held = (ctx: Ctx, id: string): Promise<AwardRow> => awardRecords.held(seeingAll(ctx), id)

const purchaseSql = `select purchase_id as id from award where tenant_id = $1 and id = $2`

const lockPurchaseOf = async (ctx: Ctx, id: string) => {
  const { rows } = await ctx.db.run<{ id: string }>(purchaseSql, [ctx.tenantId, id])
  return lockPurchase(ctx, rows[0]?.id ?? fail('record.not_found'))
}

/** As a form would send it again. */
const inputOf = ({ purchase, lines, attachments, singleSourceReason }: AwardRow): CreateInput<typeof Award> => ({
  purchase: purchase.id,
  lines: lines.map((line) => ({ ...line, purchaseLine: line.purchaseLine.id, supplier: line.supplier.id })),
  attachments: [...attachments],
  singleSourceReason,
})

/** Nothing an award rests on may have changed since somebody looked at it. */
const assertStands = async (ctx: Ctx, row: AwardRow): Promise<void> => {
  const { values } = await proposeAward(ctx, inputOf(row), row.id)
  const isSame =
    values.amount === row.amount && values.lines.every(({ amount }, at) => amount === row.lines[at]?.amount)
  if (!isSame || (values.isSingleSource && !row.isSingleSource)) fail('award.moved')
}

export const beginAwarding = async (ctx: Ctx, id: string): Promise<void> => {
  const { stage } = await lockPurchaseOf(ctx, id)
  if (stage !== 'opened') fail('award.not_comparing')
  const row = await held(ctx, id)
  await assertStands(ctx, row)
  await purchaseSteps.advance(ctx, row.purchase.id, 'awarding', row.code ?? undefined)
}

/** Refused or taken back: the quotes are compared again. */
export const releaseAward = async (ctx: Ctx, id: string): Promise<void> => {
  const { id: purchase, stage } = await lockPurchaseOf(ctx, id)
  if (stage === 'awarding') await purchaseSteps.advance(ctx, purchase, 'opened')
}

const judgedSql = `select 1 from award_score where tenant_id = $1 and purchase_id = $2 and evaluator_id = $3 limit 1`

/** The last word is neither the buyer's nor that of anybody who judged the quotes. */
const assertIndependent = async (ctx: Ctx, { owner, purchase }: AwardRow): Promise<void> => {
  if (ctx.userId === null || ctx.userId === undefined) return
  if (ctx.userId === owner?.id) fail('award.buyer_alone')
  const { rows } = await ctx.db.run(judgedSql, [ctx.tenantId, purchase.id, ctx.userId])
  if (rows.length > 0) fail('award.evaluator_approves')
}

/** The last quote of everybody who quoted, also of those no further round asked. */
const answersSql = `select distinct on (i.id) i.id as invitation, i.mobile, q.id as quote,
    q.supplier_id = any($3::uuid[]) as "isWinner"
  from quote_ref q join purchase_invitation_ref i on i.tenant_id = q.tenant_id and i.id = q.invitation_id
  where q.tenant_id = $1 and q.purchase_id = $2 and q.state <> 'invalid' order by i.id, q.round_no desc`

type Answer = {
  readonly invitation: string
  readonly mobile: string | null
  readonly quote: string
  readonly isWinner: boolean
}

const companySql = `select company_name as name from tenant_ref where tenant_id = $1`

/** Winners and losers hear of it, and of nobody else. */
const notifySuppliers = async (ctx: Ctx, purchase: { id: string; title: string }, answers: readonly Answer[]) => {
  const [company] = (await ctx.db.run<{ name: string }>(companySql, [ctx.tenantId])).rows
  const values = { company: company?.name ?? '', title: purchase.title }
  const record = { subject: 'purchase', id: purchase.id }
  for (const { mobile, isWinner } of answers)
    if (mobile !== null) await sendSms(ctx, isWinner ? awardScene : loseScene, { mobile, values, record })
}

const withoutLast = (stock: string, ...less: readonly string[]): bigint =>
  less.reduce((rest, one) => rest - toFactor(one), toFactor(stock))

/** What was awarded goes on from the pool, what was not waits there again. */
const settlePool = async (ctx: Ctx, { id, purchase, lines }: AwardRow): Promise<void> => {
  const holder = { kind: 'purchase', id: purchase.id }
  const pooled = (await readLines(ctx, purchase.id, id)).flatMap(({ id: line, poolLineId, quantity, awarded }) => {
    const mine = lines.filter(({ purchaseLine }) => purchaseLine.id === line).map((one) => one.quantity)
    return poolLineId === null
      ? []
      : [{ poolLineId, quantity: toFactor(quantity), rest: withoutLast(quantity, awarded, ...mine) }]
  })
  const free = pooled.filter(({ quantity, rest }) => rest === quantity).map(({ poolLineId }) => poolLineId)
  if (free.length > 0) await releasePoolLines(ctx, { holder, lines: free, toPool: true })
  for (const { poolLineId, quantity, rest } of pooled)
    if (rest > 0n && rest < quantity)
      await returnPoolPart(ctx, { holder, line: poolLineId, quantity: fromFactor(rest) })
  const taken = pooled.filter(({ quantity, rest }) => rest < quantity).map(({ poolLineId }) => poolLineId)
  if (taken.length > 0) await advancePoolLines(ctx, { holder, lines: taken, stage: 'awarded' })
}

export const settleAward = async (ctx: Ctx, id: string): Promise<void> => {
  const purchase = await lockPurchaseOf(ctx, id)
  const row = await held(ctx, id)
  await assertIndependent(ctx, row)
  await assertStands(ctx, row)
  const approvedAt = new Date().toISOString()
  await awardRecords.patch(seeingAll(ctx), id, { approvedAt })
  await finishAwardLines(ctx, id, approvedAt)
  const suppliers = row.lines.map(({ supplier }) => supplier.id)
  const { rows: answers } = await ctx.db.run<Answer>(answersSql, [ctx.tenantId, purchase.id, suppliers])
  const quotesOf = (isWinner: boolean) => answers.filter((one) => one.isWinner === isWinner).map(({ quote }) => quote)
  await setQuoteState(ctx, quotesOf(true), 'won')
  await setQuoteState(ctx, quotesOf(false), 'lost')
  for (const { invitation, isWinner } of answers) await setInvitationState(ctx, invitation, isWinner ? 'won' : 'lost')
  await settlePool(ctx, row)
  await purchaseSteps.advance(ctx, purchase.id, 'awarded', row.code ?? undefined)
  await notifySuppliers(ctx, purchase, answers)
  await ctx.emit('award.approved', { id, purchaseId: purchase.id })
}

/** Voided before anything was ordered: the quotes lie open again as they were. */
export const takeBack = async (ctx: Ctx, id: string): Promise<void> => {
  const { id: purchase, stage } = await lockPurchaseOf(ctx, id)
  if (stage !== 'awarded') return
  const { rows } = await ctx.db.run<Answer>(answersSql, [ctx.tenantId, purchase, []])
  await setQuoteState(
    ctx,
    rows.map(({ quote }) => quote),
    'opened',
  )
  for (const { invitation } of rows) await setInvitationState(ctx, invitation, 'quoted')
  await ctx.db.run(`update award_line set approved_at = null where tenant_id = $1 and award_id = $2`, [
    ctx.tenantId,
    id,
  ])
  await ctx.emit('award.voided', { id, purchaseId: purchase })
  await purchaseSteps.advance(ctx, purchase, 'opened')
}
