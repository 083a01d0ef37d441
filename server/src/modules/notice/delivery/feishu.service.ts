import { z } from 'zod'
import type { Config } from '#kernel/config.ts'
import { hasFeishu } from '../notice.rules.ts'

/** Says something to a person in the company's chat; false when that did not work. */
export type Feishu = (unionId: string, text: string) => Promise<boolean>

const TokenAnswer = z.object({ code: z.literal(0), tenant_access_token: z.string().min(1), expire: z.int() })
const SentAnswer = z.object({ code: z.int() })
/** The token is no longer good, although it should be. */
const expired = [99991663, 99991661, 99991664]

const post = async <S extends z.ZodType>(
  url: string,
  body: object,
  schema: S,
  token?: string,
): Promise<z.output<S> | undefined> => {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  const init = { method: 'POST', headers, body: JSON.stringify(body), redirect: 'error' } as const
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(5000) })
    return schema.parse(await answer.json())
  } catch {
    return undefined
  }
}

/** The application's own token is good for two hours and asked for again shortly before. */
export const createFeishu = (config: Config): Feishu | undefined => {
  if (!hasFeishu(config)) return undefined
  const { FEISHU_BASE_URL: base, FEISHU_APP_ID: app_id, FEISHU_APP_SECRET: app_secret } = config
  let held: { token: string; until: number } | undefined
  const tokenOf = async (): Promise<string | undefined> => {
    if (held && held.until > Date.now()) return held.token
    const path = '/open-apis/auth/v3/tenant_access_token/internal'
    const answer = await post(base + path, { app_id, app_secret }, TokenAnswer)
    held = answer && { token: answer.tenant_access_token, until: Date.now() + (answer.expire - 300) * 1000 }
    return held?.token
  }
  const send = async (unionId: string, text: string): Promise<number | undefined> => {
    const token = await tokenOf()
    if (token === undefined) return undefined
    const url = `${base}/open-apis/im/v1/messages?receive_id_type=union_id`
    const body = { receive_id: unionId, msg_type: 'text', content: JSON.stringify({ text }) }
    return (await post(url, body, SentAnswer, token))?.code
  }
  return async (unionId, text) => {
    let code = await send(unionId, text)
    if (code !== undefined && expired.includes(code)) {
      held = undefined
      code = await send(unionId, text)
    }
    return code === 0
  }
}
