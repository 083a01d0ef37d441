import type {
  finance as calls,
  ProjectFinanceItems,
  ProjectFinanceList,
  ProjectFinanceRow,
  ProjectReach,
} from '@srm/api/finance'
import type { Parsed } from '@srm/api/endpoint'
import { addMoney, compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import { subjectOf } from '#kernel/records/subjects.ts'
import { readProjectDocuments } from '#modules/final-account/index.ts'
import { assertReach } from '#modules/project/index.ts'
import { figureOf, figuresOf, sumOf } from './figures.rules.ts'

const pageSize = 20

const stages: Readonly<Record<ProjectReach, readonly string[]>> = {
  running: ['intent', 'preparing', 'executing', 'paused'],
  finished: ['settling', 'closed'],
  all: ['intent', 'preparing', 'executing', 'paused', 'settling', 'closed'],
}

export const projectRecord = () => subjectOf('project')?.record ?? fail('record.not_found')

/** Money of a project is told to whoever its final account is open to: their part in the project may have none in it. */
const account = 'finalAccount'
const openSql = (ctx: Ctx, params: Params): string[] => scopeSql(projectRecord(), ctx, params, { of: account })

type FoundProject = Pick<ProjectFinanceRow, 'id' | 'code' | 'name' | 'stage' | 'eventStart'> & {
  readonly income: string
  readonly cost: string
}

const columns = `t.id, t.code, t.name, t.status as stage, t.event_start::text as "eventStart",
    coalesce((select b.income_total from budget_ref b where b.tenant_id = t.tenant_id and b.project_id = t.id and b.is_effective limit 1), 0)
      ::numeric(15, 2)::text as income,
    coalesce((select sum(i.amount) from budget_item_ref i where i.tenant_id = t.tenant_id and i.project_id = t.id and i.is_active), 0)
      ::numeric(15, 2)::text as cost`

type AmountRights = { readonly income: boolean; readonly cost: boolean }

const coveredOf = ({ session }: Ctx): AmountRights => ({
  income: session.masks?.has('income') === true,
  cost: session.masks?.has('cost') === true,
})

const hiddenIncome = { budgetIncome: null, sold: null, invoiced: null, received: null }
const hiddenCost = { budgetCost: null, committed: null, settled: null, paid: null }
/** What is told by both sides is not told to whoever may see but one. */
const hiddenBoth = { gap: null, expected: null, accrued: null, realised: null, margin: null, alerts: [] }

const cover = (row: ProjectFinanceRow, { income, cost }: AmountRights): ProjectFinanceRow => ({
  ...row,
  ...(income && hiddenIncome),
  ...(cost && hiddenCost),
  ...((income || cost) && hiddenBoth),
})

/** Projects with what their documents come to, in as many statements however many they are. */
const withFigures = async (ctx: Ctx, found: readonly FoundProject[]): Promise<ProjectFinanceRow[]> => {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const documents = Map.groupBy(await readProjectDocuments(ctx, ids), ({ project }) => project)
  const covered = coveredOf(ctx)
  return found.map(({ income, cost, ...project }) => {
    const figures = figuresOf({ income, cost }, documents.get(project.id) ?? [])
    return cover({ ...project, budgetIncome: income, budgetCost: cost, ...figures }, covered)
  })
}

type Query = Parsed<typeof calls.projectFinance.list>['query']

/** Whoever is next to take place stands first; what is over, the last one first. */
const orders: Readonly<Record<ProjectReach, string>> = {
  running: 't.event_start nulls last, t.id',
  finished: 't.event_start desc nulls last, t.id',
  all: 't.event_start desc nulls last, t.id',
}

export const projectsOf = async (ctx: Ctx, { reach, q, page }: Query): Promise<ProjectFinanceList> => {
  const params = new Params(ctx.tenantId, stages[reach])
  const asked = q ? [`strpos(lower(t.name || ' ' || t.code), lower(${params.add(q, 'text')})) > 0`] : []
  const where = ['t.tenant_id = $1', 't.status = any($2::text[])', ...asked, ...openSql(ctx, params)]
  const offset = params.add((page - 1) * pageSize, 'int')
  const { rows } = await ctx.db.run<FoundProject & { count: number }>(
    `select ${columns}, count(*) over ()::int as count from project_ref t where ${where.join(' and ')}
      order by ${orders[reach]} limit ${String(pageSize)} offset ${offset}`,
    params.values,
  )
  const count = rows[0]?.count ?? 0
  return {
    items: await withFigures(
      ctx,
      rows.map(({ id, code, name, stage, eventStart, income, cost }) => ({
        id,
        code,
        name,
        stage,
        eventStart,
        income,
        cost,
      })),
    ),
    count,
  }
}

/** Projects that go on, those that take place next first, for a picture of all of them. */
export const nextProjects = async (ctx: Ctx, most: number): Promise<ProjectFinanceRow[]> => {
  const params = new Params(ctx.tenantId, ['preparing', 'executing', 'settling'])
  const where = ['t.tenant_id = $1', 't.status = any($2::text[])', ...openSql(ctx, params)]
  const { rows } = await ctx.db.run<FoundProject>(
    `select ${columns} from project_ref t where ${where.join(' and ')} order by t.event_start nulls last, t.id limit ${params.add(most, 'int')}`,
    params.values,
  )
  return withFigures(ctx, rows)
}

type ItemQuery = Parsed<typeof calls.projectFinance.items>['query']

/** The documents a figure of a project is the sum of. */
export const projectItems = async (ctx: Ctx, { project, figure }: ItemQuery): Promise<ProjectFinanceItems> => {
  await assertReach(ctx, project, account, 'read')
  const { side, key } = figureOf[figure]
  const documents = await readProjectDocuments(ctx, [project])
  const isHidden = coveredOf(ctx)[side]
  const items = documents
    .filter((one) => one.side === side && compareMoney(one[key], '0') !== 0)
    .map(({ id, subject, code, name, party, ...one }) => ({
      id,
      subject,
      code,
      name,
      party,
      amount: isHidden ? null : one[key],
    }))
  return { items, count: items.length, total: isHidden ? null : addMoney(sumOf(figure, documents)) }
}

/** One project with its figures; nothing where it is out of reach. */
export const projectFigures = async (ctx: Ctx, id: string): Promise<ProjectFinanceRow | undefined> => {
  const params = new Params(ctx.tenantId, id)
  const where = ['t.tenant_id = $1', 't.id = $2', ...openSql(ctx, params)]
  const { rows } = await ctx.db.run<FoundProject>(
    `select ${columns} from project_ref t where ${where.join(' and ')}`,
    params.values,
  )
  return (await withFigures(ctx, rows))[0]
}
