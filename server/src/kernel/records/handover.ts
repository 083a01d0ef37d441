import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '../ctx.ts'
import type { Handover } from '../module.ts'
import { fieldsOf, quote } from './fields/columns.ts'

type OwnedRow = { id: string; name: string }
type OwnedRecords = {
  readonly patch: (ctx: Ctx, id: string, some: { readonly owner: string }) => Promise<unknown>
}
/** Records that come to an end: only those pass that are not done with, told apart by their codes. */
type OpenRecords = {
  /** Which of them are not done with, in SQL. */
  readonly isOpen: string
  /** The column read beside the code; without it that of the record's title. */
  readonly title?: string
}

/** Records a person owns, which pass to a successor one by one, each with a line in its history. */
export const ownedRecords = (record: RecordDefinition, records: OwnedRecords, open?: OpenRecords): Handover => {
  const title = quote(
    open?.title ?? fieldsOf(record.fields).find(({ key }) => key === record.title)?.columns[0]?.name ?? 'code',
  )
  const name = open ? `code || ' ' || ${title}` : title
  const condition = open ? ` and ${open.isOpen}` : ''
  const find = async (ctx: Ctx, userId: string, limit?: number): Promise<OwnedRow[]> => {
    const sql = `select id, ${name} as name from ${quote(record.table)} where tenant_id = $1 and owner_id = $2${condition} order by id`
    const { rows } = await ctx.db.run<OwnedRow>(limit ? `${sql} limit ${limit}` : sql, [ctx.tenantId, userId])
    return rows
  }
  return {
    kind: record.name,
    label: record.label,
    count: async (ctx, userId) => (await find(ctx, userId)).length,
    samples: (ctx, userId) => find(ctx, userId, 5),
    transferTo: async (ctx, from, to) => {
      const owned = await find(ctx, from)
      for (const { id } of owned) await records.patch(ctx, id, { owner: to })
      return owned.length
    },
  }
}
