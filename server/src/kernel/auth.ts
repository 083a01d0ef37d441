import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { Id } from '@srm/api/shared/ids'
import { fail } from './errors.ts'

/** Which rows a person sees in records that have an owner. */
export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'departments'; readonly ids: readonly string[] }
  | { readonly kind: 'self' }

export type Session = {
  readonly tenantId: string
  readonly userId: string
  readonly permissions: ReadonlySet<string>
  readonly isSuper: boolean
  readonly scope: Scope
}

const ScopeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('departments'), ids: z.array(Id).max(2000) }),
  z.strictObject({ kind: z.literal('self') }),
])

const Claims = z.strictObject({
  aud: z.literal('staff'),
  tenantId: Id,
  userId: Id,
  isSuper: z.boolean(),
  permissions: z.array(z.string()),
  scope: ScopeSchema,
  exp: z.int(),
})
export type Claims = z.input<typeof Claims>

const sign = (body: string, secret: string): string => createHmac('sha256', secret).update(body).digest('base64url')

export const issueToken = (claims: Omit<Claims, 'aud'>, secret: string): string => {
  const body = Buffer.from(JSON.stringify({ aud: 'staff', ...claims })).toString('base64url')
  return `${body}.${sign(body, secret)}`
}

type Known = { session: Session; exp: number }

/** Checking a signature and parsing claims costs more than a look-up, and a browser sends one token many times. */
const mostKnown = 5000

const open = (token: string, secret: string): Known => {
  const [body = '', ...signature] = token.split('.')
  // Compared as text: a decoder would forgive a changed last letter, padding and what follows.
  const given = Buffer.from(signature.join('.'))
  const right = Buffer.from(sign(body, secret))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return fail('session.missing')
  const parsed = Claims.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  if (!parsed.success) return fail('session.missing')
  const { tenantId, userId, permissions, isSuper, scope, exp } = parsed.data
  return { session: { tenantId, userId, isSuper, scope, permissions: new Set(permissions) }, exp }
}

export const createAuthenticator = (secret: string) => {
  const known = new Map<string, Known>()
  return (header: string | undefined): Session => {
    if (!header?.startsWith('Bearer ') || header.length > 16_000) return fail('session.missing')
    const token = header.slice(7)
    let found = known.get(token)
    if (!found) {
      found = open(token, secret)
      if (known.size >= mostKnown) known.clear()
      known.set(token, found)
    }
    if (found.exp * 1000 <= Date.now()) {
      known.delete(token)
      return fail('session.expired')
    }
    return found.session
  }
}
export type Authenticate = ReturnType<typeof createAuthenticator>

export const holds = (session: Session, permission: string): boolean =>
  session.isSuper || session.permissions.has(permission)
