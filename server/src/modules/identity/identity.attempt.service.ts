import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Exchange } from '#kernel/module.ts'

/** After so many failures a picture must be read, and after so many more the name is locked for a while. */
const captchaAfter = 3
const lockAfter = 10
const addressLockAfter = 100
const forgetAfter = '15 minutes'

const count = `insert into platform.login_attempt (key, failures, last_at) values ($1, 1, now())
  on conflict (key) do update set last_at = now(),
    failures = case when login_attempt.last_at < now() - interval '${forgetAfter}' then 1 else login_attempt.failures + 1 end
  returning failures, extract(epoch from (locked_until - now()))::float8 as locked`
const lock = `update platform.login_attempt set locked_until = now() + interval '${forgetAfter}', failures = $2 where key = $1`
const clear = 'delete from platform.login_attempt where key = $1'

type Counted = { failures: number; locked: number | null }

const keyOf = (kind: string, value: string): string =>
  createHash('sha256').update(`${kind}|${value.toLowerCase()}`).digest('base64url')

/** Of an IPv6 address only the network counts: one host has a whole one of them. */
const networkOf = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, 4).join(':') : address

const counted = async (ctx: Ctx, key: string): Promise<Counted> =>
  (await ctx.db.run<Counted>(count, [key])).rows[0] ?? { failures: 1, locked: null }

export type Try = {
  readonly name: string
  readonly address: string
  /** A picture was read. */
  readonly proven: boolean
  readonly device: string | undefined
}

export type Attempt = { readonly failures: number; readonly succeed: (ctx: Ctx) => Promise<void> }

/**
 * An attempt is counted as a failure before anything is compared, in a transaction of its own, and taken back when it
 * succeeds. Whether the name exists makes no difference.
 */
export const beginAttempt = async (
  asTenant: Exchange['asTenant'],
  { name, address, proven, device }: Try,
): Promise<Attempt> => {
  // A device that has been let in before has a count of its own: strangers cannot lock its owner out.
  const key = device ? keyOf('device', `${device}|${name}`) : keyOf('name', name)
  const network = keyOf('address', networkOf(address))
  const { mine, theirs } = await asTenant('', async (ctx) => {
    const both = { mine: await counted(ctx, key), theirs: await counted(ctx, network) }
    if (both.mine.failures > lockAfter && !both.mine.locked) await ctx.db.run(lock, [key, captchaAfter])
    if (both.theirs.failures > addressLockAfter && !both.theirs.locked) await ctx.db.run(lock, [network, captchaAfter])
    return both
  })
  const isLocked = ({ locked }: Counted) => locked !== null && locked > 0
  if (isLocked(mine) || isLocked(theirs) || mine.failures > lockAfter) fail('login.locked')
  if (mine.failures > captchaAfter && !proven) fail('login.captcha', { details: { captcha: true } })
  return {
    failures: mine.failures,
    succeed: async (ctx) => {
      await ctx.db.run(clear, [key])
      await ctx.db.run('update platform.login_attempt set failures = greatest(failures - 1, 0) where key = $1', [
        network,
      ])
    },
  }
}

/** Each further wrong answer takes longer to come. */
export const slowDown = (failures: number): Promise<void> => sleep(Math.min(Math.max(failures - 1, 0) * 200, 1600))
