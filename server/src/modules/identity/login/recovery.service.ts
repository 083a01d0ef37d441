import type { NotNull } from 'kysely'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Exchange } from '#kernel/module.ts'
import { spendSmsCode } from '#modules/notice/index.ts'
import { slowDown } from './attempt.service.ts'
import { own, read } from '../identity.db.ts'
import { findLogins } from './login.views.ts'
import { assertGood, clearText, hashPassword, matches } from './password.service.ts'
import { endSessions } from './refresh.service.ts'
import { issueTicket, readTicket, consumeTicket } from './ticket.service.ts'
import { beginOwnAttempt } from './unlock.service.ts'

type Proof = { readonly mobile: string; readonly code: string }

/** Whoever holds the phone gets a ticket; whether anybody has this number shows only to them, at the next step. */
export const proveForForgotten = async (
  ctx: Ctx,
  { request: { ip: address } }: Exchange,
  { mobile, code }: Proof,
): Promise<{ ticket: string }> => {
  if (!(await spendSmsCode(ctx, { mobile, purpose: 'forget', code, address }))) return fail('login.wrong_code')
  return { ticket: issueTicket(ctx, 'forget', { mobile }) }
}

const setPassword = async (ctx: Ctx, userId: string, hash: string): Promise<void> => {
  await own(ctx)
    .updateTable('user')
    .set({ password_hash: hash, must_change_password: false })
    .where('id', '=', userId)
    .execute()
}

export const setForgotten = async (
  ctx: Ctx,
  { asTenant }: Exchange,
  { ticket, password }: { ticket: string; password: string },
): Promise<{ done: boolean }> => {
  const clear = clearText(ctx.config, password)
  const { id, data } = readTicket(ctx, 'forget', ticket)
  assertGood(clear)
  await asTenant('', (inside) => consumeTicket(inside, id))
  const { mobile } = data
  const [hash, logins] = [await hashPassword(clear), await findLogins(asTenant, 'mobile', mobile)]
  for (const { tenantId, userId } of logins)
    await asTenant(tenantId, async (inside) => {
      await setPassword(inside, userId, hash)
      await endSessions(inside, { userId }, 'password')
      await inside.systemLog('password.reset', { userId, way: 'forgotten' })
    })
  return { done: logins.length > 0 }
}

/** Read apart: no connection is held while a password or a code is checked. */
const me = (ctx: Ctx) =>
  ctx.newTransaction((inside) =>
    read(inside)
      .selectFrom('user')
      .innerJoin('tenant_ref', 'tenant_ref.tenant_id', 'user.tenant_id')
      .select(['user.id', 'user.mobile', 'user.password_hash', 'tenant_ref.strict_passwords as strict'])
      .$narrowType<{ strict: NotNull }>()
      .where('user.id', '=', ctx.session.userId)
      .executeTakeFirstOrThrow(),
  )

export const changePassword = async (
  ctx: Ctx,
  exchange: Exchange,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<{ done: boolean }> => {
  const [before, after] = [clearText(ctx.config, oldPassword), clearText(ctx.config, newPassword)]
  // Counted with those at the locked screen, so that neither can be used to guess for the other.
  const attempt = await beginOwnAttempt(ctx, exchange, true)
  const { id, password_hash, strict } = await me(ctx)
  if (!(await matches(password_hash, before))) {
    await slowDown(ctx.config, attempt.failures)
    return fail('password.wrong', { errors: [{ path: 'oldPassword', message: '' }] })
  }
  await exchange.asTenant('', attempt.succeed)
  if (before === after) return fail('password.same', { errors: [{ path: 'newPassword', message: '' }] })
  assertGood(after, strict)
  const hash = await hashPassword(after)
  await setPassword(ctx, id, hash)
  await endSessions(ctx, { userId: id, except: ctx.session.sessionId }, 'password')
  await ctx.systemLog('password.changed', { userId: id })
  return { done: true }
}

export const proveOldMobile = async (
  ctx: Ctx,
  { request: { ip: address } }: Exchange,
  code: string,
): Promise<{ ticket: string }> => {
  const { id, mobile } = await me(ctx)
  if (!mobile || !(await spendSmsCode(ctx, { mobile, purpose: 'changeMobile', code, address })))
    return fail('login.wrong_code')
  return { ticket: issueTicket(ctx, 'change_mobile', { userId: id }) }
}

export const bindNewMobile = async (
  ctx: Ctx,
  { request: { ip: address } }: Exchange,
  { ticket, mobile, code }: Proof & { ticket: string },
): Promise<{ done: boolean }> => {
  const { id, data } = readTicket(ctx, 'change_mobile', ticket)
  if (data.userId !== ctx.session.userId) return fail('login.ticket')
  if (!(await spendSmsCode(ctx, { mobile, purpose: 'changeMobileNew', code, address }))) return fail('login.wrong_code')
  await consumeTicket(ctx, id)
  await own(ctx).updateTable('user').set({ mobile }).where('id', '=', ctx.session.userId).execute()
  await ctx.systemLog('mobile.changed', { userId: ctx.session.userId })
  return { done: true }
}
