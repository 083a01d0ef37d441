import type pg from 'pg'
import type { AuthorityWatch } from './authority-watch.ts'
import type { Config } from '../config.ts'
import { fail } from '../errors.ts'
import { readHandle, writeHandle, type Handle } from '../db/handle.ts'
import { missingPlan } from './plans.ts'
import { createSessionResolver, createTokenCache } from './session-cache.ts'
import type { Authorization, Bearer, Session } from './session.ts'
import { isOver, open, type ClaimsOf } from './tokens.ts'

export type { Bearer, AccessLimit, Scope, Session } from './session.ts'

/** Writes something down in a transaction of its own, for which nobody waits. */
export type Note = (work: (db: Handle) => Promise<unknown>) => void

/** Looks up what a bearer may do now; nothing when the session, the person or the company is no more. */
export type Authority = (db: Handle, bearer: Bearer, note: Note) => Promise<Authorization | undefined>

export const nobody: Session = {
  tenantId: '',
  userId: '',
  permissions: new Set(),
  isSuper: false,
  scope: { kind: 'self' },
}

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

const bearerToken = (header: string | undefined): string =>
  header?.startsWith('Bearer ') && header.length <= 4000 ? header.slice(7) : fail('session.missing')

/** Says who sends a request. An ended session, a disabled person or a changed role is refused within a second. */
export const createAuthenticator = (
  pool: pg.Pool,
  config: Config,
  authority: Authority,
  virtual: () => Promise<Session | undefined>,
  watch: AuthorityWatch,
) => {
  const tokens = createTokenCache((token) => opened(token, config.SESSION_SECRET))
  watch.subscribe(tokens.listener)
  const resolveSession = createSessionResolver(watch, config.AUTHORITY_MS, (bearer) => {
    const who = { tenantId: bearer.tenantId, userId: '' }
    return authority(readHandle(pool, who), bearer, (work) => {
      const db = writeHandle(pool, who)
      void work(db).then(
        () => db.commit(),
        () => db.rollback(),
      )
    })
  })
  const refuse = (token: string, key: 'session.missing' | 'session.expired'): never => {
    tokens.remove(token)
    return fail(key)
  }
  const answered = async (token: string, found: Promise<Session | undefined>): Promise<Session> =>
    (await found) ?? refuse(token, 'session.missing')
  const unnamed = async (): Promise<Session> => (await virtual()) ?? fail('session.missing')
  return (header: string | undefined): Session | Promise<Session> => {
    const token = bearerToken(header)
    if (token === virtualToken) return unnamed()
    const cached = tokens.get(token)
    if (cached.exp * 1000 <= Date.now()) return refuse(token, 'session.expired')
    const session = resolveSession(cached)
    return session instanceof Promise ? answered(token, session) : session
  }
}
export type Authenticate = ReturnType<typeof createAuthenticator>

const operatorSession = `select operator_id as id, operator_name as name from platform.operator_session_ref
  where id = $1 and ended_at is null and expires_at > now() and operator_status = 'active'`

/** Asked of the database each time: they are few, and one who was let go is refused at once. */
export const operatorOf = async (pool: pg.Pool, header: string | undefined, secret: string): Promise<Session> => {
  const claims = open('operator', bearerToken(header), secret) ?? fail('session.missing')
  if (isOver(claims)) return fail('session.missing')
  const db = readHandle(pool, { tenantId: '', userId: '' })
  const { rows } = await db.run<{ id: string; name: string }>(operatorSession, [claims.s])
  const { id, name } = rows[0] ?? fail('session.missing')
  return { ...nobody, operator: { id, name, sessionId: claims.s } }
}

/** People from outside have a header of their own: a staff token in it, or theirs among the staff's, opens nothing. */
export const externalOf = (header: string | string[] | undefined, secret: string): Session => {
  if (typeof header !== 'string' || header.length > 4000) return fail('session.missing')
  const claims = open('external', header, secret) ?? fail('session.missing')
  if (isOver(claims)) return fail('session.missing')
  return { ...nobody, tenantId: claims.t, external: { purpose: claims.purpose, id: claims.id } }
}

/** What the person's roles give them, whatever the company's plan has. */
export const grants = (session: Session, permission: string): boolean =>
  session.isSuper || session.permissions.has(permission)

export const holds = (session: Session, permission: string): boolean =>
  grants(session, permission) && missingPlan(session, permission) === undefined
