import { record } from '@srm/api/record'
import { implement } from '#kernel/module.ts'
import { addComment, getFollow, setFollow } from './record.comment.service.ts'
import { chooseDefault, createView, listViews, removeView, updateView } from './record.saved.service.ts'
import { findRecords } from './record.search.views.ts'
import { listLinks } from './record.link.views.ts'
import { listShares, share } from './record.share.service.ts'
import { cancelJob, retryJob, startReindex } from './record.service.ts'
import { getMyJob, listMyJobs, listTimeline } from './record.views.ts'

export const routes = implement(record, {
  search: (ctx, { query }) => findRecords(ctx, query.keyword),
  timeline: (ctx, { params, query }) => listTimeline(ctx, params.subject, params.id, query),
  comment: (ctx, { params, body }) => addComment(ctx, params.subject, params.id, body),
  followed: (ctx, { params }) => getFollow(ctx, params.subject, params.id),
  follow: (ctx, { params, body }) => setFollow(ctx, params.subject, params.id, body.on),
  shares: (ctx, { params }) => listShares(ctx, params.subject, params.id),
  share: (ctx, { params, body }) => share(ctx, params.subject, params.id, body.shares),
  links: (ctx, { params }) => listLinks(ctx, params),
  views: (ctx, { params }) => listViews(ctx, params.subject),
  createView: (ctx, { params, body }) => createView(ctx, params.subject, body),
  updateView: (ctx, { params, body }) => updateView(ctx, params.id, body),
  removeView: (ctx, { params }) => removeView(ctx, params.id),
  defaultView: (ctx, { params, body }) => chooseDefault(ctx, params.subject, body.id),
  reindex: (ctx, { body }) => startReindex(ctx, body.subject),
  jobs: (ctx) => listMyJobs(ctx),
  job: (ctx, { params }) => getMyJob(ctx, params.id),
  cancelJob: (ctx, { params }) => cancelJob(ctx, params.id),
  retryJob: (ctx, { params }) => retryJob(ctx, params.id),
})
