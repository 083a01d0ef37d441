import { application } from '@srm/api/application'
import { implement } from '#kernel/module.ts'
import { createApplication, removeApplication, updateApplication } from './application.service.ts'
import { getApplication, listApplications, applicationOptions, applicationTotals } from './application.views.ts'

export const routes = implement(application, {
  list: (ctx, { query }) => listApplications(ctx, query),
  summary: (ctx, { query }) => applicationTotals(ctx, query),
  all: (ctx, { query }) => applicationOptions(ctx, query.keyword),
  show: (ctx, { params }) => getApplication(ctx, params.id),
  create: (ctx, { body }) => createApplication(ctx, body),
  update: (ctx, { params, body }) => updateApplication(ctx, params.id, body),
  remove: (ctx, { params, query }) => removeApplication(ctx, params.id, query.version),
})
