import type { Language } from '@srm/api/shared/label'
import type { Returned } from '@srm/api/endpoint'
import type { approval } from '@srm/api/approval'
import type { Ctx } from '#kernel/ctx.ts'
import { documents } from './document.store.ts'
import { catalogOf, type CatalogField } from './fact.fields.rules.ts'

type Shown = Returned<typeof approval.flow.catalog>[number]['fields'][number]

const column = ({ path, type, required, label, options, optionNames, of }: CatalogField, language: Language) => ({
  path,
  type,
  required,
  label: label[language],
  ...(options && { options: [...options] }),
  ...(optionNames && { optionNames: optionNames.map((name) => name[language]) }),
  ...(of && { of }),
})

const shown = (field: CatalogField, language: Language): Shown => ({
  ...column(field, language),
  ...(field.columns && { columns: field.columns.map((one) => column(one, language)) }),
})

/** What the designer offers: every document with its fields and the people it points at. */
export const documentCatalog = (ctx: Ctx): Returned<typeof approval.flow.catalog> =>
  documents().map(({ record, relations = {} }) => ({
    docType: record.name,
    label: record.label[ctx.language],
    fields: catalogOf(record).map((field) => shown(field, ctx.language)),
    relations: Object.keys(relations),
  }))
