import { tenancy } from '@srm/api/tenancy'
import { implement } from '#kernel/module.ts'
import { accountManager, getApply, listPurchases, updateApply } from './tenancy.apply.service.ts'
import { signInOperator, signOutOperator } from './platform/session.service.ts'
import {
  listTenants,
  purchasesOf,
  renew,
  reportError,
  retryDead,
  setTenantStatus,
} from './platform/platform.service.ts'
import { listDead, listErrors, platformHealth } from './platform/platform.views.ts'
import { registerCompany } from './tenancy.register.service.ts'

const { ourCompany: _ourCompany, ...calls } = tenancy

export const routes = implement(calls, {
  apply: {
    register: (ctx, { body }, exchange) => registerCompany(ctx, exchange, body),
    mine: (ctx) => getApply(ctx),
    update: (ctx, { params, body }) => updateApply(ctx, params.id, body),
    purchases: (ctx) => listPurchases(ctx),
    manager: (ctx) => accountManager(ctx),
  },
  platform: {
    login: (ctx, { body }, exchange) => signInOperator(ctx, exchange, body),
    signOut: (ctx) => signOutOperator(ctx),
    tenants: (_, { query }, exchange) => listTenants(exchange, query),
    purchases: (_, { params }, exchange) => purchasesOf(exchange, params.id),
    renew: (ctx, { params, body }, exchange) => renew(ctx, exchange, params.id, body),
    disable: (ctx, { params, body }, exchange) => setTenantStatus(ctx, exchange, params.id, 'disabled', body.reason),
    enable: (ctx, { params }, exchange) => setTenantStatus(ctx, exchange, params.id, 'active'),
    health: (ctx, _, { ping }) => platformHealth(ctx, ping),
    failedJobs: (ctx) => listDead(ctx),
    retryJob: (ctx, { body }) => retryDead(ctx, body.id),
    errors: (ctx) => listErrors(ctx),
    report: (ctx, { body }) => reportError(ctx, body),
  },
})
