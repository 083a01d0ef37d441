import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '#kernel/ctx.ts'
import type { Handover } from '#kernel/module.ts'
import { quote } from '#kernel/records/fields/columns.ts'

type Item = { id: string; name: string }

type Passing = {
  readonly patch: (ctx: Ctx, id: string, some: { readonly owner: string }) => Promise<unknown>
  /** Which of them are not done with, in SQL. */
  readonly isOpen: string
  readonly title: string
}

/** What of a leaver's claims is not done with goes to whoever takes over; what is settled stays theirs. */
export const openClaims = (record: RecordDefinition, { patch, isOpen, title }: Passing): Handover => {
  const sql = `select id, code || ' ' || ${title} as name from ${quote(record.table)}
    where tenant_id = $1 and owner_id = $2 and ${isOpen} order by id`
  const find = async (ctx: Ctx, userId: string): Promise<Item[]> =>
    (await ctx.db.run<Item>(sql, [ctx.tenantId, userId])).rows
  return {
    kind: record.name,
    label: record.label,
    count: async (ctx, userId) => (await find(ctx, userId)).length,
    samples: async (ctx, userId) => (await find(ctx, userId)).slice(0, 5),
    transferTo: async (ctx, from, to) => {
      const all = await find(ctx, from)
      for (const { id } of all) await patch(ctx, id, { owner: to })
      return all.length
    },
  }
}
