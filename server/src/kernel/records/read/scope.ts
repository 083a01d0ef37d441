import { hasOwners, type RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { fieldsOf, quote } from '../fields/columns.ts'
import { Params } from './filters.ts'
import { subjectOf } from '../subjects.ts'

/** What a person may do with a record they see: a share lets them `read` or `edit` it, all else takes their own scope. */
export type Reach = 'read' | 'edit' | 'own'

/** Of which row of a statement the question is, and how far the person must reach. */
type Question = { readonly alias?: string; readonly reach?: Reach }

const today = `(now() at time zone 'Asia/Shanghai')::date`

/** Read once per statement: whom it is shared with does not depend on the row looked at. */
const sharedSql = (record: RecordDefinition, ctx: Ctx, params: Params, alias: string, reach: Reach): string[] => {
  if (reach === 'own') return []
  const { userId, departments = [] } = ctx.session
  const level = reach === 'edit' ? ` and s.level = 'edit'` : ''
  const shared = `select s.subject_id from record_share s where s.tenant_id = $1 and s.subject = '${record.name}'
    and (s.user_id = ${params.add(userId, 'uuid')} or s.department_id = any(${params.add(departments, 'uuid[]')}))
    and (s.until is null or s.until >= ${today})${level}`
  // Looked up in a table of hashes that is made once: an array would be searched from its beginning for every row.
  return [`${alias}.id in (${shared})`]
}

/** The record another one belongs to, and the column that says which. */
const parentOf = (record: RecordDefinition, through: string): { parent: RecordDefinition; column: string } => {
  const field = fieldsOf(record.fields).find(({ key }) => key === through)
  const parent = subjectOf(field?.meta.of ?? '')?.record
  if (!field?.columns[0] || !parent) throw new Error(`${record.name} is seen through ${through}, which is no record`)
  return { parent, column: field.columns[0].name }
}

/** By department, by being theirs or by being shared with them. */
const ownedSql = (record: RecordDefinition, ctx: Ctx, params: Params, alias: string, reach: Reach): string[] => {
  if (!hasOwners(record.scope)) return []
  const { scope, userId } = ctx.session
  const department =
    scope.kind === 'departments' ? [`${alias}.department_id = any(${params.add(scope.ids, 'uuid[]')})`] : []
  const mine = `${alias}.owner_id = ${params.add(userId, 'uuid')}`
  return [...department, mine, ...sharedSql(record, ctx, params, alias, reach)]
}

/**
 * Rows a person may see: in a record that has owners those of their departments, theirs and those shared with them; in
 * one that belongs to another record those of the ones they see. Whoever wrote a row sees it too, unless it, or what it
 * belongs to, goes from owner to owner.
 */
export const scopeSql = (
  record: RecordDefinition,
  ctx: Ctx,
  params: Params,
  { alias = 't', reach = 'read' }: Question = {},
): string[] => {
  const { scope, userId } = ctx.session
  if (record.scope === 'tenant' || scope.kind === 'all') return []
  const ways = ownedSql(record, ctx, params, alias, reach)
  let changesHands = record.changesHands === true
  if (typeof record.scope === 'object') {
    const { parent, column } = parentOf(record, record.scope.through)
    const above = `${alias}p`
    const sees = scopeSql(parent, ctx, params, { alias: above, reach })
    if (sees.length === 0) return []
    const ofParent = `${above}.tenant_id = ${alias}.tenant_id and ${above}.id = ${alias}.${quote(column)}`
    ways.unshift(`exists (select 1 from ${quote(parent.table)} ${above} where ${[ofParent, ...sees].join(' and ')})`)
    changesHands ||= parent.changesHands === true
  }
  if (!changesHands) ways.push(`${alias}.created_by = ${params.add(userId, 'uuid')}`)
  return [`(${ways.join(' or ')})`]
}

/** Columns the conditions above look at. */
export const scopeColumns = (record: RecordDefinition): readonly string[] => {
  if (record.scope === 'tenant') return []
  const owned = hasOwners(record.scope) ? ['owner_id', 'department_id'] : []
  const through = typeof record.scope === 'object' ? ['tenant_id', parentOf(record, record.scope.through).column] : []
  return [...through, ...owned, 'created_by']
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
