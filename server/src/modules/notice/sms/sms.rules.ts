import { createHmac, timingSafeEqual } from 'node:crypto'

/** Tries at one code: from one address, and from all of them. Whoever guesses from elsewhere leaves the owner theirs. */
export const maxTriesFrom = 5
export const maxTries = 20
export const pauseSeconds = 60
/** Codes of a day for one number: for one purpose, and in all. */
const maxPerDay = 10
const maxPerDayInAll = 30
/** Codes of an hour from one address. */
const maxPerHour = 30

/** Six digits that only the holder of the secret can make of an id, so that the code itself need not be kept. */
export const codeOf = (id: string, secret: string): string => {
  const digest = createHmac('sha256', secret).update(`sms code ${id}`).digest()
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/** Takes the same time wherever the two differ. */
export const sameCode = (given: string, right: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export type SmsUsage = {
  /** Seconds since the last one; none when there was none. */
  readonly since: number | null
  /** Of today for this number: for this purpose, for it from this address, and in all. */
  readonly today: number
  readonly from: number
  readonly inAll: number
  /** From this address in the last hour, for whatever number. */
  readonly hour: number
}

type Refusal = 'sms.too_soon' | 'sms.day_limit' | 'sms.address_limit' | 'sms.captcha'

/** `proven`: a picture was read, or a link of ours says whose number it is. */
export const refusalOf = (
  { since, today, from, inAll, hour }: SmsUsage,
  proven: boolean,
  captchaAfter: number,
): Refusal | undefined => {
  if (today >= maxPerDay || inAll >= maxPerDayInAll) return 'sms.day_limit'
  if (since !== null && since < pauseSeconds) return 'sms.too_soon'
  if (hour >= maxPerHour) return 'sms.address_limit'
  return Math.max(hour, from) >= captchaAfter && !proven ? 'sms.captcha' : undefined
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** A picture or a link on a foreign page can ask for an address, but not with a header of its own. */
export const isFromOurPage = (headers: Headers): boolean =>
  headers['sec-fetch-site'] === 'same-origin' ||
  headers['authorization'] !== undefined ||
  headers['x-requested-with'] !== undefined
