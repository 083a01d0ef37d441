import { Award } from '@srm/api/award'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { documentOf, type DocumentFact, type DocumentFactValues, type Requirement } from '#kernel/records/document.ts'
import {
  budgetFacts,
  budgetFactValues,
  budgetRequirements,
  judgeBudgetUse,
  type BudgetUse,
} from '#modules/budget/index.ts'
import { readLines } from '../parity/matrix.store.ts'
import { awardRecords, type AwardRow } from './award.service.ts'
import { burdensOf } from './propose.service.ts'
import { beginAwarding, releaseAward, settleAward, takeBack } from './settle.service.ts'

const facts: Readonly<Record<string, DocumentFact>> = {
  quotesCount: { label: label('有效报价家数', 'Valid quotes'), type: 'number' },
  notLowest: { label: label('非最低价中标', 'Not the lowest price'), type: 'flag' },
  singleSource: { label: label('单一来源', 'Single source'), type: 'flag' },
  saving: { label: label('较预算节约', 'Saved against budget'), type: 'money' },
  ...budgetFacts,
}

const demandsSql = `select distinct p.demand_id as id from purchase_line_ref l
    join pool_line_ref p on p.tenant_id = l.tenant_id and p.id = l.pool_line_id
  where l.tenant_id = $1 and l.purchase_id = $2 order by 1`

/** What the demands reserved is what an award spends: the same money does not count twice. */
const demandsOf = async (ctx: Ctx, purchase: string) =>
  (await ctx.db.run<{ id: string }>(demandsSql, [ctx.tenantId, purchase])).rows.map(({ id }) => ({
    kind: 'demand',
    id,
  }))

const useOf = async (ctx: Ctx, { id, purchase, lines }: AwardRow): Promise<BudgetUse> => ({
  holder: { kind: Award.name, id },
  point: 'commit',
  isPending: true,
  holds: burdensOf(await readLines(ctx, purchase.id, id), lines),
  after: await demandsOf(ctx, purchase.id),
})

const readFacts = async (ctx: Ctx, row: AwardRow): Promise<DocumentFactValues> => ({
  quotesCount: String(row.quoteCount),
  notLowest: row.lines.some(({ isLowest }) => !isLowest),
  singleSource: row.isSingleSource,
  saving: row.budgetSaving,
  ...budgetFactValues(await judgeBudgetUse(ctx, await useOf(ctx, row))),
})

const deciders = ['GM', 'DEPT', 'FINANCE'] as const

const peopleSql = `select u.id, array_agg(r.code) as roles from role_ref r
    join user_role_ref m on m.tenant_id = r.tenant_id and m.role_id = r.id
    join user_ref u on u.tenant_id = m.tenant_id and u.id = m.user_id
  where r.tenant_id = $1 and r.code = any($2) and r.status = 'enabled' and u.status = 'active' and u.id <> $3
    and not exists (select 1 from award_score s where s.tenant_id = $1 and s.purchase_id = $4 and s.evaluator_id = u.id)
  group by u.id order by u.id`

type Person = { readonly id: string; readonly roles: readonly string[] }

/** People who may decide on it: neither its buyer nor anybody who judged the quotes. */
const independentPeople = async (ctx: Ctx, { owner, purchase }: AwardRow): Promise<Person[]> =>
  (await ctx.db.run<Person>(peopleSql, [ctx.tenantId, deciders, owner?.id, purchase.id])).rows

const alone = label('采购员不能单独审批自己的定标', 'the buyer does not decide on it alone')
const single = label('单一来源采购须总经理审批', 'a single source takes the general manager')

const requirementsOf = async (ctx: Ctx, row: AwardRow): Promise<Requirement[]> => {
  const people = await independentPeople(ctx, row)
  const managers = people.filter(({ roles }) => roles.includes('GM'))
  const ids = (some: readonly Person[]) => some.map(({ id }) => id)
  return [
    ...(people.length > 0 ? [{ people: ids(people), reason: alone[ctx.language] }] : []),
    ...(row.isSingleSource && managers.length > 0 ? [{ people: ids(managers), reason: single[ctx.language] }] : []),
    ...(await budgetRequirements(ctx, await judgeBudgetUse(ctx, await useOf(ctx, row)))),
  ]
}

const orderedSql = `select stage from purchase_ref where tenant_id = $1 and id = $2 and stage in ('ordered', 'archived')`

const isOrdered = async (ctx: Ctx, { purchase }: AwardRow): Promise<readonly string[]> =>
  (await ctx.db.run(orderedSql, [ctx.tenantId, purchase.id])).rows.length > 0
    ? [label('采购单已下单', 'It was ordered')[ctx.language]]
    : []

export const awardDocument = documentOf(Award, awardRecords, {
  lines: awardRecords.lines,
  amount: 'amount',
  summary: ['purchase', 'suppliers', 'amount', 'budgetSaving', 'lowestSaving'],
  facts: { fields: facts, read: readFacts },
  mustApprove: requirementsOf,
  inUse: isOrdered,
  later: ['approvedAt'],
  defaultFlow: {
    steps: [
      { by: 'superior', name: label('直属上级', 'Superior') },
      { by: 'role', role: 'FINANCE', name: label('财务', 'Finance'), from: '5000.00' },
      { by: 'role', role: 'GM', name: label('总经理', 'General manager'), from: '50000.00' },
    ],
  },
  on: {
    pending: beginAwarding,
    approved: settleAward,
    returned: releaseAward,
    withdrawn: releaseAward,
    rejected: releaseAward,
    terminated: releaseAward,
    void: takeBack,
  },
})
