import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { allPermissions, allPermissionSet } from '#kernel/auth/permissions.ts'
import { includesRights, type Rights } from '#kernel/auth/session.ts'
import type { Place, RoleRights } from './authority.rules.ts'
import { rightsOf } from './authority.views.ts'
import { read } from '../identity.db.ts'

const codesOf = (permissions: readonly string[]): readonly string[] =>
  permissions.includes('*') ? allPermissions() : permissions

/** Only codes that some endpoint asks for. */
export const assertKnown = (permissions: readonly string[]): void => {
  const all = allPermissionSet()
  const unknown = permissions.filter((code) => !all.has(code))
  const message = `没有这些权限：${unknown.slice(0, 5).join('、')}`
  if (unknown.length > 0) fail('request.invalid', { errors: [{ path: 'permissions', message }] })
}

/** Nobody gives away what they do not hold themselves. */
export const assertHeld = (ctx: Ctx, permissions: readonly string[]): void => {
  const { isSuper, permissions: held } = ctx.session
  if (isSuper) return
  const beyond = codesOf(permissions).filter((code) => !held.has(code))
  if (beyond.length > 0) fail('role.beyond_own', { details: { codes: beyond.slice(0, 10) } })
}

const placesSql = `select u.id, u.is_super as "isSuper", u.roles, array_remove(array_append(u.other_departments, u.department_id), null) as own,
    (with recursive tree (id) as (
      select d.id from app.department d where d.tenant_id = u.tenant_id
        and d.id = any(array_append(u.other_departments, u.department_id))
      union select c.id from app.department c join tree on c.parent_id = tree.id and c.tenant_id = u.tenant_id
    ) select coalesce(array_agg(id), '{}') from tree) as below
  from app."user" u where u.tenant_id = $1 and u.id = any($2::uuid[])`

type PlacedItem = Place & { readonly id: string; readonly isSuper: boolean; readonly roles: readonly string[] }

const placedPeople = async (ctx: Ctx, ids: readonly string[]): Promise<readonly PlacedItem[]> =>
  (await ctx.db.run<PlacedItem>(placesSql, [ctx.tenantId, ids])).rows

const placeOf = async (ctx: Ctx, userId: string): Promise<Place> =>
  (await placedPeople(ctx, [userId]))[0] ?? { own: [], below: [] }

const rolesOf = (ctx: Ctx, ids: readonly string[]): Promise<RoleRights[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : read(ctx)
        .selectFrom('role')
        .select(['id', 'name', 'scope', 'departments', 'permissions', 'masks'])
        .where('id', 'in', [...ids])
        .execute()

/** A wider scope or a mask less is given away like a permission. */
const assertIncludes = (ctx: Ctx, rights: Rights): void => {
  assertHeld(ctx, [...rights.permissions])
  if (!includesRights(ctx.session, rights)) fail('role.beyond_own', { details: { codes: [] } })
}

/** What a role is about to give to whoever holds it, measured where its editor stands. */
export const assertRoleWithin = async (ctx: Ctx, role: Omit<RoleRights, 'id' | 'name'>): Promise<void> => {
  if (ctx.session.isSuper) return
  assertIncludes(ctx, rightsOf([{ ...role, id: '', name: '' }], await placeOf(ctx, ctx.session.userId)))
}

/** Whoever changes somebody can become them: that takes all that they hold, their scope and their sight included. */
export const assertOutranks = async (ctx: Ctx, userIds: readonly string[]): Promise<void> => {
  const others = userIds.filter((id) => id !== ctx.session.userId)
  if (ctx.session.isSuper || others.length === 0) return
  const people = await placedPeople(ctx, others)
  const roles = new Map((await rolesOf(ctx, [...new Set(people.flatMap((one) => one.roles))])).map((r) => [r.id, r]))
  for (const person of people) {
    if (person.isSuper) fail('user.protected')
    const rights = rightsOf(
      person.roles.flatMap((id) => roles.get(id) ?? []),
      person,
    )
    if (person.roles.length > 0 && !includesRights(ctx.session, rights)) fail('user.outranked')
  }
}

/** The roles exist in this company, and the giver holds all that is in them, for whoever gets them. */
export const assertGrantable = async (
  ctx: Ctx,
  roleIds: readonly string[],
  to: readonly string[] = [],
): Promise<void> => {
  const roles = await rolesOf(ctx, roleIds)
  if (roles.length !== new Set(roleIds).size) fail('record.bad_reference', { errors: [{ path: 'roles', message: '' }] })
  if (ctx.session.isSuper) return
  for (const place of await placedPeople(ctx, [ctx.session.userId, ...to]))
    for (const role of roles) assertIncludes(ctx, rightsOf([role], place))
}
