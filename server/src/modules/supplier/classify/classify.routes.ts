import { supplier } from '@srm/api/supplier'
import { implement } from '#kernel/module.ts'
import { setClass } from './classify.service.ts'
import { classOptions, classTree } from './classify.views.ts'

export const classRoutes = implement(supplier.classify, {
  tree: (ctx) => classTree(ctx),
  all: (ctx, { query }) => classOptions(ctx, query.keyword),
  update: (ctx, { params, body }) => setClass(ctx, params.id, body),
})
