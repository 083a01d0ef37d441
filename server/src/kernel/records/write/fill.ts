import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { gramKeysOf, searchText } from '#kernel/search.ts'
import { fieldsOf, quote, storedValues } from '../fields/columns.ts'
import { sealer } from '../fields/secrets.ts'

type Values = Readonly<Record<string, unknown>> & {
  readonly code: string
  /** When it was made, where that is not now. */
  readonly madeAt?: string
}

/**
 * Many new records in one statement, each with the first line of its history: for data we make up ourselves.
 * What people send goes through the record's use cases, one by one.
 */
export const fillRecords = async (ctx: Ctx, record: RecordDefinition, all: readonly Values[]): Promise<string[]> => {
  const fields = fieldsOf(record.fields)
  const sealed = sealer(record)
  const columns = [
    { name: 'id', type: 'uuid' },
    { name: 'code', type: 'text' },
    ...fields.flatMap((field) => field.columns),
    { name: 'search_text', type: 'text' },
    { name: 'search_grams', type: 'int[]' },
  ]
  const ids = all.map(() => newId())
  const rows = all.map((values, nth) => {
    const search = searchText([values.code, ...record.search.map((key) => values[key])])
    const kept = sealed(ctx, values)
    const stored = fields.flatMap((field) => storedValues(field, kept))
    const cells = [ids[nth], values.code, ...stored, search, gramKeysOf(ctx.tenantId, search)]
    return { ...Object.fromEntries(columns.map(({ name }, index) => [name, cells[index]])), made_at: values.madeAt }
  })
  const names = columns.map(({ name }) => quote(name)).join(', ')
  const types = columns.map(({ name, type }) => `${quote(name)} ${type}`).join(', ')
  const at = 'coalesce(x.made_at, app.moment())'
  const sql = `with made as (insert into ${quote(record.table)} (${names}, created_at, updated_at)
      select ${names}, ${at}, ${at} from jsonb_to_recordset($1::jsonb) as x (${types}, made_at timestamptz) returning id, created_at)
    insert into record_event (subject, subject_id, id, kind, at)
      select '${record.name}', id, app.new_id(), 'created', created_at from made`
  await ctx.db.run(sql, [JSON.stringify(rows)])
  return ids
}
