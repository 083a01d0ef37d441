import { metaOf } from '@srm/api/shared/field-meta'
import type { RecordDefinition } from '@srm/api/shared/record'
import { fieldNamed } from '../design/fact.fields.rules.ts'

/** What kind of record a field points at: the field of a line when there is one for every line of `each`. */
export const pointsAt = (record: RecordDefinition, field: string, each: string | null): string | undefined => {
  const lines = each === null ? undefined : fieldNamed(record, each)
  const columns = lines && metaOf(lines).fields
  const schema = (columns && Object.hasOwn(columns, field) ? columns[field] : undefined) ?? fieldNamed(record, field)
  const meta = schema && metaOf(schema)
  return meta?.kind === 'ref' ? meta.of : undefined
}
