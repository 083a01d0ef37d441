import type { Option } from '@srm/api/shared/crud'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '#kernel/ctx.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import { termsOf } from '#kernel/search.ts'
import { treeOf } from '../dictionary.rules.ts'

type ClassRow = {
  readonly id: string
  readonly name: string
  readonly parentId: string | null
  readonly version: number
  readonly count: number
}
type ClassNode = {
  id: string
  name: string
  parentId: string | null
  version: number
  count: number
  children: ClassNode[]
}

/** A tree of classes by which a record is sorted: with how many the reader sees below each, and to choose from. */
export const classViews = (kind: string, record: RecordDefinition, column = 'classify_id') => ({
  tree: async (ctx: Ctx): Promise<ClassNode[]> => {
    const params = new Params(ctx.tenantId, kind)
    const where = ['s.tenant_id = $1', `s.${column} is not null`, ...scopeSql(record, ctx, params, { alias: 's' })]
    const sql = `with recursive classes as (select * from classify where tenant_id = $1 and kind = $2),
      above as (select id as under, id, parent_id from classes
        union all select a.under, c.id, c.parent_id from above a join classes c on c.id = a.parent_id),
      held as (select s.${column} as id, count(*)::int as count from ${record.table} s where ${where.join(' and ')} group by s.${column}),
      counted as (select a.id, sum(h.count)::int as count from held h join above a on a.under = h.id group by a.id)
      select c.id, c.name, c.parent_id as "parentId", c.version, coalesce(n.count, 0) as count
      from classes c left join counted n on n.id = c.id order by c.sort, c.id`
    return treeOf((await ctx.db.run<ClassRow>(sql, params.values)).rows)
  },
  options: async (ctx: Ctx, keyword = ''): Promise<Option[]> => {
    const sql = `select id, code, name, parent_id as "parentId" from classify where tenant_id = $1 and kind = $2 order by sort, id`
    const { rows } = await ctx.db.run<Option>(sql, [ctx.tenantId, kind])
    const words = termsOf(keyword).patterns.map((pattern) => pattern.slice(1, -1))
    return rows.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
  },
})
