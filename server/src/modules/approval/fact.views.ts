import { metaOf } from '@srm/api/shared/field-meta'
import type { Facts, FactValue } from '@srm/flow/tree/condition'
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

/** What conditions see of a document: its fields with people and departments spelt out, and the module's own flags. */
export const factsOf = async (
  ctx: Ctx,
  document: Document,
  row: Row,
  about: About,
): Promise<{ values: Facts; hash: string }> => {
  const fields = Object.entries(document.record.fields).filter(([path]) => path !== 'status')
  const kindOf = new Map(fields.map(([path, schema]) => [path, metaOf(schema).kind]))
  const idsOf = (kind: string) => fields.flatMap(([path]) => (kindOf.get(path) === kind ? (idOf(row[path]) ?? []) : []))
  const people = await personFacts(ctx, [...idsOf('person'), about.initiator])
  const departments = await departmentFacts(ctx, [
    ...idsOf('department'),
    ...(about.initiatorDept ? [about.initiatorDept] : []),
  ])
  const valueOf = (path: string): FactValue => {
    const id = idOf(row[path])
    switch (kindOf.get(path)) {
      case 'person':
        return people.get(id ?? '') ?? null
      case 'department':
        return departments.get(id ?? '') ?? null
      case 'rows':
        return lineFacts(row[path])
      default:
        return plain(row[path])
    }
  }
  const own = Object.fromEntries(fields.map(([path]) => [path, valueOf(path)]))
  const flags = (await document.flags?.(ctx, row)) ?? {}
  const values: Facts = {
    ...own,
    ...flags,
    initiator: people.get(about.initiator) ?? null,
    initiatorDept: departments.get(about.initiatorDept ?? '') ?? null,
    returns: about.round - 1,
  }
  return { values, hash: sha256({ ...own, ...flags }) }
}
