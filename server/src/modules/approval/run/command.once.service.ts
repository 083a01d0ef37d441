import type { ActResult } from '@srm/api/approval'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { sha256 } from '../design/canonical.rules.ts'

const claim = `insert into approval_command (actor, idem_key, request_hash) values ($1, $2, $3) on conflict do nothing returning 1`
const selectStored = `select request_hash as hash, result from approval_command where tenant_id = app.tenant() and actor = $1 and idem_key = $2`
const store = `update approval_command set result = $3, instance_id = $4 where tenant_id = app.tenant() and actor = $1 and idem_key = $2`

/** A refusal undoes the claim with everything else, so that the same key may be tried again. */
export const onceOnly = async (
  ctx: Ctx,
  actor: string,
  key: string | undefined,
  request: unknown,
  effect: () => Promise<ActResult>,
): Promise<ActResult> => {
  if (key === undefined) return effect()
  const hash = sha256(request)
  const claimed = await ctx.db.run(claim, [actor, key, hash])
  if (claimed.rowCount === 0) {
    const { rows } = await ctx.db.run<{ hash: string; result: ActResult | null }>(selectStored, [actor, key])
    const first = rows[0]
    if (!first?.result) return fail('request.in_progress')
    return first.hash === hash ? first.result : fail('approval.key_reused')
  }
  const result = await effect()
  await ctx.db.run(store, [actor, key, JSON.stringify(result), result.id])
  return result
}
