import { Customer, type CustomerClass } from '@srm/api/crm'
import type { Option } from '@srm/api/shared/crud'
import type { Ctx } from '#kernel/ctx.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { assertInScope, scopeSql } from '#kernel/records/read/scope.ts'
import { termsOf } from '#kernel/search.ts'
import { treeOf } from '#modules/dictionary/index.ts'

const parts = {
  contact: 'from customer_contact x where x.tenant_id = $1 and x.customer_id = $2',
  title: 'from customer_title x where x.tenant_id = $1 and x.customer_id = $2',
  address: 'from customer_address x where x.tenant_id = $1 and x.customer_id = $2',
  followUp: 'from follow_up x where x.tenant_id = $1 and x.customer_id = $2',
  followPlan: `from follow_plan x where x.tenant_id = $1 and x.customer_id = $2 and x.status = 'planned'`,
  opportunity: 'from opportunity x where x.tenant_id = $1 and x.customer_id = $2',
  feedback: 'from customer_feedback x where x.tenant_id = $1 and x.customer_id = $2',
  forbiddenSupplier: 'from customer_forbidden_supplier x where x.tenant_id = $1 and x.customer_id = $2',
} as const

const counts = Object.entries(parts).map(([key, from]) => `(select count(*)::int ${from}) as "${key}"`)
const partsSql = `select ${counts.join(', ')}`

/** How much of each kind a customer has, in one statement. */
export const partsOf = async (ctx: Ctx, id: string): Promise<Record<string, number>> => {
  await assertInScope(ctx, Customer, id, true)
  const { rows } = await ctx.db.run<Record<string, number>>(partsSql, [ctx.tenantId, id])
  return rows[0] ?? {}
}

type ClassRow = Omit<CustomerClass, 'children'>

/** The classes with how many customers each has that the reader sees. */
export const classTree = async (ctx: Ctx): Promise<CustomerClass[]> => {
  const params = new Params(ctx.tenantId)
  const where = ['s.tenant_id = $1', 's.classify_id is not null', ...scopeSql(Customer, ctx, params, { alias: 's' })]
  const sql = `with recursive above as (
      select id as under, id, parent_id from customer_classify_ref where tenant_id = $1
      union all select a.under, c.id, c.parent_id from above a join customer_classify_ref c on c.id = a.parent_id where c.tenant_id = $1),
    held as (select s.classify_id as id, count(*)::int as count from customer s where ${where.join(' and ')} group by s.classify_id),
    counted as (select a.id, sum(h.count)::int as count from held h join above a on a.under = h.id group by a.id)
    select c.id, c.name, c.parent_id as "parentId", c.version, coalesce(n.count, 0) as count
    from customer_classify_ref c left join counted n on n.id = c.id
    where c.tenant_id = $1 order by c.sort, c.id`
  return treeOf((await ctx.db.run<ClassRow>(sql, params.values)).rows)
}

const optionSql = `select id, code, name, parent_id as "parentId" from customer_classify_ref where tenant_id = $1 order by sort, id`

export const classOptions = async (ctx: Ctx, keyword = ''): Promise<Option[]> => {
  const { rows } = await ctx.db.run<Option>(optionSql, [ctx.tenantId])
  const words = termsOf(keyword).patterns.map((pattern) => pattern.slice(1, -1))
  return rows.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
}
