import { home } from '@srm/api/home'
import { implement } from '#kernel/module.ts'
import { setEntries, setGuide, setLayout, setRoles, visit } from './home.service.ts'
import { getWork } from './work.views.ts'
import { getMine, listRecent, listRoles, listSteps } from './home.views.ts'

export const routes = implement(home, {
  mine: (ctx) => getMine(ctx),
  setLayout: (ctx, { body }) => setLayout(ctx, body.widgets),
  setEntries: (ctx, { body }) => setEntries(ctx, body.entries),
  setGuide: (ctx, { body }) => setGuide(ctx, body.hidden),
  steps: (ctx) => listSteps(ctx),
  work: (ctx) => getWork(ctx),
  visit: (ctx, { params }) => visit(ctx, params.subject, params.id),
  recent: (ctx) => listRecent(ctx),
  roles: (ctx) => listRoles(ctx),
  setRoles: (ctx, { body }) => setRoles(ctx, body.roles, body.widgets),
})
