import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Config } from '#kernel/config.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { inSeconds, issue } from '#kernel/auth/tokens.ts'
import { own } from '../identity.db.ts'
import { judge, type Family } from './refresh.rules.ts'

type NamedItem = { readonly tenantId: string; readonly id: string; readonly generation: number }

const secretOf = (config: Config, { tenantId, id, generation }: NamedItem, salt: string): string =>
  createHmac('sha256', config.SESSION_SECRET)
    .update(`refresh|${tenantId}|${id}|${generation}|${salt}`)
    .digest('base64url')

const refreshToken = (config: Config, named: NamedItem, salt: string): string =>
  `${named.tenantId}.${named.id}.${named.generation}.${secretOf(config, named, salt)}`

const pattern = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/

/** Who a refresh token says it belongs to; whether that is true is found out inside that tenant. */
export const claimOf = (token: string | undefined): (NamedItem & { secret: string }) | undefined => {
  const [, tenantId = '', id = '', generation = '', secret = ''] = pattern.exec(token ?? '') ?? []
  return tenantId ? { tenantId, id, generation: Number(generation), secret } : undefined
}

export type Tokens = { readonly token: string; readonly refresh: string; readonly days: number }

export const accessToken = (config: Config, tenantId: string, userId: string, id: string): string =>
  issue('staff', { t: tenantId, u: userId, s: id, exp: inSeconds(config.ACCESS_SECONDS) }, config.SESSION_SECRET)

export type Device = { readonly way: string; readonly device: string; readonly address: string }

const maxSessions = 20

/** A person keeps so many devices; the oldest give way. */
const dropOldest = (ctx: Ctx, userId: string) =>
  own(ctx)
    .updateTable('session')
    .set({ ended_at: sql`now()`, ended_why: 'too_many' })
    .where('id', 'in', (query) =>
      query
        .selectFrom('session')
        .select('id')
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .orderBy('seen_at', 'desc')
        .offset(maxSessions - 1),
    )
    .execute()

export const openSession = async (ctx: Ctx, userId: string, device: Device, days = 7): Promise<Tokens> => {
  await dropOldest(ctx, userId)
  const id = newId()
  const salt = randomBytes(16).toString('base64url')
  await own(ctx)
    .insertInto('session')
    .values({
      id,
      user_id: userId,
      salt,
      expires_at: sql`now() + ${days} * interval '1 day'`,
      ...device,
      device: device.device.slice(0, 200),
    })
    .execute()
  await own(ctx)
    .updateTable('user')
    .set({ signed_in_at: sql`now()` })
    .where('id', '=', userId)
    .execute()
  await ctx.systemLog('session.sign_in', { userId, ...device })
  const named = { tenantId: ctx.tenantId, id, generation: 1 }
  return {
    token: accessToken(ctx.config, ctx.tenantId, userId, id),
    refresh: refreshToken(ctx.config, named, salt),
    days,
  }
}

/** Whose session a refresh token is of, be it the newest or one before it. */
export const ownerOf = async (ctx: Ctx, claim: NamedItem & { secret: string }): Promise<string | undefined> => {
  const found = await own(ctx)
    .selectFrom('session')
    .select(['user_id', 'salt'])
    .where('id', '=', claim.id)
    .executeTakeFirst()
  if (!found) return undefined
  const right = Buffer.from(secretOf(ctx.config, claim, found.salt))
  return timingSafeEqual(right, Buffer.from(claim.secret)) ? found.user_id : undefined
}

type Row = { generation: number; rotated_at: string; expires_at: string; ended_at: string | null }

const familyOf = ({ generation, rotated_at, expires_at, ended_at }: Row): Family => ({
  generation,
  rotatedAt: new Date(rotated_at),
  expiresAt: new Date(expires_at),
  endedAt: ended_at === null ? null : new Date(ended_at),
})

type RedeemResult = Tokens | 'over' | 'theft'

/** One at a time per session: the row is locked, so two who present the same token cannot both get a successor of it. */
export const redeem = async (ctx: Ctx, claim: NamedItem & { secret: string }): Promise<RedeemResult> => {
  const found = await own(ctx)
    .selectFrom('session')
    .selectAll()
    .where('id', '=', claim.id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return 'over'
  const right = Buffer.from(secretOf(ctx.config, claim, found.salt))
  if (!timingSafeEqual(right, Buffer.from(claim.secret))) return 'over'
  const { rows } = await ctx.db.run<{ now: string }>('select clock_timestamp() as now', [])
  const now = rows[0]?.now ?? found.seen_at
  const verdict = judge(familyOf(found), claim.generation, new Date(now))
  if (verdict === 'over') return 'over'
  if (verdict === 'theft') {
    await own(ctx)
      .updateTable('session')
      .set({ ended_at: now, ended_why: 'reuse' })
      .where('id', '=', found.id)
      .execute()
    await ctx.systemLog('session.refresh_reuse', { userId: found.user_id, session: found.id, address: found.address })
    return 'theft'
  }
  const generation = verdict === 'rotate' ? found.generation + 1 : found.generation
  if (verdict === 'rotate')
    await own(ctx)
      .updateTable('session')
      .set({ generation, rotated_at: now, seen_at: now })
      .where('id', '=', found.id)
      .execute()
  const named = { tenantId: ctx.tenantId, id: found.id, generation }
  const left = Math.ceil((Date.parse(found.expires_at) - Date.parse(now)) / 86_400_000)
  return {
    token: accessToken(ctx.config, ctx.tenantId, found.user_id, found.id),
    refresh: refreshToken(ctx.config, named, found.salt),
    days: left,
  }
}

const aliveSql = `select salt from app.session where tenant_id = $1 and id = $2 and ended_at is null and expires_at > now()
  and generation - $3 in (0, 1)`

/** The sign-in a refresh token belongs to, while it lasts; the one before the newest may still be on its way. */
export const sessionBehind = async (ctx: Ctx, claim: NamedItem & { secret: string }): Promise<string | undefined> => {
  const values = [ctx.tenantId, claim.id, claim.generation]
  const [found] = (await ctx.db.run<{ salt: string }>(aliveSql, values)).rows
  if (!found) return undefined
  const right = Buffer.from(secretOf(ctx.config, claim, found.salt))
  return timingSafeEqual(right, Buffer.from(claim.secret)) ? claim.id : undefined
}

type Which = { readonly userId: string; readonly only?: string; readonly except?: string | undefined }

export const endSessions = async (ctx: Ctx, { userId, only, except }: Which, why: string): Promise<number> => {
  const ended = await own(ctx)
    .updateTable('session')
    .set({ ended_at: sql`now()`, ended_why: why })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .executeTakeFirst()
  return Number(ended.numUpdatedRows)
}
