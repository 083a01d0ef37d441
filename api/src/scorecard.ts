import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { SupplierRating } from './scorecard/rating.ts'
import { periodKind, ScorecardTemplate } from './scorecard/template.ts'
import { crud } from './shared/crud.ts'
import { errors } from './shared/errors.ts'
import { Id, IdParams } from './shared/ids.ts'
import { label } from './shared/label.ts'

export { SupplierRating } from './scorecard/rating.ts'
export { measure, ScorecardTemplate, type Measure, type PeriodKind } from './scorecard/template.ts'

export const CriterionScore = z.object({
  name: z.string(),
  weight: z.string(),
  /** Nothing where there were no data: it does not count then. */
  score: z.string().nullable(),
  points: z.int(),
})
export type CriterionScore = z.output<typeof CriterionScore>

const Period = z.object({
  id: Id,
  kind: periodKind,
  startsOn: z.string(),
  endsOn: z.string(),
  /** Nothing where there were too few data to say. */
  score: z.string().nullable(),
  points: z.int(),
  criteria: z.array(CriterionScore),
})

export const scorecard = {
  template: crud(ScorecardTemplate),
  rating: crud(SupplierRating),
  /** How a supplier is rated: overall, by period, and what people can still say. */
  of: endpoint({
    method: 'GET',
    path: '/api/scorecard/of/:id',
    title: label('供应商评分', 'Scores of a supplier'),
    access: { permission: 'supplierRating:list' },
    params: IdParams,
    result: z.object({
      template: z.object({ id: Id, name: z.string(), period: periodKind }).nullable(),
      score: z.string().nullable(),
      grade: z.string().nullable(),
      standing: z.string().nullable(),
      /** What people rate, by name. */
      rated: z.array(z.string()),
      periods: z.array(Period),
    }),
  }),
  /** Makes the periods that are missing, now instead of at night: by a job one can watch. */
  run: endpoint({
    method: 'POST',
    path: '/api/scorecard/run',
    title: label('计算评分', 'Work out the scores'),
    access: { permission: 'scorecardTemplate:update' },
    body: z.strictObject({}),
    result: z.object({ id: Id.nullable() }),
  }),
}

export const scorecardErrors = errors({
  'scorecard.weights': [53501, 422, '各评分项权重之和必须等于 100', 'The weights must add up to exactly 100'],
  'scorecard.standings': [
    53502,
    422,
    '评价档必须从 0 到 100 首尾相接，不能有空档或重叠',
    'The standings must cover 0 to 100 without a gap or an overlap',
  ],
  'scorecard.twice': [53503, 422, '评分项名称不能重复', 'A criterion is named twice'],
  'scorecard.last': [53504, 409, '至少保留一个通用模板', 'One template for all suppliers has to stay'],
  'scorecard.no_score': [53505, 422, '请至少给一项打分', 'Rate at least one criterion'],
  'scorecard.unknown_criterion': [
    53506,
    422,
    '评分项不在该供应商的模板中',
    'The supplier’s template has no such criterion',
  ],
})
