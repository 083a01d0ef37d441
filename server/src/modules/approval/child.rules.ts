import { metaOf } from '@srm/api/shared/field-meta'
import type { RecordDefinition } from '@srm/api/shared/record'

/** What kind of record a field points at: the field of a line when there is one for every line of `each`. */
export const pointsAt = ({ fields }: RecordDefinition, field: string, each: string | null): string | undefined => {
  const lines = each === null ? undefined : fields[each]
  const schema = (lines && metaOf(lines).fields?.[field]) ?? fields[field]
  const meta = schema && metaOf(schema)
  return meta?.kind === 'ref' ? meta.of : undefined
}
