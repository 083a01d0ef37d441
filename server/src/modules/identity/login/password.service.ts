import { constants, createPublicKey, privateDecrypt, randomBytes } from 'node:crypto'
import { hash, verify, type Options } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import type { Config } from '#kernel/config.ts'
import { fail } from '#kernel/errors.ts'

/** Letters, digits, signs: how many of these kinds a password mixes. */
const kinds = [/[a-z]/i, /\d/, /[^a-z\d]/i]

/** A company may ask for all three kinds. */
const isWeak = (password: string, strict = false): boolean =>
  password.length < 8 ||
  password.length > 128 ||
  kinds.filter((kind) => kind.test(password)).length < (strict ? kinds.length : 2)

const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Easy to read out: no letters that look like others. Always a letter and a digit. */
const readable = (bytes: Uint8Array): string =>
  `${[...bytes].map((byte) => letters[byte % letters.length]).join('')}${'a'}${(bytes[0] ?? 0) % 10}`

const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const maxCommon = 10_000
let common: ReadonlySet<string> | undefined
const isCommon = (password: string): boolean => {
  common ??= new Set(dictionary['passwords-common']?.slice(0, maxCommon).map(String))
  return common.has(password.toLowerCase())
}

/** A flood of logins may not starve everything else: few are checked at a time, the others wait. */
const maxAtOnce = 4
let running = 0
const waiting: (() => void)[] = []
const gated = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= maxAtOnce)
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
    })
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

export const hashPassword = (password: string): Promise<string> => gated(() => hash(password, cost))

let decoy: Promise<string> | undefined

/** Where there is nothing to compare with, a made-up one is compared, so that time tells nothing. */
export const matches = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  const against = stored ?? (await (decoy ??= hash(randomBytes(16), cost)))
  const right = await gated(() => verify(against, password))
  return right && stored !== null && stored !== undefined
}

export const assertGood = (password: string, strict = false): void => {
  if (isWeak(password, strict)) fail('password.weak', { errors: [{ path: 'password', message: '' }] })
  if (isCommon(password)) fail('password.common', { errors: [{ path: 'password', message: '' }] })
}

export const newPassword = (): string => readable(randomBytes(8))

/** With RSA login on, a password in clear is refused. */
export const clearText = (config: Config, password: string): string => {
  if (config.RSA_LOGIN === 'off') return password
  if (!config.RSA_PRIVATE_KEY || !/^[A-Za-z0-9+/=]{300,}$/.test(password)) return fail('login.encrypted')
  try {
    const key = { key: config.RSA_PRIVATE_KEY, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
    return privateDecrypt(key, Buffer.from(password, 'base64')).toString('utf8')
  } catch {
    return fail('login.encrypted')
  }
}

export const publicKey = ({ RSA_LOGIN, RSA_PRIVATE_KEY }: Config): string | null =>
  RSA_LOGIN === 'on' && RSA_PRIVATE_KEY
    ? createPublicKey(RSA_PRIVATE_KEY).export({ type: 'spki', format: 'pem' }).toString()
    : null
