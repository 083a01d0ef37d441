import type { Returned } from '@srm/api/endpoint'
import { supplier } from '@srm/api/supplier'
import { implement } from '#kernel/module.ts'
import { askMove, changeMove, decideMove, moves, removeMove, showMove } from './lifecycle.service.ts'
import { waysOf } from './lifecycle.ways.views.ts'
import { setPolicy } from './policy.service.ts'
import { policyOf } from './policy.views.ts'

type Calls = typeof supplier.move

export const moveRoutes = [
  ...implement(supplier.move, {
    list: async (ctx, { query }) => (await moves.list(ctx, query)) as unknown as Returned<Calls['list']>,
    summary: (ctx, { query }) => moves.summary(ctx, query),
    all: (ctx, { query }) => moves.options(ctx, query.keyword),
    show: async (ctx, { params }) => (await showMove(ctx, params.id)) as unknown as Returned<Calls['show']>,
    create: (ctx, { body }) => askMove(ctx, body),
    update: (ctx, { params, body }) => changeMove(ctx, params.id, body),
    remove: (ctx, { params, query }) => removeMove(ctx, params.id, query.version),
    ways: (ctx, { params }) => waysOf(ctx, params.id),
    decide: (ctx, { params, body }) => decideMove(ctx, params.id, body),
  }),
  ...implement(supplier.policy, {
    show: (ctx) => policyOf(ctx),
    update: (ctx, { body }) => setPolicy(ctx, body),
  }),
]
