import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '../ctx.ts'
import { newId } from '../ids.ts'
import { gramKeysOf, searchText } from '../search.ts'
import { fieldsOf, quote, storedValues } from './columns.ts'
import { sealer } from './secrets.ts'

type Values = Readonly<Record<string, unknown>> & { readonly code: string }

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
  const rows = all.map((values) => {
    const search = searchText([values.code, ...record.search.map((key) => values[key])] as string[])
    const kept = sealed(ctx, values)
    const stored = fields.flatMap((field) => storedValues(field, kept))
    const cells = [newId(), values.code, ...stored, search, gramKeysOf(ctx.tenantId, search)]
    return Object.fromEntries(columns.map(({ name }, index) => [name, cells[index]]))
  })
  const names = columns.map(({ name }) => quote(name)).join(', ')
  const types = columns.map(({ name, type }) => `${quote(name)} ${type}`).join(', ')
  const sql = `with made as (insert into ${quote(record.table)} (${names})
      select ${names} from jsonb_to_recordset($1::jsonb) as x (${types}) returning id)
    insert into record_event (subject, subject_id, id, kind) select '${record.name}', id, app.new_id(), 'created' from made`
  await ctx.db.run(sql, [JSON.stringify(rows)])
  return rows.map(({ id }) => String(id))
}
