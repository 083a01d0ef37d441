import { scorecard } from '@srm/api/scorecard'
import { implement } from '#kernel/module.ts'
import { startPeriods } from './scorecard.period.service.ts'
import { scoresOf } from './scorecard.views.ts'

const { template: _template, rating: _rating, ...calls } = scorecard

export const routes = implement(calls, {
  of: (ctx, { params }) => scoresOf(ctx, params.id),
  run: (ctx) => startPeriods(ctx),
})
