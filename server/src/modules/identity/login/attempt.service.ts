import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { networkOf } from '#kernel/http/address.ts'
import type { Config } from '#kernel/config.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Exchange } from '#kernel/module.ts'

/** After so many failures a picture must be read, and after so many more the account is locked for a while. */
const captchaAfter = 3
const lockAfter = 10
/** An address is shared by many: it is never locked, whoever comes from it reads a picture and waits a little. */
const addressCaptchaAfter = 100
const forgetAfter = '15 minutes'

const count = `insert into platform.login_attempt (key, failures, last_at) values ($1, 1, now())
  on conflict (key) do update set last_at = now(),
    failures = case when login_attempt.last_at < now() - interval '${forgetAfter}' then 1 else login_attempt.failures + 1 end
  returning failures, extract(epoch from (locked_until - now()))::float8 as locked`
const lock = `update platform.login_attempt set locked_until = now() + interval '${forgetAfter}', failures = $2 where key = $1`
const clear = 'delete from platform.login_attempt where key = any($1)'
const takeBack = 'update platform.login_attempt set failures = greatest(failures - 1, 0) where key = $1'

type Count = { failures: number; locked: number | null }

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Spelt as the database would find it: both kinds of letters, and those that look the same. */
export const foldedName = (name: string): string =>
  name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i')

const counted = async (ctx: Ctx, key: string): Promise<Count> =>
  (await ctx.db.run<Count>(count, [key])).rows[0] ?? { failures: 1, locked: null }

export type Try = {
  /** Whom it is about: everybody the name stands for, or the name itself where it stands for nobody. */
  readonly about: readonly string[]
  readonly address: string
  /** A picture was read. */
  readonly proven: boolean
  /** One they were let in from before. */
  readonly device: string | undefined
}

export type Attempt = { readonly failures: number; readonly succeed: (ctx: Ctx) => Promise<void> }

const isLocked = ({ locked, failures }: Count): boolean => (locked !== null && locked > 0) || failures > lockAfter

/** In one order always: two who count the same would wait for each other. */
const countAll = async (ctx: Ctx, keys: readonly string[]): Promise<Count[]> => {
  const all: Count[] = []
  for (const key of keys.toSorted()) {
    const one = await counted(ctx, key)
    if (one.failures > lockAfter && !one.locked) await ctx.db.run(lock, [key, captchaAfter])
    all.push(one)
  }
  return all
}

const addressDelay = (failures: number): number => Math.min(Math.max(failures - addressCaptchaAfter, 0) * 10, 1000)

/**
 * An attempt is counted as a failure before anything is compared, in a transaction of its own, and taken back when it
 * succeeds. A device that has been let in before has a count of its own and none of its address: strangers cannot keep
 * its owner out.
 */
export const beginAttempt = async (
  asTenant: Exchange['asTenant'],
  { about, address, proven, device }: Try,
): Promise<Attempt> => {
  const keys = device ? [digestOf(`device|${device}|${about.join('|')}`)] : about.map((one) => digestOf(`name|${one}`))
  const network = digestOf(`address|${networkOf(address)}`)
  const { mine, near } = await asTenant('', async (ctx) => ({
    mine: await countAll(ctx, keys),
    near: device ? 0 : (await counted(ctx, network)).failures,
  }))
  const failures = Math.max(...mine.map((one) => one.failures))
  if (mine.some(isLocked)) fail('login.locked')
  if ((failures > captchaAfter || near > addressCaptchaAfter) && !proven)
    fail('login.captcha', { details: { captcha: true } })
  await sleep(addressDelay(near))
  return {
    failures,
    succeed: async (ctx) => {
      await ctx.db.run(clear, [keys])
      if (!device) await ctx.db.run(takeBack, [network])
    },
  }
}

/** Each further wrong answer takes longer to come. */
export const slowDown = ({ SLOW_DOWN_MS }: Config, failures: number): Promise<void> =>
  sleep(Math.min(Math.max(failures - 1, 0), 8) * SLOW_DOWN_MS)
