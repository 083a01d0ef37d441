import { randomBytes } from 'node:crypto'
import type { ApiKey } from '@srm/api/identity'
import { sql } from 'kysely'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { hashKey } from './role/authority.views.ts'
import { own, read } from './identity.db.ts'
import { assertHeld, assertKnown } from './role/grant.service.ts'

export const listKeys = async (ctx: Ctx): Promise<ApiKey[]> => {
  const rows = await read(ctx)
    .selectFrom('api_key')
    .select(['id', 'name', 'hint', 'permissions', 'expires_at', 'used_at', 'created_at'])
    .where('user_id', '=', ctx.session.userId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ expires_at, used_at, created_at, ...key }) => ({
    ...key,
    expiresAt: expires_at,
    usedAt: used_at,
    createdAt: created_at,
  }))
}

const bare = (id: string): string => id.replaceAll('-', '')

type New = { name: string; permissions: readonly string[]; expiresAt?: string | null | undefined }

/** The key itself is told once; only its digest is kept. */
export const createKey = async (
  ctx: Ctx,
  { name, permissions, expiresAt }: New,
): Promise<{ id: string; key: string }> => {
  assertKnown(permissions)
  assertHeld(ctx, permissions)
  const id = newId()
  const secret = randomBytes(32).toString('base64url')
  await own(ctx)
    .insertInto('api_key')
    .values({
      id,
      name,
      user_id: ctx.session.userId,
      hash: hashKey(secret),
      hint: secret.slice(-4),
      permissions: [...permissions],
      // The whole of that day in Shanghai.
      expires_at: expiresAt ? sql`(${expiresAt}::date + 1)::timestamp at time zone 'Asia/Shanghai'` : null,
    })
    .execute()
  await ctx.systemLog('api_key.made', { key: id, name, permissions })
  return { id, key: `srm_${bare(ctx.tenantId)}${bare(id)}${secret}` }
}

export const removeKey = async (ctx: Ctx, id: string): Promise<{ id: string }> => {
  const gone = await own(ctx)
    .deleteFrom('api_key')
    .where('id', '=', id)
    .where('user_id', '=', ctx.session.userId)
    .executeTakeFirst()
  if (gone.numDeletedRows === 0n) return fail('record.not_found')
  await ctx.systemLog('api_key.removed', { key: id })
  return { id }
}
