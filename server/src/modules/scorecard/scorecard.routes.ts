import { scorecard } from '@srm/api/scorecard'
import { implement } from '#kernel/module.ts'
import { startPeriods } from './scorecard.period.service.ts'
import {
  createRating,
  createTemplate,
  removeRating,
  removeTemplate,
  updateRating,
  updateTemplate,
} from './scorecard.service.ts'
import {
  getRating,
  getTemplate,
  listRatings,
  listTemplates,
  ratingOptions,
  ratingTotals,
  templateOptions,
  templateTotals,
} from './scorecard.list.views.ts'
import { scoresOf } from './scorecard.views.ts'

export const routes = implement(scorecard, {
  template: {
    list: (ctx, { query }) => listTemplates(ctx, query),
    summary: (ctx, { query }) => templateTotals(ctx, query),
    all: (ctx, { query }) => templateOptions(ctx, query.keyword),
    show: (ctx, { params }) => getTemplate(ctx, params.id),
    create: (ctx, { body }) => createTemplate(ctx, body),
    update: (ctx, { params, body }) => updateTemplate(ctx, params.id, body),
    remove: (ctx, { params, query }) => removeTemplate(ctx, params.id, query.version),
  },
  rating: {
    list: (ctx, { query }) => listRatings(ctx, query),
    summary: (ctx, { query }) => ratingTotals(ctx, query),
    all: (ctx, { query }) => ratingOptions(ctx, query.keyword),
    show: (ctx, { params }) => getRating(ctx, params.id),
    create: (ctx, { body }) => createRating(ctx, body),
    update: (ctx, { params, body }) => updateRating(ctx, params.id, body),
    remove: (ctx, { params, query }) => removeRating(ctx, params.id, query.version),
  },
  of: (ctx, { params }) => scoresOf(ctx, params.id),
  run: (ctx) => startPeriods(ctx),
})
