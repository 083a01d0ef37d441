import { metaOf, type Kind } from '@srm/api/shared/field-meta'
import type { DeptFact, Facts, FactValue, PersonFact } from '@srm/flow/tree/condition'
import type { Ctx } from '#kernel/ctx.ts'
import type { Document } from '#kernel/records/document.ts'
import { sha256 } from './canonical.rules.ts'
import { departmentFacts, personFacts } from './people.views.ts'

type Row = Readonly<Record<string, unknown>>

export type About = {
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
      Object.entries(line).map(([key, cell]) => [
        key,
        typeof cell === 'object' ? idOf(cell) : (cell as string | number | boolean),
      ]),
    ),
  )

const plain = (value: unknown): FactValue => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return idOf(value)
}

export type Told = { readonly values: Facts; readonly hash: string }
type Subject = { readonly document: Document; readonly row: Row; readonly about: About }

const pathsOf = ({ record }: Document, kind: Kind): string[] =>
  Object.entries(record.fields).flatMap(([path, schema]) => (metaOf(schema).kind === kind ? [path] : []))

const idsIn = ({ document, row }: Subject, kind: Kind): string[] =>
  pathsOf(document, kind).flatMap((path) => idOf(row[path]) ?? [])

type Directory = {
  readonly people: ReadonlyMap<string, PersonFact>
  readonly departments: ReadonlyMap<string, DeptFact>
}

/** Whoever any of the documents mentions, in one question each for people and departments. */
const directoryOf = async (ctx: Ctx, subjects: readonly Subject[]): Promise<Directory> => ({
  people: await personFacts(ctx, [
    ...new Set(subjects.flatMap((one) => [...idsIn(one, 'person'), one.about.initiator])),
  ]),
  departments: await departmentFacts(ctx, [
    ...new Set(
      subjects.flatMap((one) => [
        ...idsIn(one, 'department'),
        ...(one.about.initiatorDept ? [one.about.initiatorDept] : []),
      ]),
    ),
  ]),
})

const told = async (ctx: Ctx, { document, row, about }: Subject, known: Directory): Promise<Told> => {
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
export const manyFacts = async (ctx: Ctx, subjects: readonly Subject[]): Promise<readonly Told[]> => {
  const known = await directoryOf(ctx, subjects)
  const facts: Told[] = []
  for (const subject of subjects) facts.push(await told(ctx, subject, known))
  return facts
}

export const factsOf = async (ctx: Ctx, document: Document, row: Row, about: About): Promise<Told> => {
  const subject = { document, row, about }
  return told(ctx, subject, await directoryOf(ctx, [subject]))
}
