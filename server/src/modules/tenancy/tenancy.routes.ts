import { tenancy } from '@srm/api/tenancy'
import { implement } from '#kernel/module.ts'
import { createOurCompany, removeOurCompany, updateOurCompany } from './our-company.service.ts'
import { getOurCompany, listOurCompanies, ourCompanyOptions, ourCompanyTotals } from './our-company.views.ts'

export const routes = implement(tenancy, {
  ourCompany: {
    list: (ctx, { query }) => listOurCompanies(ctx, query),
    summary: (ctx, { query }) => ourCompanyTotals(ctx, query),
    all: (ctx, { query }) => ourCompanyOptions(ctx, query.keyword),
    show: (ctx, { params }) => getOurCompany(ctx, params.id),
    create: (ctx, { body }) => createOurCompany(ctx, body),
    update: (ctx, { params, body }) => updateOurCompany(ctx, params.id, body),
    remove: (ctx, { params, query }) => removeOurCompany(ctx, params.id, query.version),
  },
})
