import type { Parsed } from '@srm/api/endpoint'
import type { identity } from '@srm/api/identity'
import { sql } from 'kysely'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { own } from '../identity.db.ts'
import { reordered, subtreeOf } from './department.rules.ts'

mapConstraintError('department_tenant_id_code_key', 'department.code_taken', 'code')

type Create = Parsed<typeof identity.department.create>['body']
type Update = Parsed<typeof identity.department.update>['body']

/** The tree changes by one hand at a time, so that two moves cannot make a ring together. */
const lockTree = async (ctx: Ctx) => {
  await ctx.db.run(`select pg_advisory_xact_lock(hashtextextended('departments ' || app.tenant()::text, 0))`, [])
  return own(ctx)
    .selectFrom('department')
    .select(['id', 'parent_id as parentId'])
    .orderBy('sort')
    .orderBy('id')
    .execute()
}

const lastSort = sql<number>`(select coalesce(max(d.sort), 0) + 10 from app.department d where d.tenant_id = app.tenant())`

const assertPeople = async (ctx: Ctx, ids: readonly string[] | undefined): Promise<void> => {
  if (!ids || ids.length === 0) return
  const found = await own(ctx)
    .selectFrom('user')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  if (found.length !== new Set(ids).size) fail('record.bad_reference', { errors: [{ path: 'deputies', message: '' }] })
}

export const createDepartment = async (ctx: Ctx, body: Create): Promise<{ id: string }> => {
  await assertPeople(ctx, body.deputies)
  const id = newId()
  await own(ctx)
    .insertInto('department')
    .values({
      id,
      name: body.name,
      code: body.code || null,
      parent_id: body.parentId ?? null,
      leader_id: body.leaderId ?? null,
      deputies: body.deputies ?? [],
      status: body.status ?? 'enabled',
      sort: lastSort,
    })
    .execute()
  return { id }
}

export const updateDepartment = async (ctx: Ctx, id: string, { version, ...body }: Update): Promise<{ id: string }> => {
  await assertPeople(ctx, body.deputies)
  const saved = await own(ctx)
    .updateTable('department')
    .set({
      ...(body.name !== undefined && { name: body.name }),
      ...(body.code !== undefined && { code: body.code || null }),
      ...(body.leaderId !== undefined && { leader_id: body.leaderId }),
      ...(body.deputies !== undefined && { deputies: body.deputies }),
      ...(body.status !== undefined && { status: body.status }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
      updated_by: ctx.userId,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (saved.numUpdatedRows > 0n) return { id }
  const found = await own(ctx).selectFrom('department').select('version').where('id', '=', id).executeTakeFirst()
  return found ? fail('record.stale', { details: { version: found.version } }) : fail('record.not_found')
}

type Move = { readonly parentId: string | null; readonly before?: string | null | undefined }

export const moveDepartment = async (ctx: Ctx, id: string, { parentId, before }: Move): Promise<{ id: string }> => {
  const all = await lockTree(ctx)
  if (!all.some((node) => node.id === id)) return fail('record.not_found')
  if (parentId !== null && subtreeOf(all, id).has(parentId)) return fail('department.own_child')
  const siblings = all.filter((node) => node.parentId === parentId).map((node) => node.id)
  if (before && !siblings.includes(before)) return fail('record.bad_reference')
  await own(ctx).updateTable('department').set({ parent_id: parentId }).where('id', '=', id).execute()
  const order = reordered(siblings, id, before)
  await ctx.db.run(
    `update app.department d set sort = o.place * 10, updated_at = now() from unnest($2::uuid[]) with ordinality as o (id, place)
      where d.tenant_id = $1 and d.id = o.id`,
    [ctx.tenantId, order],
  )
  return { id }
}

/** People and sub-departments pass to the other one; this one goes. */
export const mergeDepartment = async (
  ctx: Ctx,
  id: string,
  into: string,
): Promise<{ people: number; departments: number }> => {
  const all = await lockTree(ctx)
  if (!all.some((node) => node.id === id) || !all.some((node) => node.id === into)) return fail('record.not_found')
  if (subtreeOf(all, id).has(into)) return fail('department.own_child')
  const people = await own(ctx)
    .updateTable('user')
    .set({ department_id: into, version: sql`version + 1`, updated_at: sql`now()`, updated_by: ctx.userId })
    .where('department_id', '=', id)
    .executeTakeFirst()
  await ctx.db.run(
    `update app."user" set other_departments = array_replace(other_departments, $2::uuid, $3::uuid)
      where tenant_id = $1 and other_departments @> array[$2::uuid]`,
    [ctx.tenantId, id, into],
  )
  await ctx.db.run(
    `update app.role set departments = array_replace(departments, $2::uuid, $3::uuid) where tenant_id = $1 and departments @> array[$2::uuid]`,
    [ctx.tenantId, id, into],
  )
  const below = await own(ctx)
    .updateTable('department')
    .set({ parent_id: into })
    .where('parent_id', '=', id)
    .executeTakeFirst()
  await ctx.emit('department.merged', { from: id, into })
  await own(ctx).deleteFrom('department').where('id', '=', id).execute()
  return { people: Number(people.numUpdatedRows), departments: Number(below.numUpdatedRows) }
}

export const removeDepartment = async (ctx: Ctx, id: string): Promise<{ id: string }> => {
  const all = await lockTree(ctx)
  if (all.some((node) => node.parentId === id)) return fail('department.not_empty')
  const person = await own(ctx)
    .selectFrom('user')
    .select('id')
    .where('department_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (person) return fail('department.not_empty')
  const gone = await own(ctx).deleteFrom('department').where('id', '=', id).executeTakeFirst()
  return gone.numDeletedRows > 0n ? { id } : fail('record.not_found')
}
