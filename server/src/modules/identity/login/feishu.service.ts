import { z } from 'zod'
import type { Config } from '#kernel/config.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { own } from '../identity.db.ts'
import { issueTicket, readTicket, consumeTicket } from './ticket.service.ts'

type Settings = { readonly id: string; readonly secret: string; readonly base: string; readonly back: string }

const settingsOf = ({ FEISHU_APP_ID, FEISHU_APP_SECRET, FEISHU_BASE_URL, PUBLIC_URL }: Config): Settings | undefined =>
  FEISHU_APP_ID && FEISHU_APP_SECRET
    ? { id: FEISHU_APP_ID, secret: FEISHU_APP_SECRET, base: FEISHU_BASE_URL, back: PUBLIC_URL }
    : undefined

export const hasFeishu = (config: Config): boolean => settingsOf(config) !== undefined

/** Where the browser shows the QR code; the state comes back with the answer and is good once. */
export const feishuAddress = (ctx: Ctx): { url: string; state: string } => {
  const { id, base, back } = settingsOf(ctx.config) ?? fail('login.feishu')
  const state = issueTicket(ctx, 'feishu', {})
  const query = new URLSearchParams({ client_id: id, redirect_uri: back, response_type: 'code', state })
  return { url: `${base}/open-apis/authen/v1/authorize?${query.toString()}`, state }
}

const TokenAnswer = z.object({ code: z.literal(0), access_token: z.string() })
const UserAnswer = z.object({ code: z.literal(0), data: z.object({ union_id: z.string().min(1) }) })

const ask = async <S extends z.ZodType>(ctx: Ctx, url: string, init: RequestInit, schema: S): Promise<z.output<S>> => {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(5000) })
    return schema.parse(await answer.json())
  } catch (err) {
    ctx.log.warn({ err: err instanceof Error ? err.name : 'unknown' }, 'feishu')
    return fail('login.feishu')
  }
}

/** The authorization code for a token, the token for who it is. */
export const feishuIdOf = async (ctx: Ctx, code: string, state: string): Promise<string> => {
  const { id, secret, base, back } = settingsOf(ctx.config) ?? fail('login.feishu')
  const { id: ticket } = readTicket(ctx, 'feishu', state)
  await ctx.newTransaction((inside) => consumeTicket(inside, ticket))
  const body = { grant_type: 'authorization_code', client_id: id, client_secret: secret, code, redirect_uri: back }
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  const token = await ask(
    ctx,
    `${base}/open-apis/authen/v2/oauth/token`,
    { method: 'POST', headers, body: JSON.stringify(body) },
    TokenAnswer,
  )
  const authorization = `Bearer ${token.access_token}`
  const user = await ask(ctx, `${base}/open-apis/authen/v1/user_info`, { headers: { authorization } }, UserAnswer)
  return user.data.union_id
}

export const bindFeishu = async (ctx: Ctx, feishuId: string | null): Promise<{ done: boolean }> => {
  await own(ctx).updateTable('user').set({ feishu_id: feishuId }).where('id', '=', ctx.session.userId).execute()
  return { done: true }
}
