import { createHash } from 'node:crypto'
import type { SmsPurpose } from '@srm/api/notice'
import { codeScenes } from '@srm/api/notice/sms-scenes'
import { networkOf, plainAddress } from '#kernel/http/address.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import type { Sms, SmsMessage } from '#kernel/ports/sms.ts'
import { smsLimits } from '#kernel/auth/sms-budget.ts'
import { countedWith, countUsage, usageValues } from '#kernel/log/usage.ts'
import { codeOf, maxTries, maxTriesFrom, pauseSeconds, refusalOf, sameCode, type SmsUsage } from './sms.rules.ts'
import { queueSms } from './send.service.ts'
import { renderSms } from './text.rules.ts'

type Query = {
  readonly mobile: string
  readonly purpose: SmsPurpose
  readonly address: string
  /** Somebody read a picture for it, or came by a link that says whose number it is. */
  readonly proven: boolean
  /** For which company, where that is known. */
  readonly tenantId?: string
}
type Input = { readonly mobile: string; readonly purpose: SmsPurpose; readonly code: string; readonly address: string }

/** Whoever owns a newer address owns all of its network, so that is what is counted. */
const place = (slot: string): string =>
  `network(set_masklen(${slot}::inet, case family(${slot}::inet) when 6 then 64 else 32 end))`

/** Number first, address second, always: two who wait for each other's would wait for ever. */
const lock = `select pg_advisory_xact_lock(hashtextextended('sms mobile ' || $1, 0)),
  pg_advisory_xact_lock(hashtextextended('sms address ' || ${place('$2')}::text, 0))`

const used = `select u.*,
    (select count(*) from platform.sms_code where address = ${place('$2')}
      and created_at > clock_timestamp() - interval '1 hour')::int as hour
  from (select extract(epoch from clock_timestamp() - max(created_at))::float8 as since,
      count(*) filter (where of_today and purpose = $3)::int as today,
      count(*) filter (where of_today and purpose = $3 and address = ${place('$2')})::int as "from",
      count(*) filter (where of_today)::int as "inAll"
    from (select *, created_at >= date_trunc('day', clock_timestamp() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai' as of_today
      from platform.sms_code where mobile = $1) as c) as u`

/** Kept unless that would be more than may be sent in an hour. */
const insert = `${countedWith(5)} insert into platform.sms_code (id, mobile, purpose, address)
  select $1, $2, $3, ${place('$4')} from within_limits where yes`

const keep = async (ctx: Ctx, id: string, asked: Query): Promise<void> => {
  const { mobile, purpose, proven, tenantId } = asked
  const address = plainAddress(asked.address)
  await ctx.db.run(lock, [mobile, address])
  const { rows } = await ctx.db.run<SmsUsage>(used, [mobile, address, purpose])
  const refusal = refusalOf(
    rows[0] ?? { since: null, today: 0, from: 0, inAll: 0, hour: 0 },
    proven,
    ctx.config.SMS_CAPTCHA_AFTER,
  )
  if (refusal) fail(refusal)
  const limits = usageValues(smsLimits(ctx.config, tenantId))
  const { rowCount } = await ctx.db.run(insert, [id, mobile, purpose, address, ...limits])
  if (rowCount !== 1) fail('sms.budget')
}

/**
 * Asks for a code. Nothing about the number is looked up here and the message leaves with a job after the commit, so
 * neither the answer nor its time tells whether anybody has it.
 */
export const requestSmsCode = async (ctx: Ctx, asked: Query): Promise<{ wait: number }> => {
  const id = newId()
  await keep(ctx, id, asked)
  await ctx.job('sms.code', { id }, asked.tenantId ? { tenantId: asked.tenantId } : {})
  return { wait: pauseSeconds }
}

type Decoy = Omit<Query, 'mobile' | 'tenantId'> & {
  /** What was asked about instead of a number. */
  readonly decoy: string
}

/** Counts as much as a code that is sent, and is refused like one; none is sent, since there is nobody to send it to. */
export const requestDecoy = (ctx: Ctx, { decoy, ...asked }: Decoy): Promise<void> =>
  keep(ctx, newId(), { ...asked, mobile: `decoy ${createHash('sha256').update(decoy).digest('base64url')}` })

const newest = `select id from platform.sms_code where mobile = $1 and purpose = $2 order by created_at desc limit 1`
/** The newest code alone counts; a second who tries waits for the first and then sees the try counted. */
const attempt = `update platform.sms_code set tries = tries + 1 where tries < ${maxTries} and spent_at is null
  and expires_at > clock_timestamp() and id = $1 returning id`
const spend = 'update platform.sms_code set spent_at = clock_timestamp() where id = $1'

const isAlive = async (ctx: Ctx, id: string, address: string): Promise<boolean> => {
  const mine = { key: `sms try ${id} ${networkOf(address)}`, max: maxTriesFrom, within: '1 hour' }
  return (await countUsage(ctx, [mine])) && (await ctx.db.run(attempt, [id])).rows.length > 0
}

/**
 * True once, for the right code. The try is counted before anything is compared, apart from the caller's transaction,
 * so that undoing that one gives no try back. Call it before the first query: see `apart`.
 */
export const spendSmsCode = (ctx: Ctx, { mobile, purpose, code, address }: Input): Promise<boolean> =>
  ctx.newTransaction(async (own) => {
    const { rows } = await own.db.run<{ id: string }>(newest, [mobile, purpose])
    const id = rows[0]?.id ?? newId()
    // Counted and compared in any case: a number nobody asked for takes as long.
    const alive = await isAlive(own, id, address)
    const right = sameCode(code, codeOf(id, ctx.config.SMS_SECRET))
    if (!alive || !right) return false
    await own.db.run(spend, [id])
    return true
  })

type Due = { readonly mobile: string; readonly purpose: SmsPurpose }

const dueSql =
  'select mobile, purpose from platform.sms_code where id = $1 and spent_at is null and expires_at > clock_timestamp()'

/** Where and what for, while there is still time to use it. */
const codeToSend = async (ctx: Ctx, id: string): Promise<SmsMessage | undefined> => {
  const due = (await ctx.db.run<Due>(dueSql, [id])).rows[0]
  if (!due) return undefined
  const { mobile, purpose } = due
  const scene = codeScenes[purpose]
  const values = { code: codeOf(id, ctx.config.SMS_SECRET) }
  if (ctx.tenantId) {
    await queueSms(ctx, scene, { mobile, values }, { counted: true })
    return undefined
  }
  const { text, params } = renderSms(scene, ctx.config.SMS_SIGN_NAME, scene.text, values)
  return { mobile, template: purpose, kind: 'code', params, text }
}

/**
 * A code that is asked for a company goes the way of its messages. Whoever signs in belongs to none yet: then a
 * provider's no is told in the server's log, and one that may pass is tried again.
 */
export const sendCode = async (run: JobRun, { id }: { readonly id: string }): Promise<void> => {
  const message = await run.transaction((ctx) => codeToSend(ctx, id))
  if (!message) return
  const answer = await run.sms.send(message)
  if (answer.accepted) return
  if (answer.again) throw new Error(`sms not accepted: ${answer.code}`)
  run.log.warn({ id, reason: answer.code }, 'sms refused')
}

/** Two days: the longest any cap looks back is one. */
export const sweepCodes = (ctx: Ctx) =>
  ctx.db.run(`delete from platform.sms_code where created_at < now() - interval '2 days'`, [])

export const recentMessages = (sms: Sms) => sms.recent?.() ?? Promise.resolve([])
