import { supplier, SupplierMove } from '@srm/api/supplier'
import { implement } from '#kernel/module.ts'
import { defineResource } from '#modules/record/index.ts'
import { askMove, changeMove, decideMove, moveService } from './lifecycle.service.ts'
import { waysOf } from './ways.views.ts'
import { setPolicy } from './policy.service.ts'
import { policyOf } from './policy.views.ts'

export const moveResource = defineResource(SupplierMove, supplier.move, {
  code: { type: 60, prefix: 'GYSBG', period: 'year' },
  service: { ...moveService, create: askMove, update: changeMove },
  imports: false,
  handlers: {
    ways: (ctx, { params }) => waysOf(ctx, params.id),
    decide: (ctx, { params, body }) => decideMove(ctx, params.id, body),
  },
})

export const policyRoutes = implement(supplier.policy, {
  show: (ctx) => policyOf(ctx),
  update: (ctx, { body }) => setPolicy(ctx, body),
})
