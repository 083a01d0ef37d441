import { feedback } from '@srm/api/feedback'
import { implement } from '#kernel/module.ts'
import { createFeedback, removeFeedback, updateFeedback } from './feedback.service.ts'
import { getFeedback, listFeedbacks, feedbackOptions, feedbackTotals } from './feedback.views.ts'

export const routes = implement(feedback, {
  list: (ctx, { query }) => listFeedbacks(ctx, query),
  summary: (ctx, { query }) => feedbackTotals(ctx, query),
  all: (ctx, { query }) => feedbackOptions(ctx, query.keyword),
  show: (ctx, { params }) => getFeedback(ctx, params.id),
  create: (ctx, { body }) => createFeedback(ctx, body),
  update: (ctx, { params, body }) => updateFeedback(ctx, params.id, body),
  remove: (ctx, { params, query }) => removeFeedback(ctx, params.id, query.version),
})
