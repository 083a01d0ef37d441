import { record } from '@srm/api/record'
import { implement } from '#kernel/module.ts'
import { cancelJob, retryJob, startReindex } from './record.service.ts'
import { getMyJob, listMyJobs, listTimeline } from './record.views.ts'

export const routes = implement(record, {
  timeline: (ctx, { params, query }) => listTimeline(ctx, params.subject, params.id, query.cursor),
  reindex: (ctx, { body }) => startReindex(ctx, body.subject),
  jobs: (ctx) => listMyJobs(ctx),
  job: (ctx, { params }) => getMyJob(ctx, params.id),
  cancelJob: (ctx, { params }) => cancelJob(ctx, params.id),
  retryJob: (ctx, { params }) => retryJob(ctx, params.id),
})
