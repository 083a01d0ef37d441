import type { Parsed } from '@srm/api/endpoint'
import type { scorecard } from '@srm/api/scorecard'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { standingsHold, weightsHold } from './scorecard.rules.ts'
import { isRated } from './scorecard.source.rules.ts'
import { ratings, templates } from './scorecard.store.ts'
import { templateFor } from './scorecard.views.ts'

type Template = Parsed<typeof scorecard.template.create>['body']
type TemplateUpdate = Parsed<typeof scorecard.template.update>['body']

const assertSound = ({ criteria, standings }: Pick<Template, 'criteria' | 'standings'>): void => {
  if (!weightsHold(criteria)) fail('scorecard.weights', { errors: [{ path: 'criteria', message: '' }] })
  if (new Set(criteria.map(({ name }) => name)).size < criteria.length)
    fail('scorecard.twice', { errors: [{ path: 'criteria', message: '' }] })
  if (!standingsHold(standings)) fail('scorecard.standings', { errors: [{ path: 'standings', message: '' }] })
}

export const createTemplate = async (ctx: Ctx, body: Template): Promise<{ id: string; code: string }> => {
  assertSound(body)
  return templates.create(ctx, { ...body, code: body.code ?? (await issueCode(ctx, 'scorecardTemplate')) })
}

const othersSql = `select 1 from scorecard_template
  where tenant_id = $1 and id <> $2 and status = 'enabled' and cardinality(classifies) = 0 limit 1`

/** Suppliers no template names are rated by the one that names nobody. */
const assertOneForAll = async (ctx: Ctx, id: string): Promise<void> => {
  if ((await ctx.db.run(othersSql, [ctx.tenantId, id])).rows.length === 0) fail('scorecard.last')
}

export const updateTemplate = async (ctx: Ctx, id: string, { version, ...body }: TemplateUpdate) => {
  assertSound(body)
  if (body.status === 'disabled' || body.classifies.length > 0) {
    const before = await templates.held(ctx, id)
    if (before['status'] === 'enabled' && (before['classifies'] as string[]).length === 0)
      await assertOneForAll(ctx, id)
  }
  const saved = await templates.update(ctx, id, version, body)
  return { id, version: saved.version }
}

const usedSql = 'select 1 from scorecard_period where tenant_id = $1 and template_id = $2 limit 1'

export const removeTemplate = async (ctx: Ctx, id: string, version: number | undefined): Promise<{ id: string }> => {
  await templates.held(ctx, id)
  if ((await ctx.db.run(usedSql, [ctx.tenantId, id])).rows.length > 0) fail('record.referenced')
  await assertOneForAll(ctx, id)
  await templates.remove(ctx, id, version)
  return { id }
}

type Rating = Parsed<typeof scorecard.rating.create>['body']
type RatingUpdate = Parsed<typeof scorecard.rating.update>['body']

/** People rate what no module measures, by the names of the supplier's own template. */
const assertRateable = async (ctx: Ctx, { supplier, scores }: Pick<Rating, 'supplier' | 'scores'>): Promise<void> => {
  if (scores.length === 0) fail('scorecard.no_score', { errors: [{ path: 'scores', message: '' }] })
  const template = await templateFor(ctx, supplier)
  const known = new Set(template?.criteria.filter(({ measure }) => isRated(measure)).map(({ name }) => name))
  const strange = scores.some(({ criterion }) => !known.has(criterion))
  if (strange) fail('scorecard.unknown_criterion', { errors: [{ path: 'scores', message: '' }] })
  if (new Set(scores.map(({ criterion }) => criterion)).size < scores.length) fail('scorecard.twice')
}

export const createRating = async (ctx: Ctx, body: Rating): Promise<{ id: string; code: string }> => {
  await assertRateable(ctx, body)
  return ratings.create(ctx, { ...body, code: body.code ?? (await issueCode(ctx, 'supplierRating')) })
}

export const updateRating = async (ctx: Ctx, id: string, { version, ...body }: RatingUpdate) => {
  await assertRateable(ctx, body)
  const saved = await ratings.update(ctx, id, version, body)
  return { id, version: saved.version }
}

export const removeRating = async (ctx: Ctx, id: string, version: number | undefined): Promise<{ id: string }> => {
  await ratings.remove(ctx, id, version)
  return { id }
}
