import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Exchange } from '#kernel/module.ts'
import { beginAttempt, slowDown } from './identity.attempt.service.ts'
import { isSolved } from './identity.captcha.service.ts'
import { read } from './identity.db.ts'
import { clearText, matches } from './identity.password.service.ts'

type Secret = { readonly password: string; readonly captcha?: { id: string; answer: string } | undefined }

/** Read apart: no connection is held while the password is checked. */
const hashOf = (ctx: Ctx): Promise<string | null> =>
  ctx.apart(async (inside) => {
    const { password_hash } = await read(inside)
      .selectFrom('user')
      .select('password_hash')
      .where('id', '=', ctx.session.userId)
      .executeTakeFirstOrThrow()
    return password_hash
  })

/**
 * Whoever sits before a locked screen proves to be its owner. Tries are counted like those of a login, apart from
 * them: somebody who plays with a locked screen does not lock its owner out of the login.
 */
export const unlock = async (
  ctx: Ctx,
  { asTenant, request }: Exchange,
  { password, captcha }: Secret,
): Promise<{ done: boolean }> => {
  const clear = clearText(ctx.config, password)
  const proven = await asTenant('', (inside) => isSolved(inside, captcha))
  const name = `unlock/${ctx.session.userId}`
  const attempt = await beginAttempt(asTenant, { name, address: request.ip, proven, device: undefined })
  if (!(await matches(await hashOf(ctx), clear))) {
    await slowDown(attempt.failures)
    return fail('unlock.wrong', { errors: [{ path: 'password', message: '' }] })
  }
  await asTenant('', attempt.succeed)
  return { done: true }
}
