import type { Returned } from '@srm/api/endpoint'
import type { approval } from '@srm/api/approval'
import type { Ctx } from '#kernel/ctx.ts'
import { documents } from './document.store.ts'
import { catalogOf } from './fact.fields.rules.ts'

/** What the designer offers: every document with its fields and the people it points at. */
export const documentCatalog = (ctx: Ctx): Returned<typeof approval.flow.catalog> =>
  documents().map(({ record, relations = {} }) => ({
    docType: record.name,
    label: record.label[ctx.language],
    fields: catalogOf(record).map(({ label, options, ...field }) => ({
      ...field,
      label: label[ctx.language],
      ...(options && { options: [...options] }),
    })),
    relations: Object.keys(relations),
  }))
