import type { Language } from '@srm/api/shared/label'
import type { HandlerResult } from '@srm/api/endpoint'
import type { approval } from '@srm/api/approval'
import type { Ctx } from '#kernel/ctx.ts'
import { optionWords, type OptionWord } from '#modules/dictionary/index.ts'
import { documents } from '../run/document.store.ts'
import { catalogOf, formFieldsOf, type CatalogField, type FormField } from './fact.fields.rules.ts'

type View = HandlerResult<typeof approval.flow.catalog>[number]['fields'][number]

/** A company's own options are named by its dictionary. */
const chosenFrom = (words: readonly OptionWord[]) =>
  words.length > 0 && { options: words.map(({ value }) => value), optionNames: words.map(({ name }) => name) }

type Wording = { readonly language: Language; readonly words: readonly OptionWord[] }

/** Whose words are the company's own. */
const isDict = ({ kind }: Pick<CatalogField, 'kind'>): boolean => kind === 'dict' || kind === 'multiDict'

const column = (field: CatalogField, { language, words }: Wording) => {
  const { path, type, required, label, options, optionNames, of, tree, kind } = field
  return {
    path,
    type,
    required,
    label: label[language],
    ...(kind && { kind }),
    ...(options && { options: [...options] }),
    ...(optionNames && { optionNames: optionNames.map((name) => name[language]) }),
    ...(isDict(field) && of && chosenFrom(words.filter((word) => word.type === of))),
    ...(of && { of }),
    ...(tree && { tree }),
  }
}

const shown = (field: CatalogField, say: Wording): View => ({
  ...column(field, say),
  ...(field.columns && { columns: field.columns.map((one) => column(one, say)) }),
})

type ShownForm = HandlerResult<typeof approval.flow.catalog>[number]['form'][number]

const shownForm = ({ path, label, columns }: FormField, language: Language): ShownForm => ({
  path,
  label: label[language],
  columns: columns.map((one) => ({ path: one.path, label: one.label[language] })),
})

const dictionariesOf = (fields: readonly CatalogField[]): readonly string[] =>
  fields.flatMap((field) => [...(isDict(field) && field.of ? [field.of] : []), ...dictionariesOf(field.columns ?? [])])

/** What the designer offers: every document with its fields and the people it points at. */
export const documentCatalog = async (ctx: Ctx): Promise<HandlerResult<typeof approval.flow.catalog>> => {
  const known = documents().toSorted((one, other) => Number(other.isGeneral ?? false) - Number(one.isGeneral ?? false))
  const all = known.map((document) => ({
    record: document.record,
    relations: document.relations ?? {},
    fields: catalogOf(document),
  }))
  const types = [...new Set(all.flatMap(({ fields }) => dictionariesOf(fields)))]
  const words = types.length > 0 ? await optionWords(ctx, types) : []
  return all.map(({ record, relations, fields }) => ({
    docType: record.name,
    label: record.label[ctx.language],
    fields: fields.map((field) => shown(field, { language: ctx.language, words })),
    form: formFieldsOf(record).map((field) => shownForm(field, ctx.language)),
    relations: Object.keys(relations),
  }))
}
