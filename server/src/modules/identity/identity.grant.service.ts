import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { allPermissions } from '#kernel/permissions.ts'
import { read } from './identity.db.ts'

export const codesOf = (permissions: readonly string[]): readonly string[] =>
  permissions.includes('*') ? allPermissions() : permissions

/** Only codes that some door asks for. */
export const assertKnown = (permissions: readonly string[]): void => {
  const all = new Set(allPermissions())
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

/** Whoever can set how somebody signs in can become them: that takes all that they hold. */
export const assertOutranks = async (ctx: Ctx, roleIds: readonly string[]): Promise<void> => {
  const { isSuper, permissions: held } = ctx.session
  if (isSuper || roleIds.length === 0) return
  const roles = await read(ctx)
    .selectFrom('role')
    .select('permissions')
    .where('id', 'in', [...roleIds])
    .execute()
  if (roles.some(({ permissions }) => codesOf(permissions).some((code) => !held.has(code)))) fail('user.outranked')
}

/** The roles exist in this company, and the giver holds all that is in them. */
export const assertGrantable = async (ctx: Ctx, roleIds: readonly string[]): Promise<void> => {
  const roles = await read(ctx)
    .selectFrom('role')
    .select(['id', 'permissions'])
    .where('id', 'in', [...roleIds])
    .execute()
  if (roles.length !== new Set(roleIds).size) fail('record.bad_reference', { errors: [{ path: 'roles', message: '' }] })
  for (const { permissions } of roles) assertHeld(ctx, permissions)
}
