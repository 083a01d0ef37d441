import type pg from 'pg'
import type { Config } from './config.ts'
import { fail } from './errors.ts'
import { readHandle, writeHandle, type Handle } from './handle.ts'
import { isOver, open, type ClaimsOf } from './tokens.ts'

/** Which rows a person sees in records that have an owner. */
export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'departments'; readonly ids: readonly string[] }
  | { readonly kind: 'self' }

/** Why nothing may be written: somebody borrows a role's eyes, or the membership has ended. */
export type Closing = 'looking' | 'reading' | 'renewal'

export type Session = {
  readonly tenantId: string
  readonly userId: string
  readonly permissions: ReadonlySet<string>
  readonly isSuper: boolean
  readonly scope: Scope
  /** The device this came from; empty for keys and for the system itself. */
  readonly sessionId?: string
  readonly roles?: readonly string[]
  /** What the person's roles hide from them. */
  readonly masks?: ReadonlySet<string>
  readonly closing?: Closing
  /** The role whose eyes are borrowed. */
  readonly seeingAs?: string
  /** Nobody signed in: the login is switched off on this machine. */
  readonly virtual?: boolean
  readonly operator?: { readonly id: string; readonly name: string }
  readonly supplier?: { readonly purpose: string; readonly id: string }
}

/** Whose rights are asked for: a signed-in device, or a key of the tenant's own program. */
export type Bearer =
  | { readonly kind: 'session'; readonly tenantId: string; readonly userId: string; readonly id: string; as?: string }
  | { readonly kind: 'key'; readonly tenantId: string; readonly id: string; readonly secret: string }

/** Writes something down in a transaction of its own, for which nobody waits. */
export type Note = (work: (db: Handle) => Promise<unknown>) => void

/** Looks up what a bearer may do now; nothing when the session, the person or the company is no more. */
export type Authority = (db: Handle, bearer: Bearer, note: Note) => Promise<Session | undefined>

export const nobody: Session = {
  tenantId: '',
  userId: '',
  permissions: new Set(),
  isSuper: false,
  scope: { kind: 'self' },
}

/** Checking a signature costs more than a look-up, and a browser sends one token many times. */
const mostKnown = 5000

const keyPattern = /^srm_([0-9a-f]{32})([0-9a-f]{32})([\w-]{43})$/
const uuid = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const staffBearer = ({ t, u, s, as }: ClaimsOf<'staff'>): Bearer => ({
  kind: 'session',
  tenantId: t,
  userId: u,
  id: s,
  ...(as && { as }),
})

/** Whose token it is and until when it is good; a key is good for as long as the database says. */
const opened = (token: string, secret: string): { bearer: Bearer; exp: number } => {
  const [, tenant = '', id = '', keySecret = ''] = keyPattern.exec(token) ?? []
  if (tenant) return { bearer: { kind: 'key', tenantId: uuid(tenant), id: uuid(id), secret: keySecret }, exp: Infinity }
  const claims = open('staff', token, secret) ?? fail('session.missing')
  return { bearer: staffBearer(claims), exp: claims.exp }
}

/** What a browser sends where the login is switched off. */
const virtualToken = 'virtual'

type Known = { readonly bearer: Bearer; readonly exp: number; session?: Session | undefined; until: number }

const bearerToken = (header: string | undefined): string =>
  header?.startsWith('Bearer ') && header.length <= 4000 ? header.slice(7) : fail('session.missing')

/**
 * What a person may do is asked of the database and believed for less than a second: an ended session, a disabled
 * person or a changed role takes effect everywhere within that time, with nothing to be told to other processes.
 */
export const createAuthenticator = (
  pool: pg.Pool,
  config: Config,
  authority: Authority,
  virtual: () => Promise<Session | undefined>,
) => {
  const known = new Map<string, Known>()
  const remember = (token: string): Known => {
    const made = { ...opened(token, config.SESSION_SECRET), until: 0 }
    if (known.size >= mostKnown) known.clear()
    known.set(token, made)
    return made
  }
  const renew = async (token: string, found: Known): Promise<Session> => {
    const asked = performance.now()
    const who = { tenantId: found.bearer.tenantId, userId: '' }
    const session = await authority(readHandle(pool, who), found.bearer, (work) => {
      const db = writeHandle(pool, who)
      void work(db).then(
        () => db.commit(),
        () => db.rollback(),
      )
    })
    if (!session) {
      known.delete(token)
      return fail('session.missing')
    }
    found.session = session
    // Counted from the question, not the answer: what changed while the answer travelled must not live longer.
    found.until = asked + config.AUTHORITY_MS
    return session
  }
  const unnamed = async (): Promise<Session> => (await virtual()) ?? fail('session.missing')
  return (header: string | undefined): Session | Promise<Session> => {
    const token = bearerToken(header)
    if (token === virtualToken) return unnamed()
    const found = known.get(token) ?? remember(token)
    if (found.exp * 1000 <= Date.now()) {
      known.delete(token)
      return fail('session.expired')
    }
    return found.session && found.until > performance.now() ? found.session : renew(token, found)
  }
}
export type Authenticate = ReturnType<typeof createAuthenticator>

export const operatorOf = (header: string | undefined, secret: string): Session => {
  const claims = open('operator', bearerToken(header), secret) ?? fail('session.missing')
  if (isOver(claims)) return fail('session.missing')
  return { ...nobody, operator: { id: claims.id, name: claims.name } }
}

/** Suppliers have a header of their own: a staff token in it, or theirs among the staff's, opens nothing. */
export const supplierOf = (header: string | string[] | undefined, secret: string): Session => {
  if (typeof header !== 'string' || header.length > 4000) return fail('session.missing')
  const claims = open('supplier', header, secret) ?? fail('session.missing')
  if (isOver(claims)) return fail('session.missing')
  return { ...nobody, tenantId: claims.t, supplier: { purpose: claims.purpose, id: claims.id } }
}

export const holds = (session: Session, permission: string): boolean =>
  session.isSuper || session.permissions.has(permission)
