import type { Parsed } from '@srm/api/endpoint'
import { weightsProblem } from '@srm/api/award/scores'
import type { award } from '@srm/api/award'
import { addMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { lockPurchase } from '#modules/inquiry/index.ts'
import { setQuoteState } from '#modules/quote/index.ts'
import { own } from '../award.db.ts'
import { readQuotes, type Head } from './matrix.store.ts'
import { isPriceClosed, readOpenedHead } from './parity.views.ts'

/** Only while quotes are compared; the purchase is held so that nobody awards it meanwhile. */
const comparing = async (ctx: Ctx, purchaseId: string): Promise<Head> => {
  const head = await readOpenedHead(ctx, purchaseId)
  if ((await lockPurchase(ctx, purchaseId)).stage !== 'opened') fail('priceParity.decided')
  return head
}

/** Who saw the prices does not judge anything else any more. */
const assertUnjudged = async (ctx: Ctx, { id, isTwoEnvelope }: Head): Promise<void> => {
  if (isTwoEnvelope && !isPriceClosed(await readQuotes(ctx, id))) fail('priceParity.scores_final')
}

type Arrangement = Parsed<typeof award.priceParity.arrange>['body']

const assertCriteria = ({ criteria }: Arrangement): void => {
  if (criteria.length === 0) return
  const twice = criteria.find(({ key, name }, at) =>
    criteria.some((one, other) => other < at && (one.key === key || one.name === name)),
  )
  if (twice) fail('priceParity.criterion_twice', { words: { name: { zh: twice.name, en: twice.name } } })
  const problem = weightsProblem(criteria)
  if (problem === 'price') fail('priceParity.one_price')
  const sum = addMoney(...criteria.map(({ weight }) => weight))
  if (problem === 'sum') fail('priceParity.weights', { words: { sum: { zh: sum, en: sum } } })
}

const scoredSql = `select 1 from award_score where tenant_id = $1 and purchase_id = $2 limit 1`
const activeSql = `select id from user_ref where tenant_id = $1 and id = any($2::uuid[]) and status = 'active'`

const arrangeSql = `insert into comparison (id, code, purchase_id, breakfast_value, criteria, evaluators)
  values ($2, $3, $4, $5, $6::jsonb, $7::uuid[])
  on conflict (tenant_id, purchase_id) do update set breakfast_value = excluded.breakfast_value, criteria = excluded.criteria,
    evaluators = excluded.evaluators, updated_at = now(), updated_by = app.actor() where comparison.tenant_id = $1`

/** How quotes are compared: what a breakfast is worth, what they are judged by, and by whom. */
export const arrangeComparison = async (ctx: Ctx, purchaseId: string, body: Arrangement): Promise<{ id: string }> => {
  const head = await comparing(ctx, purchaseId)
  assertCriteria(body)
  const isChanged = JSON.stringify(body.criteria) !== JSON.stringify(head.criteria ?? [])
  const judges = head.evaluators.map(({ id }) => id)
  const isOthers = [...new Set(body.evaluators)].toSorted().join() !== judges.toSorted().join()
  if (isChanged || isOthers) await assertUnjudged(ctx, head)
  if (isChanged && (await ctx.db.run(scoredSql, [ctx.tenantId, purchaseId])).rows.length > 0) fail('priceParity.scored')
  const evaluators = [...new Set(body.evaluators)]
  const { rows } = await ctx.db.run<{ id: string }>(activeSql, [ctx.tenantId, evaluators])
  if (rows.length !== evaluators.length) fail('record.bad_reference', { errors: [{ path: 'evaluators', message: '' }] })
  const code = head.comparisonCode ?? (await issueCode(ctx, 'comparison'))
  const values = [
    ctx.tenantId,
    newId(),
    code,
    purchaseId,
    body.breakfastValue,
    JSON.stringify(body.criteria),
    evaluators,
  ]
  await ctx.db.run(arrangeSql, values)
  await writeEvent(ctx, 'purchase', purchaseId, 'system', [], `设置比价规则 ${code}`)
  return { id: purchaseId }
}

/** The quotes of a comparison; anything else is refused. */
const assertQuotes = async (ctx: Ctx, purchaseId: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const known = new Set((await readQuotes(ctx, purchaseId)).map(({ id }) => id))
  if (ids.some((id) => !known.has(id))) fail('priceParity.unknown')
  return known
}

export const shortlistQuotes = async (
  ctx: Ctx,
  purchaseId: string,
  ids: readonly string[],
): Promise<{ id: string }> => {
  await comparing(ctx, purchaseId)
  const known = await assertQuotes(ctx, purchaseId, ids)
  const expired = new Set(
    (await readQuotes(ctx, purchaseId)).flatMap(({ id, state }) => (state === 'expired' ? [id] : [])),
  )
  const others = [...known].filter((id) => !ids.includes(id) && !expired.has(id))
  await setQuoteState(ctx, others, 'opened')
  await setQuoteState(
    ctx,
    ids.filter((id) => !expired.has(id)),
    'shortlisted',
  )
  return { id: purchaseId }
}

type Note = Parsed<typeof award.priceParity.note>['body']

const lineSql = `select 1 from purchase_line_ref where tenant_id = $1 and purchase_id = $2 and id = $3`

export const writeNote = async (ctx: Ctx, purchaseId: string, { quote, line, text }: Note): Promise<{ id: string }> => {
  await comparing(ctx, purchaseId)
  await assertQuotes(ctx, purchaseId, quote === null ? [] : [quote])
  if (line !== null && (await ctx.db.run(lineSql, [ctx.tenantId, purchaseId, line])).rows.length === 0)
    fail('priceParity.unknown')
  const id = newId()
  const userId = ctx.userId ?? fail('session.forbidden')
  await own(ctx)
    .insertInto('comparison_note')
    .values({ id, purchase_id: purchaseId, quote_id: quote, purchase_line_id: line, text, user_id: userId })
    .execute()
  return { id }
}

type Scores = Parsed<typeof award.priceParity.score>['body']['scores']

const scoreSql = `insert into award_score (purchase_id, quote_id, criterion, evaluator_id, score, note)
  select $2::uuid, x.quote, x.criterion, $3::uuid, x.score, x.note
  from jsonb_to_recordset($4::jsonb) as x (quote uuid, criterion text, score numeric, note text)
  on conflict (tenant_id, quote_id, criterion, evaluator_id) do update
    set score = excluded.score, note = excluded.note, at = now() where award_score.tenant_id = $1`

/** An evaluator's own scores; nobody gives those of somebody else, and nobody scores the price. */
export const scoreQuotes = async (ctx: Ctx, purchaseId: string, scores: Scores): Promise<{ id: string }> => {
  const head = await comparing(ctx, purchaseId)
  if (!head.evaluators.some(({ id }) => id === ctx.userId)) fail('priceParity.not_evaluator')
  await assertQuotes(
    ctx,
    purchaseId,
    scores.map(({ quote }) => quote),
  )
  await assertUnjudged(ctx, head)
  const judged = new Set((head.criteria ?? []).filter(({ isPrice }) => !isPrice).map(({ key }) => key))
  if (scores.some(({ criterion }) => !judged.has(criterion))) fail('priceParity.unknown')
  const once = new Map(scores.map((one) => [`${one.quote}:${one.criterion}`, one]))
  await ctx.db.run(scoreSql, [ctx.tenantId, purchaseId, ctx.userId, JSON.stringify([...once.values()])])
  return { id: purchaseId }
}

const judgesSql = `select 1 from comparison where tenant_id = $1 and purchase_id = $2 and $3 = any(evaluators)`

export const isEvaluator = async (ctx: Ctx, purchaseId: string, userId: string): Promise<boolean> =>
  (await ctx.db.run(judgesSql, [ctx.tenantId, purchaseId, userId])).rows.length > 0
