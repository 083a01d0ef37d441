import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { Id } from '@srm/api/shared/ids'

/** Each audience is signed apart, so that no token is good for another's endpoints. */
const schemas = {
  /** A person of a company: `s` is the session, `as` the role whose eyes are borrowed. */
  staff: z.strictObject({ t: Id, u: Id, s: Id, as: Id.optional(), exp: z.int() }),
  /** Somebody of ours who looks after the companies: `s` is their session. */
  operator: z.strictObject({ s: Id, exp: z.int() }),
  /** Somebody from outside who came by a link: what for, and for which record. */
  external: z.strictObject({ t: Id, purpose: z.string(), id: Id, exp: z.int() }),
  /** Proof of a finished step, handed back with the next one. */
  ticket: z.strictObject({ id: Id, step: z.string(), data: z.record(z.string(), z.unknown()), exp: z.int() }),
} as const

export type Audience = keyof typeof schemas
export type ClaimsOf<A extends Audience> = z.output<(typeof schemas)[A]>
const audiences: { readonly [A in Audience]: z.ZodType<ClaimsOf<A>> } = schemas

const sign = (audience: Audience, body: string, secret: string): string =>
  createHmac('sha256', secret).update(`${audience}.${body}`).digest('base64url')

export const issue = <A extends Audience>(audience: A, claims: ClaimsOf<A>, secret: string): string => {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${body}.${sign(audience, body, secret)}`
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The claims of a token that is ours, whether or not its time is over. */
export const open = <A extends Audience>(audience: A, token: string, secret: string): ClaimsOf<A> | undefined => {
  const [body = '', ...signature] = token.split('.')
  // Compared as text: a decoder would forgive a changed last letter, padding and what follows.
  const given = Buffer.from(signature.join('.'))
  const right = Buffer.from(sign(audience, body, secret))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const claims = audiences[audience].safeParse(parsed(Buffer.from(body, 'base64url').toString('utf8')))
  return claims.data
}

export const isOver = ({ exp }: { exp: number }): boolean => exp * 1000 <= Date.now()

export const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds
