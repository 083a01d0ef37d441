import type { Parsed } from '@srm/api/endpoint'
import { masks as knownMasks, type identity } from '@srm/api/identity'
import { sql } from 'kysely'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { inSeconds, issue } from '#kernel/auth/tokens.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { own, read } from '../identity.db.ts'
import { assertDuties } from './duty.service.ts'
import { assertGrantable, assertHeld, assertKnown, assertOutranks, assertRoleWithin } from './grant.service.ts'
import { roles } from './role.store.ts'
import { users } from '../user/user.store.ts'

mapConstraintError('role_name_key', 'role.name_taken', 'name')

type Create = Parsed<typeof identity.role.create>['body']
type Update = Parsed<typeof identity.role.update>['body']

type RoleBody = Pick<Create, 'permissions' | 'masks' | 'scope' | 'departments'>

const assertKnownRights = ({ masks, permissions }: RoleBody): void => {
  const known: readonly string[] = knownMasks.map(([mask]) => mask)
  if (masks.some((mask) => !known.includes(mask)))
    fail('request.invalid', { errors: [{ path: 'masks', message: '没有这种脱敏方式' }] })
  assertKnown(permissions)
}

type CurrentState = RoleBody & { readonly kind: string }

const opens = (before: CurrentState, after: RoleBody): boolean =>
  before.scope !== after.scope ||
  after.departments.some((id) => !before.departments.includes(id)) ||
  before.masks.some((mask) => !after.masks.includes(mask))

/** What is added must be the editor's own: codes, a wider scope, a mask less. What was there before may stay. */
const assertChange = async (ctx: Ctx, before: CurrentState, after: RoleBody): Promise<void> => {
  assertKnownRights(after)
  assertHeld(
    ctx,
    after.permissions.filter((code) => !before.permissions.includes(code)),
  )
  if (opens(before, after)) await assertRoleWithin(ctx, { ...after, permissions: [] })
}

export const createRole = async (ctx: Ctx, body: Create): Promise<{ id: string; code: string }> => {
  assertKnownRights(body)
  await assertRoleWithin(ctx, body)
  const code = body.code ?? (await issueCode(ctx, 'role'))
  const made = await roles.create(ctx, { ...body, kind: 'custom', code })
  await ctx.systemLog('role.changed', {
    role: made.id,
    name: body.name,
    permissions: body.permissions,
    scope: body.scope,
  })
  return made
}

const standing = async (ctx: Ctx, id: string): Promise<CurrentState> =>
  (await own(ctx)
    .selectFrom('role')
    .select(['kind', 'permissions', 'scope', 'departments', 'masks'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) ?? fail('record.not_found')

const holders = (ctx: Ctx, id: string) =>
  read(ctx)
    .selectFrom('user')
    .select(['id', 'roles'])
    .where(sql<boolean>`roles @> array[${id}::uuid]`)
    .execute()

/** A changed role may bring two duties together in somebody who has another role too. */
const assertHoldersKeepDuties = async (ctx: Ctx, id: string, codes: readonly string[]): Promise<void> => {
  const sets = new Map((await holders(ctx, id)).map((person) => [person.roles.toSorted().join(), person.roles]))
  for (const held of [...sets.values(), [id]]) await assertDuties(ctx, held, { id, codes })
}

export const updateRole = async (
  ctx: Ctx,
  id: string,
  { version, ...body }: Update,
): Promise<{ id: string; version: number }> => {
  const before = await standing(ctx, id)
  if (before.kind === 'builtin') return fail('role.builtin')
  await assertChange(ctx, before, body)
  await assertHoldersKeepDuties(ctx, id, body.permissions)
  const saved = await roles.update(ctx, id, version, { ...body, kind: 'custom' })
  if (saved.changes.length > 0)
    await ctx.systemLog('role.changed', { role: id, name: body.name, changes: saved.changes })
  return { id, version: saved.version }
}

export const removeRole = async (ctx: Ctx, id: string, version: number | undefined): Promise<{ id: string }> => {
  if ((await standing(ctx, id)).kind === 'builtin') return fail('role.builtin')
  if ((await holders(ctx, id)).length > 0) return fail('role.in_use')
  await roles.remove(ctx, id, version)
  await ctx.systemLog('role.changed', { role: id, removed: true })
  return { id }
}

type Members = { readonly add: readonly string[]; readonly remove: readonly string[] }

/** Gives the role to people and takes it from others, each with a line in their own history. */
export const assignMembers = async (ctx: Ctx, id: string, { add, remove }: Members): Promise<{ changed: number }> => {
  await standing(ctx, id)
  if (add.length + remove.length === 0) return { changed: 0 }
  if (add.length > 0) await assertGrantable(ctx, [id], add)
  await assertOutranks(ctx, [...add, ...remove])
  const touched = await own(ctx)
    .selectFrom('user')
    .select(['id', 'roles'])
    .where('id', 'in', [...add, ...remove])
    .orderBy('id')
    .forUpdate()
    .execute()
  if (touched.length !== new Set([...add, ...remove]).size) return fail('record.bad_reference')
  let changed = 0
  for (const person of touched) {
    const others = person.roles.filter((held) => held !== id)
    const after = add.includes(person.id) ? [...others, id] : others
    if (after.length === person.roles.length) continue
    await assertDuties(ctx, after)
    await users.patch(ctx, person.id, { roles: after })
    changed += 1
  }
  if (changed > 0) await ctx.systemLog('role.assigned', { role: id, add, remove })
  return { changed }
}

const lookingSeconds = 600

/** A short token with the eyes of a role: it reads what the role reads and changes nothing. */
export const seeAs = async (ctx: Ctx, id: string): Promise<{ token: string; expiresAt: string }> => {
  const { sessionId, userId, seeingAs } = ctx.session
  if (!sessionId || seeingAs) return fail('session.forbidden')
  await standing(ctx, id)
  await assertGrantable(ctx, [id])
  await ctx.systemLog('session.see_as', { role: id })
  const exp = inSeconds(lookingSeconds)
  const token = issue('staff', { t: ctx.tenantId, u: userId, s: sessionId, as: id, exp }, ctx.config.SESSION_SECRET)
  return { token, expiresAt: new Date(exp * 1000).toISOString() }
}
