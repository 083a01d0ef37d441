import { hasOwners, type RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { fieldsOf, quote } from '../fields/columns.ts'
import { Params } from './filters.ts'
import { subjectOf } from '../subjects.ts'

/** What a person may do with a record they see: a share lets them `read` or `edit` it, all else takes their own scope. */
export type Reach = 'read' | 'edit' | 'own'

/** Of which row of a statement the question is, and how far the person must reach. */
type Question = {
  readonly alias?: string
  readonly reach?: Reach
  /** The kind of record it is about in the end, where that belongs to this one. */
  readonly of?: string
}

type ScopeQuestion = Required<Question>

const today = `(now() at time zone 'Asia/Shanghai')::date`

/** What is shared with a person. */
const sharedIdsSql = (record: RecordDefinition, ctx: Ctx, params: Params, reach: Reach): string[] => {
  if (reach === 'own') return []
  const { userId, departments = [] } = ctx.session
  const level = reach === 'edit' ? ` and s.level = 'edit'` : ''
  const shared = `select s.subject_id from record_share s where s.tenant_id = $1 and s.subject = '${record.name}'
    and (s.user_id = ${params.add(userId, 'uuid')} or s.department_id = any(${params.add(departments, 'uuid[]')}))
    and (s.until is null or s.until >= ${today})${level}`
  return [shared]
}

/** Looked up in a table of hashes that is made once: an array would be searched from its beginning for every row. */
const sharedSql = (record: RecordDefinition, ctx: Ctx, params: Params, alias: string, reach: Reach): string[] =>
  sharedIdsSql(record, ctx, params, reach).map((shared) => `${alias}.id in (${shared})`)

/** The record another one belongs to, and the column that says which. */
const parentOf = (record: RecordDefinition, through: string): { parent: RecordDefinition; column: string } => {
  const field = fieldsOf(record.fields).find(({ key }) => key === through)
  const parent = subjectOf(field?.meta.of ?? '')?.record
  if (!field?.columns[0] || !parent) throw new Error(`${record.name} is seen through ${through}, which is no record`)
  return { parent, column: field.columns[0].name }
}

/** Whoever works on it, where a record has people who do. */
const memberIdsSql = (
  record: RecordDefinition,
  person: string,
  { reach, of }: Omit<ScopeQuestion, 'alias'>,
): string[] => {
  const members = reach === 'own' ? undefined : subjectOf(record.name)?.members
  return members ? [members(person, reach === 'edit', of)] : []
}

/** By department, by being theirs, by working on it or by being shared with them. */
const ownedSql = (record: RecordDefinition, ctx: Ctx, params: Params, asked: ScopeQuestion): string[] => {
  const { alias, reach } = asked
  if (!hasOwners(record.scope)) return []
  const { scope, userId } = ctx.session
  const department =
    scope.kind === 'departments' ? [`${alias}.department_id = any(${params.add(scope.ids, 'uuid[]')})`] : []
  const me = params.add(userId, 'uuid')
  const mine = `${alias}.owner_id = ${me}`
  const members = memberIdsSql(record, me, asked).map((ids) => `${alias}.id in (${ids})`)
  return [...department, mine, ...members, ...sharedSql(record, ctx, params, alias, reach)]
}

/** The record another one is seen through, if it is. */
const throughOf = ({ scope }: RecordDefinition): string | undefined =>
  typeof scope === 'object' ? scope.through : undefined

type IdQuestion = Omit<ScopeQuestion, 'alias'> & { readonly depth: number }

/**
 * The ids of what somebody sees who sees only their own: a list of short looks into indexes, the longer the more they
 * have, however much the company has. As conditions joined by `or` the database would go through all of it.
 */
const seenIdsSql = (record: RecordDefinition, ctx: Ctx, params: Params, asked: IdQuestion): string => {
  const { depth, reach } = asked
  const row = `o${depth}`
  const where = (condition: string): string =>
    `select ${row}.id from ${quote(record.table)} ${row} where ${row}.tenant_id = $1 and ${condition}`
  const ways: string[] = []
  if (hasOwners(record.scope))
    ways.push(...ownIdsSql(record, ctx, params, asked), ...sharedIdsSql(record, ctx, params, reach))
  const through = throughOf(record)
  if (through !== undefined) {
    const { parent, column } = parentOf(record, through)
    ways.push(where(`${row}.${quote(column)} in (${seenIdsSql(parent, ctx, params, { ...asked, depth: depth + 1 })})`))
  }
  // A parameter nothing asks for has no type: it is added where it is used.
  if (!goesOn(record)) ways.push(where(`${row}.created_by = ${params.add(ctx.session.userId, 'uuid')}`))
  return ways.join(' union all ')
}

/** What is a person's own, and what they work on. */
const ownIdsSql = (record: RecordDefinition, ctx: Ctx, params: Params, asked: IdQuestion): string[] => {
  const me = params.add(ctx.session.userId, 'uuid')
  const own = `select w.id from ${quote(record.table)} w where w.tenant_id = $1 and w.owner_id = ${me}`
  return [own, ...memberIdsSql(record, me, asked)]
}

/** Whether it, or what it belongs to, goes from owner to owner: whoever wrote it down does not see it for ever. */
const goesOn = (record: RecordDefinition): boolean => {
  const through = throughOf(record)
  return (
    record.changesHands === true || (through !== undefined && parentOf(record, through).parent.changesHands === true)
  )
}

/** What somebody sees whose scope is some departments: most of what is looked at is theirs to see. */
const waysSql = (record: RecordDefinition, ctx: Ctx, params: Params, asked: ScopeQuestion): string[] => {
  const { alias } = asked
  const ways = ownedSql(record, ctx, params, asked)
  const through = throughOf(record)
  if (through !== undefined) {
    const { parent, column } = parentOf(record, through)
    const above = `${alias}p`
    const sees = scopeSql(parent, ctx, params, { ...asked, alias: above })
    if (sees.length === 0) return []
    const ofParent = `${above}.tenant_id = ${alias}.tenant_id and ${above}.id = ${alias}.${quote(column)}`
    ways.unshift(`exists (select 1 from ${quote(parent.table)} ${above} where ${[ofParent, ...sees].join(' and ')})`)
  }
  if (!goesOn(record)) ways.push(`${alias}.created_by = ${params.add(ctx.session.userId, 'uuid')}`)
  return ways
}

/** What hides single rows of a record, beside everybody's scope. */
const restrictionSql = (record: RecordDefinition, ctx: Ctx, params: Params, alias: string): string[] => {
  const restriction = ctx.session.isSuper ? undefined : subjectOf(record.name)?.restriction
  return restriction ? [restriction.sql(alias, params.add(ctx.session.userId, 'uuid'))] : []
}

/**
 * Rows a person may see: in a record that has owners those of their departments, theirs, those they work on and those
 * shared with them; in one that belongs to another record those of the ones they see. Whoever wrote a row sees it too,
 * unless it, or what it belongs to, goes from owner to owner.
 */
export const scopeSql = (
  record: RecordDefinition,
  ctx: Ctx,
  params: Params,
  { alias = 't', reach = 'read', of = record.name }: Question = {},
): string[] => {
  const { scope } = ctx.session
  const restricted = restrictionSql(record, ctx, params, alias)
  if (record.scope === 'tenant' || scope.kind === 'all') return restricted
  if (scope.kind === 'self')
    return [`${alias}.id in (${seenIdsSql(record, ctx, params, { depth: 0, reach, of })})`, ...restricted]
  const ways = waysSql(record, ctx, params, { alias, reach, of })
  return ways.length > 0 ? [`(${ways.join(' or ')})`, ...restricted] : restricted
}

/**
 * The conditions above way by way, for somebody who sees departments: whoever knows one of them knows the row. Each finds
 * its rows by an index of its own; together, joined by `or`, they have none. Nothing where there is another question.
 */
export const scopeWays = (record: RecordDefinition, ctx: Ctx, params: Params): string[][] => {
  if (record.scope !== 'owner' || ctx.session.scope.kind !== 'departments') return []
  const ways = waysSql(record, ctx, params, { alias: 't', reach: 'read', of: record.name })
  const restricted = restrictionSql(record, ctx, params, 't')
  return ways.map((way) => [way, ...restricted])
}

/** Columns the conditions above look at. */
export const scopeColumns = (record: RecordDefinition): readonly string[] => {
  const restricted = subjectOf(record.name)?.restriction?.columns ?? []
  if (record.scope === 'tenant') return restricted
  const owned = hasOwners(record.scope) ? ['owner_id', 'department_id'] : []
  const through = typeof record.scope === 'object' ? ['tenant_id', parentOf(record, record.scope.through).column] : []
  return [...through, ...owned, 'created_by', ...restricted]
}

/** How far the person reaches each row, as a column; nothing where they reach all of them alike. */
export const reachColumn = (record: RecordDefinition, ctx: Ctx, params: Params): string => {
  const within = (reach: Reach): string => scopeSql(record, ctx, params, { reach }).join(' and ')
  const own = within('own')
  return own === '' ? '' : `, case when ${own} then 'own' when ${within('edit')} then 'edit' else 'read' end as reach`
}

/** Whether the record is there and within the caller's reach. */
export const isInScope = async (
  ctx: Ctx,
  record: RecordDefinition,
  id: string,
  reach: Reach = 'read',
): Promise<boolean> => {
  const params = new Params(ctx.tenantId, id)
  const where = ['t.tenant_id = $1', 't.id = $2', ...scopeSql(record, ctx, params, { reach })].join(' and ')
  return (await ctx.db.run(`select 1 from ${quote(record.table)} t where ${where}`, params.values)).rowCount !== 0
}

/**
 * Nothing is said about a record outside one's scope, not even that it exists. The past of a deleted
 * one is open to those who see all; with `existing` the record itself must be there.
 */
export const assertInScope = async (
  ctx: Ctx,
  record: RecordDefinition,
  id: string,
  existing = false,
): Promise<void> => {
  const isOpen = scopeSql(record, ctx, new Params(ctx.tenantId, id)).length === 0
  if ((!isOpen || existing) && !(await isInScope(ctx, record, id))) fail('record.not_found')
}

/** Whoever was shown a record knows that it is there, and is told why they cannot change it. */
export const refuseChange = async (ctx: Ctx, record: RecordDefinition, id: string): Promise<never> =>
  fail((await isInScope(ctx, record, id)) ? 'record.read_only' : 'record.not_found')

/** For changes that are not written through the record's store. */
export const assertEditable = async (ctx: Ctx, record: RecordDefinition, id: string): Promise<void> => {
  const isOpen = scopeSql(record, ctx, new Params(ctx.tenantId, id)).length === 0
  if (!isOpen && !(await isInScope(ctx, record, id, 'edit'))) await refuseChange(ctx, record, id)
}
