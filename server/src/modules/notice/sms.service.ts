import type { SmsPurpose } from '@srm/api/notice'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import type { Sms } from '#kernel/ports/sms.ts'
import { codeOf, codeText, mostTries, pauseSeconds, plainAddress, refusalOf, sameCode, type Used } from './sms.rules.ts'

type Asked = { readonly mobile: string; readonly purpose: SmsPurpose; readonly address: string }
type Given = { readonly mobile: string; readonly purpose: SmsPurpose; readonly code: string }

/** Whoever owns a newer address owns all of its network, so that is what is counted. */
const place = (slot: string): string =>
  `network(set_masklen(${slot}::inet, case family(${slot}::inet) when 6 then 64 else 32 end))`

/** Number first, address second, always: two who wait for each other's would wait for ever. */
const lock = `select pg_advisory_xact_lock(hashtextextended('sms mobile ' || $1, 0)),
  pg_advisory_xact_lock(hashtextextended('sms address ' || ${place('$2')}::text, 0))`

const used = `select
  (select extract(epoch from clock_timestamp() - max(created_at))::float8 from platform.sms_code where mobile = $1) as since,
  (select count(*) from platform.sms_code where mobile = $1 and created_at >=
    date_trunc('day', clock_timestamp() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai')::int as today,
  (select count(*) from platform.sms_code where address = ${place('$2')}
    and created_at > clock_timestamp() - interval '1 hour')::int as hour`

const insert = `insert into platform.sms_code (id, mobile, purpose, address) values ($1, $2, $3, ${place('$4')})`

/**
 * Asks for a code. Nothing about the number is looked up here and the message leaves with a job after the commit, so
 * neither the answer nor its time tells whether anybody has it.
 */
export const requestSmsCode = async (ctx: Ctx, asked: Asked): Promise<{ wait: number }> => {
  const { mobile, purpose } = asked
  const address = plainAddress(asked.address)
  await ctx.db.run(lock, [mobile, address])
  const { rows } = await ctx.db.run<Used>(used, [mobile, address])
  const refusal = refusalOf(rows[0] ?? { since: null, today: 0, hour: 0 })
  if (refusal) return fail(refusal)
  const id = newId()
  await ctx.db.run(insert, [id, mobile, purpose, address])
  await ctx.job('sms.code', { id })
  return { wait: pauseSeconds }
}

/** The newest code alone counts; a second who tries waits for the first and then sees the try counted. */
const attempt = `update platform.sms_code set tries = tries + 1 where tries < ${mostTries} and spent_at is null
  and expires_at > clock_timestamp() and id = (select id from platform.sms_code where mobile = $1 and purpose = $2
    order by created_at desc limit 1) returning id`
const spend = 'update platform.sms_code set spent_at = clock_timestamp() where id = $1'

/**
 * True once, for the right code. The try is counted before anything is compared, apart from the caller's transaction,
 * so that undoing that one gives no try back. Call it before the first query: see `apart`.
 */
export const spendSmsCode = (ctx: Ctx, { mobile, purpose, code }: Given): Promise<boolean> =>
  ctx.apart(async (own) => {
    const { rows } = await own.db.run<{ id: string }>(attempt, [mobile, purpose])
    const id = rows[0]?.id
    // Compared with something in any case: a number nobody asked for takes as long.
    const right = sameCode(code, codeOf(id ?? newId(), ctx.config.SMS_SECRET))
    if (!id || !right) return false
    await own.db.run(spend, [id])
    return true
  })

type Due = { readonly mobile: string; readonly purpose: SmsPurpose }

/** Where and what for, while there is still time to use it. */
export const codeToSend = async (ctx: Ctx, id: string): Promise<(Due & { code: string; text: string }) | undefined> => {
  const { rows } = await ctx.db.run<Due>(
    'select mobile, purpose from platform.sms_code where id = $1 and spent_at is null and expires_at > clock_timestamp()',
    [id],
  )
  const due = rows[0]
  if (!due) return undefined
  const code = codeOf(id, ctx.config.SMS_SECRET)
  return { ...due, code, text: codeText(due.purpose, code, ctx.config.SMS_SIGN_NAME) }
}

/** Two days: the longest any cap looks back is one. */
export const sweepCodes = (ctx: Ctx) =>
  ctx.db.run(`delete from platform.sms_code where created_at < now() - interval '2 days'`, [])

export const testSms = async (ctx: Ctx, mobile: string) => {
  const began = performance.now()
  const text = `【${ctx.config.SMS_SIGN_NAME}】这是一条测试短信，验证码 000000。`
  const { provider } = ctx.sms
  const answer = await ctx.sms.send({ mobile, template: 'test', params: { code: '000000' }, text })
  const { accepted, code, message } = answer
  const ms = Math.round(performance.now() - began)
  await ctx.systemLog('sms.tested', { mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`, provider, code })
  return { provider, accepted, code, message, ms }
}

export const recentMessages = (sms: Sms) => sms.recent?.() ?? Promise.resolve([])
