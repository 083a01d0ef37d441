import { z } from 'zod'
import { endpoint, type Access } from '../endpoint.ts'
import { answerOf, mapFields } from '../shared/field-meta.ts'
import { Id } from '../shared/ids.ts'
import { label, type Label } from '../shared/label.ts'
import { listQuery, pageOf, Summary, summaryQuery } from '../shared/page.ts'

type Fields = Readonly<Record<string, z.ZodType>>

type Definition<F extends Fields> = {
  readonly name: string
  readonly label: Label
  readonly fields: F
  readonly sort: readonly (keyof F & string)[]
  readonly defaultSort: string
  readonly access?: Access
}

/** A list of the centre: fields like a record's, so that the same list shows, filters, sorts and sums them. */
export const listing = <F extends Fields>({ sort, access = 'signed-in', ...rest }: Definition<F>) => {
  const list = Object.keys(rest.fields)
  const row = z.object({
    id: Id,
    version: z.int(),
    actions: z.array(z.string()),
    /** What quick steps act on. */
    taskId: Id.nullable(),
    docId: Id,
    /** Where rows are not approvals themselves. */
    instanceId: Id.optional(),
    ...mapFields(rest.fields, answerOf),
  })
  const query = listQuery(rest.fields, sort)
  const summary = summaryQuery(rest.fields, sort)
  const at = rest.name.replace('approval', '').toLowerCase()
  return {
    record: { ...rest, all: rest.fields, title: 'title', search: ['title'] as const, list, sort },
    list: endpoint({
      method: 'GET',
      path: `/api/approval/rows/${at}`,
      title: rest.label,
      access,
      query,
      result: pageOf(row),
    }),
    summary: endpoint({
      method: 'GET',
      path: `/api/approval/rows/${at}/summary`,
      title: label(`${rest.label.zh}合计`, `Totals: ${rest.label.en.toLowerCase()}`),
      access,
      query: summary,
      result: Summary,
    }),
  }
}
