import { metaOf, type FieldMeta, type Kind } from '@srm/api/shared/field-meta'
import type { Facts, FactValue, PeriodFact } from '@srm/flow/tree/condition'
import type { Ctx } from '#kernel/ctx.ts'
import type { Document, DocumentRow } from '#kernel/records/document.ts'
import { linesIn } from '#kernel/records/fields/row.ts'
import { pathsAbove } from '#kernel/records/read/above.ts'
import { sha256 } from './canonical.rules.ts'
import { directoryOf, type Directory } from '../people/people.views.ts'

type Row = DocumentRow

export type FactSubject = {
  readonly initiator: string
  readonly initiatorDept: string | null
  readonly round: number
}

const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : null
}

const idListOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => idOf(one) ?? [])

const setKinds: ReadonlySet<Kind> = new Set(['multiDict', 'refs', 'persons', 'tags'])

const isPeriod = (value: unknown): value is PeriodFact =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value

/** 310115 lies in 310100, and that in 310000. */
const regionsAbove = (code: string): readonly string[] => [
  ...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code]),
]

const lineFacts = (value: unknown): FactValue =>
  linesIn(value).map((line) => Object.fromEntries(Object.entries(line).map(([key, cell]) => [key, plain(cell)])))

/** What has several parts is told as one text: whether it is filled in and whether it changed can be seen from that. */
const plain = (value: unknown): FactValue => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.map((one) => idOf(one) ?? JSON.stringify(one)).join(',')
  return idOf(value) ?? JSON.stringify(value)
}

export type FactSnapshot = { readonly values: Facts; readonly hash: string }
type Subject = { readonly document: Document; readonly row: Row; readonly about: FactSubject }

type Cell = { readonly meta: FieldMeta; readonly value: unknown }

/** Every value of a document, those of its lines among them. */
const cellsOf = ({ document, row }: Pick<Subject, 'document' | 'row'>): readonly Cell[] =>
  Object.entries(document.record.fields).flatMap(([path, schema]): Cell[] => {
    const meta = metaOf(schema)
    if (meta.kind !== 'rows') return [{ meta, value: row[path] }]
    const columns = Object.entries(meta.fields ?? {})
    return linesIn(row[path]).flatMap((line) => columns.map(([key, one]) => ({ meta: metaOf(one), value: line[key] })))
  })

const idsIn = (subject: Pick<Subject, 'document' | 'row'>, kind: Kind): string[] =>
  cellsOf(subject).flatMap(({ meta, value }) => (meta.kind === kind ? (idOf(value) ?? []) : []))

type Mention = Pick<Subject, 'document' | 'row'> & { readonly about: Pick<FactSubject, 'initiator' | 'initiatorDept'> }

type Trees = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>
type Names = { readonly directory: Directory; readonly trees: Trees }

/** Where the classes and other trees the documents point at lead up to, one question for each tree. */
const treesIn = async (ctx: Ctx, subjects: readonly Mention[]): Promise<Trees> => {
  const wanted = new Map<string, Set<string>>()
  for (const { meta, value } of subjects.flatMap(cellsOf)) {
    if (!meta.tree || !meta.of) continue
    const ids = wanted.get(meta.of) ?? new Set()
    for (const id of idListOf(value)) ids.add(id)
    wanted.set(meta.of, ids)
  }
  const trees = new Map<string, ReadonlyMap<string, readonly string[]>>()
  for (const [of, ids] of wanted) if (ids.size > 0) trees.set(of, await pathsAbove(ctx, of, [...ids]))
  return trees
}

/** Whoever any of the documents mentions, in one question. */
const mentionedIn = async (ctx: Ctx, subjects: readonly Mention[]): Promise<Names> => ({
  directory: await directoryOf(
    ctx,
    [...new Set(subjects.flatMap((one) => [...idsIn(one, 'person'), one.about.initiator]))],
    [...new Set(subjects.flatMap((one) => [...idsIn(one, 'department'), one.about.initiatorDept ?? []].flat()))],
  ),
  trees: await treesIn(ctx, subjects),
})

/** What a condition sees beyond the text: what stands above a value, each of several, both ends of a period. */
const partsOf = (cell: Cell, mentioned: Names): FactValue => {
  const { directory, trees } = mentioned
  const { kind, tree, of = '', fields = {} } = cell.meta
  const above = (id: string): readonly string[] => trees.get(of)?.get(id) ?? [id]
  const id = idOf(cell.value)
  if (kind === 'person') return directory.people.get(id ?? '') ?? null
  if (kind === 'department') return directory.departments.get(id ?? '') ?? null
  if (setKinds.has(kind)) {
    const ids = idListOf(cell.value)
    return { ids, path: [...new Set(ids.flatMap(above))] }
  }
  if (kind === 'region' && id) return { id, path: regionsAbove(id) }
  if (tree && id) return { id, path: above(id) }
  if (isPeriod(cell.value)) return { from: cell.value.from, to: cell.value.to }
  if (kind !== 'rows') return plain(cell.value)
  const columns = Object.entries(fields).map(([key, schema]) => [key, metaOf(schema)] as const)
  return linesIn(cell.value).map(({ id: lineId, ...line }) =>
    Object.fromEntries([
      ['id', idOf(lineId)],
      ...columns.map(([key, meta]) => [key, partsOf({ meta, value: line[key] }, mentioned)] as const),
    ]),
  )
}

const buildFacts = async (ctx: Ctx, subject: Subject, mentioned: Names): Promise<FactSnapshot> => {
  const { document, row, about } = subject
  const { directory } = mentioned
  const valueOf = (path: string, kind: Kind): FactValue => {
    const id = idOf(row[path]) ?? ''
    if (kind === 'person') return directory.people.get(id) ?? null
    if (kind === 'department') return directory.departments.get(id) ?? null
    return kind === 'rows' ? lineFacts(row[path]) : plain(row[path])
  }
  const fields = Object.entries(document.record.fields).filter(([path]) => path !== 'status')
  const own = Object.fromEntries(fields.map(([path, schema]) => [path, valueOf(path, metaOf(schema).kind)]))
  const seen = fields.map(
    ([path, schema]) => [path, partsOf({ meta: metaOf(schema), value: row[path] }, mentioned)] as const,
  )
  const workedOut = (await document.facts?.read(ctx, row)) ?? {}
  const values: Facts = {
    ...Object.fromEntries(seen),
    ...workedOut,
    initiator: directory.people.get(about.initiator) ?? null,
    initiatorDept: directory.departments.get(about.initiatorDept ?? '') ?? null,
    returns: about.round - 1,
  }
  // The hash is over the plain values: a class that is moved elsewhere in its tree does not change the document.
  return { values, hash: sha256({ ...own, ...workedOut }) }
}

/** What conditions see of documents: their fields with people and departments spelt out, and what its module works out. */
export const manyFacts = async (ctx: Ctx, subjects: readonly Subject[]): Promise<readonly FactSnapshot[]> => {
  const mentioned = await mentionedIn(ctx, subjects)
  const facts: FactSnapshot[] = []
  for (const subject of subjects) facts.push(await buildFacts(ctx, subject, mentioned))
  return facts
}

export type FactResult = { readonly facts: FactSnapshot; readonly directory: Directory }

export const findFacts = async (ctx: Ctx, document: Document, row: Row, about: FactSubject): Promise<FactResult> => {
  const subject = { document, row, about }
  const mentioned = await mentionedIn(ctx, [subject])
  return { facts: await buildFacts(ctx, subject, mentioned), directory: mentioned.directory }
}

export const factsOf = async (ctx: Ctx, document: Document, row: Row, about: FactSubject): Promise<FactSnapshot> =>
  (await findFacts(ctx, document, row, about)).facts

/** The facts of a document that is submitted for the first time: its initiator's department is looked up with the rest. */
export const findFirstFacts = async (
  ctx: Ctx,
  document: Document,
  row: Row,
  initiator: string,
): Promise<FactResult & { readonly about: FactSubject }> => {
  const mentioned = await mentionedIn(ctx, [{ document, row, about: { initiator, initiatorDept: null } }])
  const { directory } = mentioned
  const about = { initiator, initiatorDept: directory.people.get(initiator)?.depts.at(-1) ?? null, round: 1 }
  return { about, facts: await buildFacts(ctx, { document, row, about }, mentioned), directory }
}
