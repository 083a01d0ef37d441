import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SmsPurpose } from '@srm/api/notice'

export const mostTries = 5
export const pauseSeconds = 60
export const mostPerDay = 10
export const mostPerHour = 30

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

/** An older address in newer clothes is the older one. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

const doing: Readonly<Record<SmsPurpose, string>> = {
  login: '登录',
  register: '注册',
  forget: '找回密码',
  changeMobile: '更换手机号',
  changeMobileNew: '绑定新手机号',
  supplier: '确认供应商身份',
}

export const codeText = (purpose: SmsPurpose, code: string, sign: string): string =>
  `【${sign}】您正在${doing[purpose]}，验证码 ${code}，5 分钟内有效，请勿告诉他人。`

export type Used = {
  /** Seconds since the last one; none when there was none. */
  readonly since: number | null
  readonly today: number
  readonly hour: number
}

type Refusal = 'sms.too_soon' | 'sms.day_limit' | 'sms.address_limit'

export const refusalOf = ({ since, today, hour }: Used): Refusal | undefined => {
  if (today >= mostPerDay) return 'sms.day_limit'
  if (since !== null && since < pauseSeconds) return 'sms.too_soon'
  return hour >= mostPerHour ? 'sms.address_limit' : undefined
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** A picture or a link on a foreign page can ask for an address, but not with a header of its own. */
export const isFromOurPage = (headers: Headers): boolean =>
  headers['sec-fetch-site'] === 'same-origin' ||
  headers['authorization'] !== undefined ||
  headers['x-requested-with'] !== undefined
