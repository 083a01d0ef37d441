import { identity } from '@srm/api/identity'
import { implement } from '#kernel/module.ts'
import { getDepartment, getPerson, getProfile, listDepartments, listPeople } from './identity.views.ts'

export const routes = implement(identity, {
  user: {
    all: (ctx, { query }) => listPeople(ctx, query.keyword),
    show: (ctx, { params }) => getPerson(ctx, params.id),
    profile: (ctx) => getProfile(ctx),
  },
  department: {
    list: (ctx) => listDepartments(ctx),
    show: (ctx, { params }) => getDepartment(ctx, params.id),
  },
})
