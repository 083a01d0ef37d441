import { SupplierApplication, type Remark } from '@srm/api/onboarding'
import { metaOf } from '@srm/api/shared/field-meta'

type Fields = Readonly<Record<string, Parameters<typeof metaOf>[0]>>

/** Paths of the page that are no field of the record by this name. */
const labelOf = (path: string): string => {
  const schema = (SupplierApplication.fields as Fields)[path]
  return schema ? metaOf(schema).label.zh : path
}

/** Remarks by field as one opinion, for those who read them in a flow. */
export const summaryOf = (opinion: string | undefined, remarks: readonly Remark[]): string =>
  [...(opinion ? [opinion] : []), ...remarks.map(({ path, text }) => `${labelOf(path)}：${text}`)]
    .join('；')
    .slice(0, 2000)
