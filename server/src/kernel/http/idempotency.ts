import { createHash } from 'node:crypto'
import type { Ctx } from '../ctx.ts'
import { fail } from '../errors.ts'
import { seal, unseal } from '../log/sealing.ts'

const claim = 'insert into idempotency (key, fingerprint) values ($1, $2) on conflict do nothing returning 1'
const selectStored = 'select fingerprint, body from idempotency where tenant_id = app.tenant() and key = $1'
const sweep = `delete from idempotency where tenant_id = $1 and at < now() - interval '2 days'`
const store = 'update idempotency set status = 200, body = $2 where tenant_id = app.tenant() and key = $1'

export const keyOf = (header: string | string[] | undefined): string | undefined => {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header)) return fail('request.invalid')
  return header
}

export const fingerprintOf = (method: string, url: string, userId: string, body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([method, url, userId, body ?? null]))
    .digest('base64url')

/**
 * Claim, effect and answer share one transaction: a repeated request waits on the key and then gets the same
 * answer; if the effect is rolled back, so is the claim.
 */
export const once = async (
  ctx: Ctx,
  key: string,
  fingerprint: string,
  effect: () => Promise<unknown>,
  isSecret = false,
): Promise<unknown> => {
  const claimed = await ctx.db.run(claim, [key, fingerprint])
  if (claimed.rowCount === 0) {
    const { rows } = await ctx.db.run<{ fingerprint: string; body: string | null }>(selectStored, [key])
    const first = rows[0]
    if (!first?.body) return fail('request.in_progress')
    if (first.fingerprint !== fingerprint) return fail('request.key_reused')
    const stored: unknown = JSON.parse(isSecret ? unseal(ctx.config, ctx.tenantId, first.body) : first.body)
    return stored
  }
  const result = await effect()
  const body = JSON.stringify(result ?? null)
  ctx.beforeCommit(ctx.db.run(store, [key, isSecret ? seal(ctx.config, ctx.tenantId, body) : body]))
  return result
}

/** Nobody sends the same request again after two days. */
export const sweepIdempotency = async (ctx: Ctx): Promise<void> => void (await ctx.db.run(sweep, [ctx.tenantId]))
