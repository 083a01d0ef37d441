import { metaOf } from '@srm/api/shared/field-meta'
import type { RecordDefinition } from '@srm/api/shared/record'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fieldsOf, quote } from '../fields/columns.ts'
import { isMasked } from '../fields/masks.ts'
import { linkKinds, type LinkKind, type RecordAt } from '../links.ts'
import { subjectOf, type Subject } from '../subjects.ts'
import { Params } from './filters.ts'
import { scopeSql } from './scope.ts'

/** How far a chain is followed each way, and how many links of one step are looked at. */
const maxSteps = 6
const maxPerStep = 100

/** A link as it was met on the way; `near` is the end one came from, `far` the one it leads to. */
export type ChainLink = {
  readonly kind: string
  readonly near: string
  readonly far: string
  readonly farSubject: string
  /** How the far end was called when it was linked, where the link was written. */
  readonly farCode: string | null
  readonly quantity: string | null
  readonly amount: string | null
}

export type Direction = 'up' | 'down'

const columnOf = (record: RecordDefinition, key: string): string => {
  const column = fieldsOf(record.fields).find((field) => field.key === key)?.columns[0]?.name
  if (!column) throw new Error(`${record.name} has no reference ${key}`)
  return `t.${quote(column)}`
}

/** Links that were written, from all records of a step at once. */
const writtenSql = (direction: Direction, records: readonly RecordAt[], params: Params): string => {
  const [near, far] = direction === 'down' ? (['from', 'to'] as const) : (['to', 'from'] as const)
  const subjects = params.add(
    records.map(({ subject }) => subject),
    'text[]',
  )
  const ids = params.add(
    records.map(({ id }) => id),
    'uuid[]',
  )
  return `(select l.kind, l.${near}_id as near, l.${far}_id as far, l.${far}_subject as "farSubject", l.${far}_code as "farCode",
      l.quantity::text as quantity, l.amount::text as amount
    from unnest(${subjects}, ${ids}) as n (subject, id)
    join document_link l on l.tenant_id = $1 and l.${near}_subject = n.subject and l.${near}_id = n.id
    order by l.created_at, l.id limit ${maxPerStep})`
}

/** A link a field says: by the field of the record one stands at, or by the fields of those that point at it. */
const fieldSql = (kind: LinkKind, direction: Direction, ids: readonly string[], params: Params): string[] => {
  const [near, far] = direction === 'down' ? (['from', 'to'] as const) : (['to', 'from'] as const)
  const holder = subjectOf(kind[kind.field?.of ?? 'from'])?.record
  if (!kind.field || !holder) return []
  const column = columnOf(holder, kind.field.key)
  const wanted = `= any(${params.add(ids, 'uuid[]')})`
  const [nearSql, farSql] = kind.field.of === near ? ['t.id', column] : [column, 't.id']
  return [
    `(select '${kind.kind}' as kind, ${nearSql} as near, ${farSql} as far, '${kind[far]}' as "farSubject",
      null as "farCode", null as quantity, null as amount
    from ${quote(holder.table)} t where t.tenant_id = $1 and ${nearSql} ${wanted} and ${column} is not null
    order by t.created_at desc, t.id desc limit ${maxPerStep})`,
  ]
}

const stepFrom = async (ctx: Ctx, direction: Direction, records: readonly RecordAt[]): Promise<ChainLink[]> => {
  const near = direction === 'down' ? 'from' : 'to'
  const params = new Params(ctx.tenantId)
  const byFields = linkKinds().flatMap((kind) => {
    const ids = records.flatMap(({ subject, id }) => (subject === kind[near] ? [id] : []))
    return ids.length > 0 ? fieldSql(kind, direction, ids, params) : []
  })
  const sql = [writtenSql(direction, records, params), ...byFields].join(' union all ')
  return (await ctx.db.run<ChainLink>(sql, params.values)).rows
}

/** What a record came from, or what came from it, step by step; a chain that runs in a circle ends where it began. */
export const chainFrom = async (ctx: Ctx, start: RecordAt, direction: Direction): Promise<readonly ChainLink[]> => {
  const seen = new Set([start.id])
  const chain: ChainLink[] = []
  let step: readonly RecordAt[] = [start]
  for (let steps = 0; steps < maxSteps && step.length > 0; steps += 1) {
    const links = (await stepFrom(ctx, direction, step)).filter(({ far }) => !seen.has(far))
    for (const { far } of links) seen.add(far)
    chain.push(...links)
    step = links.map(({ far, farSubject }) => ({ subject: farSubject, id: far }))
  }
  return chain
}

export type ChainRecord = {
  readonly id: string
  readonly subject: string
  readonly code: string
  readonly title: string
  readonly state: string | null
  readonly amount: string | null
  /** Whether the reader's scope holds it. */
  readonly visible: boolean
}

/** The field that tells how a record stands. */
export const stateFieldOf = ({ state = 'status' }: Pick<RecordDefinition, 'state'>): string => state

const textOf = (record: RecordDefinition, key: string | undefined): string => {
  const column = fieldsOf(record.fields).find((field) => field.key === key)?.columns[0]?.name
  return column ? `t.${quote(column)}::text` : 'null'
}

const recordSql = (
  ctx: Ctx,
  { record }: Subject,
  amount: string | undefined,
  ids: readonly string[],
  params: Params,
) => {
  const shown = amount && record.fields[amount] && !isMasked(metaOf(record.fields[amount]), ctx.session)
  const scope = scopeSql(record, ctx, params).join(' and ')
  return `select t.id, '${record.name}' as subject, t.code, ${textOf(record, record.title)} as title,
      ${textOf(record, stateFieldOf(record))} as state, ${textOf(record, shown ? amount : undefined)} as amount, coalesce(${scope || 'true'}, false) as visible
    from ${quote(record.table)} t where t.tenant_id = $1 and t.id = any(${params.add(ids, 'uuid[]')})`
}

/** How the ends of a chain are called and stand, all kinds in one statement; what is not among them is gone. */
export const recordsIn = async (
  ctx: Ctx,
  wanted: readonly RecordAt[],
  amountOf: (subject: string) => string | undefined,
): Promise<ReadonlyMap<string, ChainRecord>> => {
  const params = new Params(ctx.tenantId)
  const parts = [...Map.groupBy(wanted, ({ subject }) => subject)].flatMap(([name, records]) => {
    const subject = subjectOf(name)
    const ids = records.map(({ id }) => id)
    return subject ? [recordSql(ctx, subject, amountOf(name), ids, params)] : []
  })
  if (parts.length === 0) return new Map()
  const { rows } = await ctx.db.run<ChainRecord>(parts.join(' union all '), params.values)
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, visible: row.visible && holds(ctx.session, subjectOf(row.subject)?.permission ?? '') },
    ]),
  )
}
