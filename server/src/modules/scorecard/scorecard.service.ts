import type { z } from 'zod'
import { ScorecardTemplate, scorecard, SupplierRating } from '@srm/api/scorecard'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { defineResource } from '#modules/record/index.ts'
import { standingsHold, weightsHold } from './scorecard.rules.ts'
import { isRated } from './scorecard.measure.store.ts'
import { templateFor } from './scorecard.views.ts'

type Template = z.output<typeof ScorecardTemplate.create>
type Sound = { readonly [K in 'criteria' | 'standings']: readonly Template[K][number][] }

const assertSound = ({ criteria, standings }: Sound): void => {
  if (!weightsHold(criteria)) fail('scorecard.weights', { errors: [{ path: 'criteria', message: '' }] })
  if (new Set(criteria.map(({ name }) => name)).size < criteria.length)
    fail('scorecard.twice', { errors: [{ path: 'criteria', message: '' }] })
  if (!standingsHold(standings)) fail('scorecard.standings', { errors: [{ path: 'standings', message: '' }] })
}

const othersSql = `select 1 from scorecard_template
  where tenant_id = $1 and id <> $2 and status = 'enabled' and cardinality(classifies) = 0 limit 1`

/** Suppliers no template names are rated by the one that names nobody. */
const assertOneForAll = async (ctx: Ctx, id: string): Promise<void> => {
  if ((await ctx.db.run(othersSql, [ctx.tenantId, id])).rows.length === 0) fail('scorecard.last')
}

const usedSql = 'select 1 from scorecard_period where tenant_id = $1 and template_id = $2 limit 1'

export const templates = defineResource(ScorecardTemplate, scorecard.template, {
  code: { type: 62, prefix: 'PFMB', digits: 3 },
  lines: {
    criteria: { table: 'scorecard_criterion', parent: 'template_id' },
    standings: { table: 'scorecard_standing', parent: 'template_id' },
  },
  prepare: async (ctx, sent, before) => {
    assertSound(sent)
    const wasForAll = before?.status === 'enabled' && before.classifies.length === 0
    if (wasForAll && (sent.status === 'disabled' || sent.classifies.length > 0)) await assertOneForAll(ctx, before.id)
    return sent
  },
  removable: async (ctx, { id }) => {
    if ((await ctx.db.run(usedSql, [ctx.tenantId, id])).rows.length > 0) fail('record.referenced')
    await assertOneForAll(ctx, id)
  },
})

type Rating = z.output<typeof SupplierRating.create>
type RatedScores = { readonly supplier: string; readonly scores: readonly Rating['scores'][number][] }

/** People rate what no module measures, by the names of the supplier's own template. */
const assertRateable = async (ctx: Ctx, { supplier, scores }: RatedScores): Promise<void> => {
  if (scores.length === 0) fail('scorecard.no_score', { errors: [{ path: 'scores', message: '' }] })
  const template = await templateFor(ctx, supplier)
  const known = new Set(template?.criteria.filter(({ measure }) => isRated(measure)).map(({ name }) => name))
  const strange = scores.some(({ criterion }) => !known.has(criterion))
  if (strange) fail('scorecard.unknown_criterion', { errors: [{ path: 'scores', message: '' }] })
  if (new Set(scores.map(({ criterion }) => criterion)).size < scores.length) fail('scorecard.twice')
}

/** Scores have two places, so they are added up as whole hundredths. */
const meanOf = (scores: RatedScores['scores']): string =>
  (scores.reduce((sum, { score }) => sum + Math.round(Number(score) * 100), 0) / scores.length / 100).toFixed(2)

export const ratings = defineResource(SupplierRating, scorecard.rating, {
  code: { type: 63, prefix: 'PJ', period: 'year' },
  lines: { scores: { table: 'supplier_rating_score', parent: 'rating_id' } },
  prepare: async (ctx, sent) => {
    await assertRateable(ctx, sent)
    return { ...sent, score: meanOf(sent.scores) }
  },
})
