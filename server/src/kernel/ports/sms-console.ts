import { shanghaiTime } from '@srm/api/shared/date'
import type { Redis } from 'ioredis'
import { z } from 'zod'
import { newId } from '../ids.ts'
import type { Logger } from '../log/log.ts'
import type { KeptSms, Sms } from './sms.ts'

const kept = 50
const day = 86_400

const Kept = z.object({ mobile: z.string(), text: z.string(), at: z.string() }) satisfies z.ZodType<KeptSms>

/** For development: the message is read in the log and on a page of its own. Another process sends than shows. */
export const consoleSms = (log: Logger, redis: Redis, name: string): Sms => {
  const key = `sms:${name}`
  return {
    provider: 'console',
    send: async ({ mobile, text }) => {
      log.info({ sms: { mobile, text } }, 'sms')
      const line: KeptSms = { mobile, text, at: shanghaiTime(new Date()) }
      await redis
        .multi()
        .lpush(key, JSON.stringify(line))
        .ltrim(key, 0, kept - 1)
        .expire(key, day)
        .exec()
        .catch(() => undefined)
      return { accepted: true, code: 'OK', message: 'console', again: false, id: newId() }
    },
    report: () => Promise.resolve({ state: 'delivered' }),
    recent: async () => {
      const lines = await redis.lrange(key, 0, kept - 1).catch(() => [])
      return lines.map((line) => Kept.parse(JSON.parse(line)))
    },
  }
}
