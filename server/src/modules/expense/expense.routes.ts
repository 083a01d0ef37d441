import { expense as calls } from '@srm/api/expense'
import { implement } from '#kernel/module.ts'
import { ruleOf, setRule } from './standard/standard.service.ts'

export const furtherRoutes = implement(calls.rule, {
  show: (ctx) => ruleOf(ctx),
  update: (ctx, { body }) => setRule(ctx, body),
})
