import { sql } from 'kysely'
import { isSolved } from '#kernel/auth/captcha.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Exchange } from '#kernel/module.ts'
import { beginAttempt, slowDown, type Attempt } from './attempt.service.ts'
import { own, read } from '../identity.db.ts'
import { clearText, matches } from './password.service.ts'

type Secret = { readonly password: string; readonly captcha?: { id: string; answer: string } | undefined }

/** Read apart: no connection is held while the password is checked. */
const hashOf = (ctx: Ctx): Promise<string | null> =>
  ctx.newTransaction(async (inside) => {
    const { password_hash } = await read(inside)
      .selectFrom('user')
      .select('password_hash')
      .where('id', '=', ctx.session.userId)
      .executeTakeFirstOrThrow()
    return password_hash
  })

/**
 * A try at one's own password in an open session, whether to unlock the screen or to change it. Tries are counted like
 * those of a login, apart from them: somebody who plays with a locked screen does not lock its owner out of the login.
 */
export const beginOwnAttempt = async (
  { session }: Ctx,
  { asTenant, request }: Exchange,
  proven: boolean,
): Promise<Attempt> =>
  // Their own device, since they are in: what strangers do from the same address is none of their business.
  beginAttempt(asTenant, { about: [session.userId], address: request.ip, proven, device: 'session' })

const ownSession = (ctx: Ctx) =>
  own(ctx)
    .updateTable('session')
    .where('id', '=', ctx.session.sessionId ?? '')

const assertOwnPassword = async (ctx: Ctx, exchange: Exchange, { password, captcha }: Secret): Promise<void> => {
  const clear = clearText(ctx.config, password)
  const proven = await exchange.asTenant('', (inside) => isSolved(inside, captcha))
  const attempt = await beginOwnAttempt(ctx, exchange, proven)
  if (!(await matches(await hashOf(ctx), clear))) {
    await slowDown(ctx.config, attempt.failures)
    fail('unlock.wrong', { errors: [{ path: 'password', message: '' }] })
  }
  await exchange.asTenant('', attempt.succeed)
}

/** From now on the token opens nothing but the lock itself. */
export const lock = async (ctx: Ctx): Promise<{ done: boolean }> => {
  if (ctx.session.virtual) return { done: true }
  await ownSession(ctx)
    .set({ locked_at: sql`now()` })
    .where('locked_at', 'is', null)
    .execute()
  return { done: true }
}

/** Whoever sits before a locked screen proves to be its owner. */
export const unlock = async (ctx: Ctx, exchange: Exchange, secret: Secret): Promise<{ done: boolean }> => {
  // With the login switched off there is neither a session to lock nor anybody to prove to be.
  if (ctx.session.virtual) return { done: true }
  await assertOwnPassword(ctx, exchange, secret)
  await ownSession(ctx).set({ locked_at: null }).where('locked_at', 'is not', null).execute()
  return { done: true }
}

/** Proves anew who sits there, for steps that ask for the password above an amount. */
export const confirm = async (ctx: Ctx, exchange: Exchange, secret: Secret): Promise<{ done: boolean }> => {
  if (ctx.session.virtual) return { done: true }
  await assertOwnPassword(ctx, exchange, secret)
  await ownSession(ctx)
    .set({ confirmed_at: sql`now()` })
    .execute()
  return { done: true }
}

/** A proof holds for a few decisions in a row. A key of a program proves nobody. */
export const isConfirmed = async (ctx: Ctx): Promise<boolean> => {
  if (ctx.session.virtual) return true
  const found = await read(ctx)
    .selectFrom('session')
    .select('id')
    .where('id', '=', ctx.session.sessionId ?? ctx.session.userId)
    .where('user_id', '=', ctx.session.userId)
    .where('confirmed_at', '>', sql<string>`now() - interval '5 minutes'`)
    .executeTakeFirst()
  return found !== undefined
}
