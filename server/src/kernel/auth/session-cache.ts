import { BoundedMap } from '../bounded-map.ts'
import { maxStaleMs, type AuthorityChange, type AuthorityListener, type AuthorityWatch } from './authority-watch.ts'
import type { Authorization, Bearer, Session } from './session.ts'

/** A question under way, which those who come meanwhile share. */
type Lookup = { readonly asked: number; readonly answer: Promise<Session | undefined> }

export type CachedToken = {
  readonly bearer: Bearer
  /** Seconds since 1970 until which the token itself is good. */
  readonly exp: number
  session?: Session | undefined
  validUntil: number
  lookup?: Lookup | undefined
}

/** Checking a signature costs more than a look-up, and a browser sends one token many times. */
export const maxTokens = 5000

/** An API key does not say whose it is; until the database has, a change of anybody may concern it. */
const ownerOf = ({ bearer, session }: CachedToken): string | undefined =>
  bearer.kind === 'session' ? bearer.userId : session?.userId

const concerns = (subjects: ReadonlySet<string | null>, token: CachedToken): boolean => {
  const owner = ownerOf(token)
  return subjects.has(null) || subjects.has(token.bearer.id) || owner === undefined || subjects.has(owner)
}

const forgetRights = (token: CachedToken): void => {
  token.session = undefined
  // An answer that is still under way may have been read before the change; it no longer counts for later requests.
  token.lookup = undefined
}

/** Tokens this process has seen, with what their bearers may do. */
export const createTokenCache = (open: (token: string) => Pick<CachedToken, 'bearer' | 'exp'>) => {
  const tokens = new BoundedMap<string, CachedToken>(maxTokens)
  const listener: AuthorityListener = {
    forget: (changes: readonly AuthorityChange[]) => {
      const byTenant = Map.groupBy(changes, ({ tenantId }) => tenantId)
      const subjects = new Map(
        [...byTenant].map(([tenantId, those]) => [tenantId, new Set(those.map(({ subjectId }) => subjectId))]),
      )
      for (const token of tokens.values()) {
        const changed = subjects.get(token.bearer.tenantId)
        if (changed && concerns(changed, token)) forgetRights(token)
      }
    },
    forgetAll: () => tokens.forEach(forgetRights),
  }
  const remember = (text: string): CachedToken => {
    const token = { ...open(text), validUntil: 0 }
    tokens.set(text, token)
    return token
  }
  return {
    listener,
    get: (text: string): CachedToken => tokens.get(text) ?? remember(text),
    remove: (text: string): void => void tokens.delete(text),
  }
}

type Ask = (bearer: Bearer) => Promise<Authorization | undefined>

/**
 * What a bearer may do is asked of the database and then kept until a change is reported, an end comes that was known
 * from the start, or `maxMs` have passed. It counts only while the watch has polled lately: otherwise every request
 * asks.
 */
export const createSessionResolver = (watch: AuthorityWatch, maxMs: number, ask: Ask) => {
  const lookUp = (token: CachedToken, asked: number): Promise<Session | undefined> => {
    // Changes are reported from the last poll on, so that poll must lie before the question.
    const isCacheable = watch.freshUntil() > asked
    const find = async (): Promise<Session | undefined> => {
      try {
        const found = await ask(token.bearer)
        if (token.lookup === lookup && isCacheable && found) {
          token.session = found.session
          // Counted from the question, not the answer: what changed while the answer travelled must not live longer.
          token.validUntil = asked + Math.min(maxMs, found.expiresInMs)
        }
        return found?.session
      } finally {
        if (token.lookup === lookup) token.lookup = undefined
      }
    }
    const lookup: Lookup = { asked, answer: Promise.resolve().then(find) }
    token.lookup = lookup
    return lookup.answer
  }
  return (token: CachedToken): Session | Promise<Session | undefined> => {
    const now = performance.now()
    const { session, lookup } = token
    if (session && token.validUntil > now && watch.freshUntil() > now) return session
    const isShared = lookup && maxMs > 0 && lookup.asked + maxStaleMs > now
    return isShared ? lookup.answer : lookUp(token, now)
  }
}
