import type { Parsed } from '@srm/api/endpoint'
import type { identity } from '@srm/api/identity'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { pinyinOf } from '#kernel/search.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { own } from '../identity.db.ts'
import { assertDuties } from '../role/duty.service.ts'
import { assertGrantable, assertOutranks } from '../role/grant.service.ts'
import { hashPassword, newPassword } from '../login/password.service.ts'
import { endSessions } from '../login/refresh.service.ts'
import { users } from './user.store.ts'

const seatsSql = `select d.seats - (select count(*)::int from app."user" u where u.tenant_id = d.tenant_id and u.status = 'active') as "left"
  from platform.tenant_directory_ref d where d.tenant_id = $1`

/** How many more people the plan has room for. */
const seatsLeft = async (ctx: Ctx): Promise<number> =>
  (await ctx.db.run<{ left: number }>(seatsSql, [ctx.tenantId])).rows[0]?.left ?? 0

mapConstraintError('user_username_key', 'user.username_taken', 'username')
mapConstraintError('login_pkey', 'user.mobile_taken', 'mobile')

type Create = Parsed<typeof identity.user.create>['body']
type Update = Parsed<typeof identity.user.update>['body']

const keepPinyin = (ctx: Ctx, id: string, displayName: string) =>
  own(ctx)
    .updateTable('user')
    .set({ pinyin: pinyinOf(displayName).join(' ') })
    .where('id', '=', id)
    .execute()

/** Everything about a person that must hold before they are saved: roles one may give, duties kept apart. */
const assertRoles = async (
  ctx: Ctx,
  roles: readonly string[],
  before: readonly string[],
  to: readonly string[] = [],
): Promise<void> => {
  const added = roles.filter((id) => !before.includes(id))
  if (added.length === 0) return
  await assertGrantable(ctx, added, to)
  await assertDuties(ctx, roles)
}

export const createUser = async (ctx: Ctx, body: Create): Promise<{ id: string; code: string; password: string }> => {
  // Before the first query: hashing takes long, and the counter of numbers would be held meanwhile.
  const password = newPassword()
  const hash = await hashPassword(password)
  if (body.status === 'active' && (await seatsLeft(ctx)) < 1) fail('user.seats_full')
  await assertRoles(ctx, body.roles, [])
  const code = body.code ?? (await issueCode(ctx, 'user'))
  const made = await users.create(ctx, { ...body, code })
  await own(ctx)
    .updateTable('user')
    .set({
      pinyin: pinyinOf(body.displayName).join(' '),
      password_hash: hash,
      must_change_password: true,
    })
    .where('id', '=', made.id)
    .execute()
  return { ...made, password }
}

type CurrentState = { id: string; is_super: boolean; status: string; roles: string[] }

const standingOf = async (ctx: Ctx, id: string): Promise<CurrentState> =>
  (await own(ctx)
    .selectFrom('user')
    .select(['id', 'is_super', 'status', 'roles'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) ?? fail('record.not_found')

/** Nobody changes whoever may do or see more than they; the last super administrator stays. */
const assertMayChange = async (ctx: Ctx, person: CurrentState, status: string): Promise<void> => {
  await assertOutranks(ctx, [person.id])
  if (status === 'active') return
  if (person.id === ctx.session.userId) fail('user.not_yourself')
  if (!person.is_super) return
  const { rows } = await ctx.db.run(
    `select 1 from app."user" where tenant_id = $1 and is_super and status = 'active' and id <> $2 limit 1`,
    [ctx.tenantId, person.id],
  )
  if (rows.length === 0) fail('user.last_super')
}

export const updateUser = async (
  ctx: Ctx,
  id: string,
  { version, ...body }: Update,
): Promise<{ id: string; version: number }> => {
  const person = await standingOf(ctx, id)
  await assertMayChange(ctx, person, body.status)
  if (body.status === 'active' && person.status !== 'active' && (await seatsLeft(ctx)) < 1) fail('user.seats_full')
  await assertRoles(ctx, body.roles, person.roles, [id])
  const saved = await users.update(ctx, id, version, body)
  if (saved.changes.some(({ field }) => field === 'displayName')) await keepPinyin(ctx, id, body.displayName)
  if (saved.changes.some(({ field }) => field === 'roles'))
    await ctx.systemLog('role.assigned', { userId: id, roles: body.roles })
  if (body.status !== 'active') await endSessions(ctx, { userId: id }, 'disabled')
  return { id, version: saved.version }
}

export const setStatus = async (ctx: Ctx, id: string, status: 'active' | 'disabled'): Promise<{ id: string }> => {
  const person = await standingOf(ctx, id)
  if (person.status === status) return { id }
  await assertMayChange(ctx, person, status)
  if (status === 'active' && (await seatsLeft(ctx)) < 1) fail('user.seats_full')
  await users.patch(ctx, id, { status })
  if (status === 'disabled') await endSessions(ctx, { userId: id }, 'disabled')
  await ctx.systemLog(status === 'active' ? 'user.enabled' : 'user.disabled', { userId: id })
  return { id }
}

export const removeUser = async (ctx: Ctx, id: string, version: number | undefined): Promise<{ id: string }> => {
  await assertMayChange(ctx, await standingOf(ctx, id), 'left')
  await users.remove(ctx, id, version)
  return { id }
}

export const resetPassword = async (ctx: Ctx, id: string): Promise<{ password: string }> => {
  const person = await standingOf(ctx, id)
  await assertOutranks(ctx, [person.id])
  const password = newPassword()
  await own(ctx)
    .updateTable('user')
    .set({ password_hash: await hashPassword(password), must_change_password: true })
    .where('id', '=', id)
    .execute()
  await endSessions(ctx, { userId: id }, 'password')
  await ctx.systemLog('password.reset', { userId: id, way: 'administrator' })
  return { password }
}
