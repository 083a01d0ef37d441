import type { Parsed } from '@srm/api/endpoint'
import { crm, Customer, CustomerContact } from '@srm/api/crm'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { implement } from '#kernel/module.ts'
import { classViews } from '#modules/dictionary/index.ts'
import { contacts } from './contact.service.ts'
import { customerService } from './customer.service.ts'
import { creditOf, setCredit } from './credit/credit.service.ts'
import { rankingOf } from './statistics/ranking.views.ts'
import { statisticsOf } from './statistics/statistics.views.ts'
import { ruleOf, setRule } from './opportunity/auto-close.service.ts'

type Body = Parsed<typeof crm.registration.register>['body']

/** A customer with its contacts: all of it is there afterwards, or nothing. */
const registerCustomer = async (ctx: Ctx, body: Body): Promise<{ id: string; code: string }> => {
  const { contacts: people, ...company } = body
  // A line that was already kept somewhere is no line of a new customer.
  if (people.some(({ id }) => id !== undefined)) fail('record.bad_reference')
  if (people.length > 0 && !holds(ctx.session, 'customerContact:create')) fail('customer.part_forbidden')
  const made = await customerService.create(ctx, company)
  for (const { id: _, ...line } of people)
    await contacts.service.create(ctx, CustomerContact.create.parse({ ...line, customer: made.id }))
  return made
}

const classes = classViews('customer', Customer)

export const routes = [
  ...implement(crm.classify, {
    tree: (ctx) => classes.tree(ctx),
    all: (ctx, { query }) => classes.options(ctx, query.keyword),
  }),
  ...implement(crm.registration, { register: (ctx, { body }) => registerCustomer(ctx, body) }),
  ...implement(crm.credit, {
    show: (ctx, { params }) => creditOf(ctx, params.id),
    set: (ctx, { params, body }) => setCredit(ctx, params.id, body),
  }),
  ...implement(crm.statistics, {
    ranking: (ctx, { query }) => rankingOf(ctx, query),
    show: (ctx, { query }) => statisticsOf(ctx, query),
  }),
  ...implement(crm.opportunityRule, {
    show: (ctx) => ruleOf(ctx),
    update: (ctx, { body }) => setRule(ctx, body),
  }),
]
