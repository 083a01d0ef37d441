import { metaOf, type FieldMeta } from '@srm/api/shared/field-meta'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '#kernel/ctx.ts'
import { textsOf } from '@srm/api/shared/json'
import { idOf, linesIn } from '#kernel/records/fields/row.ts'
import { mentionsIn, type ReadTable } from '../book/book.rules.ts'
import { fileNames, knownByIds, knownByTexts, optionsOf, type KnownName } from './names.views.ts'
import { regionCode, regionText } from './regions.service.ts'
import { splitCoded } from '../book/text.rules.ts'
import { ambiguous, type Meanings, type Words } from './values.rules.ts'

const metasOf = (record: RecordDefinition): FieldMeta[] =>
  Object.values(record.all)
    .map((schema) => metaOf(schema))
    .flatMap((meta) => [meta, ...Object.values(meta.fields ?? {}).map((schema) => metaOf(schema))])

const dictsOf = (record: RecordDefinition): string[] => [
  ...new Set(metasOf(record).flatMap(({ kind, of }) => (kind === 'dict' || kind === 'multiDict' ? [of ?? ''] : []))),
]

/** More names than this are forgotten and asked for again, so that a long export stays small. */
const maxNames = 50_000

type Row = Readonly<Record<string, unknown>>
const idsIn = (value: unknown): string[] => textsOf([value].flat().map(idOf))

const valuesOf = (record: RecordDefinition, rows: readonly Row[], wanted: (meta: FieldMeta) => boolean) => {
  const found: { meta: FieldMeta; id: string }[] = []
  const look = (fields: Readonly<Record<string, Parameters<typeof metaOf>[0]>>, row: Row): void => {
    for (const [key, schema] of Object.entries(fields)) {
      const meta = metaOf(schema)
      if (meta.kind === 'rows') for (const line of linesIn(row[key])) look(meta.fields ?? {}, line)
      else if (wanted(meta)) found.push(...idsIn(row[key]).map((id) => ({ meta, id })))
    }
  }
  for (const row of rows) look(record.all, row)
  return found
}

const isNamed = ({ kind }: FieldMeta): boolean => ['ref', 'refs', 'person', 'persons', 'department'].includes(kind)
const isFile = ({ kind }: FieldMeta): boolean => kind === 'attachments' || kind === 'images'

const called = ({ name, code, isAmbiguous }: KnownName & { isAmbiguous: boolean }): string =>
  isAmbiguous && code ? `${name} (${code})` : name

/** Puts values of a record into words; `loadNames` reads what rows refer to, before they are put. */
export const wordsFor = async (ctx: Ctx, record: RecordDefinition) => {
  const options = new Map(
    (await optionsOf(ctx, dictsOf(record))).map(({ type, value, name }) => [`${type}:${value}`, name]),
  )
  const names = new Map<string, string>()
  let files = new Map<string, string>()
  const words: Words = {
    language: ctx.language,
    option: (type, value) => options.get(`${type}:${value}`) ?? value,
    name: (_, id) => names.get(id) ?? id,
    file: (id) => files.get(id) ?? '',
    region: regionText,
  }
  const loadNames = async (inside: Ctx, rows: readonly Row[]): Promise<void> => {
    if (names.size > maxNames) names.clear()
    const asked = new Map<string, Set<string>>()
    for (const { meta, id } of valuesOf(record, rows, isNamed))
      if (!names.has(id)) asked.set(meta.of ?? '', (asked.get(meta.of ?? '') ?? new Set()).add(id))
    for (const [of, ids] of asked)
      for (const known of await knownByIds(inside, of, [...ids])) names.set(known.id, called(known))
    files = await fileNames(inside, [...new Set(valuesOf(record, rows, isFile).map(({ id }) => id))])
  }
  return { words, loadNames }
}

const meaningOf = (all: readonly KnownName[]): ((text: string) => string | typeof ambiguous | undefined) => {
  const byName = new Map<string, KnownName[]>()
  for (const one of all) byName.set(one.name, [...(byName.get(one.name) ?? []), one])
  const byCode = new Map(all.flatMap((one) => (one.code === null ? [] : [[one.code, one.id] as const])))
  return (text) => {
    const [only, ...more] = byName.get(text) ?? []
    if (only && more.length === 0) return only.id
    const { name, code } = splitCoded(text) ?? { name: '', code: '' }
    const coded = byName.get(name)?.find((one) => one.code === code)
    return coded?.id ?? byCode.get(text) ?? (only ? ambiguous : undefined)
  }
}

/** All names, options and files a workbook speaks of, looked up at once. */
export const meaningsFor = async (
  ctx: Ctx,
  record: RecordDefinition,
  tables: readonly ReadTable[],
): Promise<Meanings> => {
  const mentioned = mentionsIn(tables)
  const options = await optionsOf(ctx, dictsOf(record))
  // A workbook may come from a colleague who reads the other language.
  const byLabel = new Map(
    options
      .toReversed()
      .flatMap(({ type, name, stored, value }) => [
        [`${type}:${stored}`, value] as const,
        [`${type}:${name}`, value] as const,
      ]),
  )
  const byValue = new Set(options.map(({ type, value }) => `${type}:${value}`))
  const files = await fileNames(ctx, [...mentioned.files])
  const named = new Map<string, ReturnType<typeof meaningOf>>()
  for (const [of, texts] of mentioned.named) named.set(of, meaningOf(await knownByTexts(ctx, of, [...texts])))
  return {
    option: (type, text) => byLabel.get(`${type}:${text}`) ?? (byValue.has(`${type}:${text}`) ? text : undefined),
    named: (of, text) => named.get(of)?.(text),
    file: (id) => files.has(id),
    region: regionCode,
  }
}
