import { metaOf, type Kind } from '@srm/api/shared/field-meta'
import type { Facts, FactValue } from '@srm/flow/tree/condition'
import type { Ctx } from '#kernel/ctx.ts'
import type { Document } from '#kernel/records/document.ts'
import { sha256 } from './canonical.rules.ts'
import { directoryOf, type Directory } from './people.views.ts'

type Row = Readonly<Record<string, unknown>>

export type FactSubject = {
  readonly initiator: string
  readonly initiatorDept: string | null
  readonly round: number
}

const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : null
}

const lineFacts = (value: unknown): FactValue =>
  ((value ?? []) as Row[]).map((line) =>
    Object.fromEntries(
      Object.entries(line).map(([key, cell]) => [key, plain(cell) as string | number | boolean | null]),
    ),
  )

/** What has several parts is told as one text: whether it is filled in and whether it changed can be seen from that. */
const plain = (value: unknown): FactValue => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.map((one) => idOf(one) ?? JSON.stringify(one)).join(',')
  return idOf(value) ?? JSON.stringify(value)
}

export type FactSnapshot = { readonly values: Facts; readonly hash: string }
type Subject = { readonly document: Document; readonly row: Row; readonly about: FactSubject }

const pathsOf = ({ record }: Document, kind: Kind): string[] =>
  Object.entries(record.fields).flatMap(([path, schema]) => (metaOf(schema).kind === kind ? [path] : []))

const idsIn = ({ document, row }: Pick<Subject, 'document' | 'row'>, kind: Kind): string[] =>
  pathsOf(document, kind).flatMap((path) => idOf(row[path]) ?? [])

type Mention = Pick<Subject, 'document' | 'row'> & { readonly about: Pick<FactSubject, 'initiator' | 'initiatorDept'> }

/** Whoever any of the documents mentions, in one question. */
const mentionedIn = (ctx: Ctx, subjects: readonly Mention[]): Promise<Directory> =>
  directoryOf(
    ctx,
    [...new Set(subjects.flatMap((one) => [...idsIn(one, 'person'), one.about.initiator]))],
    [...new Set(subjects.flatMap((one) => [...idsIn(one, 'department'), one.about.initiatorDept ?? []].flat()))],
  )

const buildFacts = async (ctx: Ctx, { document, row, about }: Subject, known: Directory): Promise<FactSnapshot> => {
  const valueOf = (path: string, kind: Kind): FactValue => {
    const id = idOf(row[path]) ?? ''
    if (kind === 'person') return known.people.get(id) ?? null
    if (kind === 'department') return known.departments.get(id) ?? null
    return kind === 'rows' ? lineFacts(row[path]) : plain(row[path])
  }
  const fields = Object.entries(document.record.fields).filter(([path]) => path !== 'status')
  const own = Object.fromEntries(fields.map(([path, schema]) => [path, valueOf(path, metaOf(schema).kind)]))
  const flags = (await document.flags?.(ctx, row)) ?? {}
  const values: Facts = {
    ...own,
    ...flags,
    initiator: known.people.get(about.initiator) ?? null,
    initiatorDept: known.departments.get(about.initiatorDept ?? '') ?? null,
    returns: about.round - 1,
  }
  return { values, hash: sha256({ ...own, ...flags }) }
}

/** What conditions see of documents: their fields with people and departments spelt out, and the module's own flags. */
export const manyFacts = async (ctx: Ctx, subjects: readonly Subject[]): Promise<readonly FactSnapshot[]> => {
  const known = await mentionedIn(ctx, subjects)
  const facts: FactSnapshot[] = []
  for (const subject of subjects) facts.push(await buildFacts(ctx, subject, known))
  return facts
}

export type FactsFound = { readonly facts: FactSnapshot; readonly directory: Directory }

export const findFacts = async (ctx: Ctx, document: Document, row: Row, about: FactSubject): Promise<FactsFound> => {
  const subject = { document, row, about }
  const directory = await mentionedIn(ctx, [subject])
  return { facts: await buildFacts(ctx, subject, directory), directory }
}

export const factsOf = async (ctx: Ctx, document: Document, row: Row, about: FactSubject): Promise<FactSnapshot> =>
  (await findFacts(ctx, document, row, about)).facts

/** The facts of a document that is submitted for the first time: its initiator's department is looked up with the rest. */
export const findFirstFacts = async (
  ctx: Ctx,
  document: Document,
  row: Row,
  initiator: string,
): Promise<FactsFound & { readonly about: FactSubject }> => {
  const directory = await mentionedIn(ctx, [{ document, row, about: { initiator, initiatorDept: null } }])
  const about = { initiator, initiatorDept: directory.people.get(initiator)?.depts.at(-1) ?? null, round: 1 }
  return { about, facts: await buildFacts(ctx, { document, row, about }, directory), directory }
}
