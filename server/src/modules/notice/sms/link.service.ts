import { createHash, randomInt } from 'node:crypto'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { seal, unseal } from '#kernel/log/sealing.ts'
import type { Exchange } from '#kernel/module.ts'
import { smsSealKeys } from './seal.rules.ts'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'
const codeLength = 10

const newCode = (): string => Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')
const hashOf = (code: string): string => createHash('sha256').update(`sms link ${code}`).digest('base64url')

const insert = `insert into platform.sms_link (code_hash, target, expires_at) values ($1, $2, now() + interval '60 days')`
const find = 'select target from platform.sms_link where code_hash = $1 and expires_at > now()'

/**
 * A short address for a long one: a signed ticket alone is longer than a message may be. It belongs to no company,
 * since whoever opens it is not known yet; what it stands for can be read by nobody who reads the table.
 */
export const shortenLink = async (ctx: Ctx, target: string): Promise<string> => {
  const code = newCode()
  await ctx.db.run(insert, [hashOf(code), seal(smsSealKeys(ctx.config.SMS_SECRET), '', target)])
  return `${new URL(ctx.config.PUBLIC_URL).origin}/api/s/${code}`
}

const targetIn = (ctx: Ctx, sealed: string): string => {
  try {
    return unseal(smsSealKeys(ctx.config.SMS_SECRET), '', sealed)
  } catch {
    // Sealed with a secret that is no longer in use.
    return fail('sms.link_gone')
  }
}

/** Leads on to what it stands for; that page asks for a code by itself. */
export const openLink = async (ctx: Ctx, code: string, { reply }: Exchange): Promise<void> => {
  const { rows } = await ctx.db.run<{ target: string }>(find, [hashOf(code)])
  const target = targetIn(ctx, rows[0]?.target ?? fail('sms.link_gone'))
  await reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(target)
}

export const sweepLinks = (ctx: Ctx) => ctx.db.run('delete from platform.sms_link where expires_at < now()', [])
