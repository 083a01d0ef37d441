import { createHash, timingSafeEqual } from 'node:crypto'
import type { Authority, Bearer, AccessLimit, Note, Session } from '#kernel/auth/auth.ts'
import type { Handle } from '#kernel/db/handle.ts'
import { commonRights, type Authorization, type Rights } from '#kernel/auth/session.ts'
import { allPermissionSet } from '#kernel/auth/permissions.ts'
import { closingOf, masksOf, scopeOf, type Place, type RoleRights } from './authority.rules.ts'

type Row = {
  userId: string
  isSuper: boolean
  mustChange: boolean
  locked: boolean
  own: string[]
  below: string[]
  above: string[]
  roles: RoleRights[]
  /** The role whose eyes are borrowed. */
  seenAs: RoleRights | null
  tenantStatus: string
  /** Nothing while a new company tries everything. */
  plan: string | null
  daysOver: number | null
  expiresInMs: number | null
}

/** The moment from which the membership counts another day; nothing where it has no end. */
const nextDay = `case when d.out_date is not null
    then ((now() at time zone 'Asia/Shanghai')::date + 1)::timestamp at time zone 'Asia/Shanghai' end`

/** A new company finds out what there is before it chooses a plan. */
const trying = `d.status = 'trial' and d.created_at > now() - interval '30 days'`

const roleRights = `json_build_object('id', r.id, 'name', r.name, 'scope', r.scope, 'departments', r.departments,
  'permissions', r.permissions, 'masks', r.masks)`

/** Everything that decides what a person may do, in one look, and how long that holds if nobody changes it. */
const personUntil = (
  end: string,
  locked = 'false',
) => `select u.id as "userId", u.is_super as "isSuper", u.must_change_password as "mustChange", ${locked} as locked,
    array_remove(array_append(u.other_departments, u.department_id), null) as own,
    (with recursive tree (id) as (
      select d.id from app.department d where d.tenant_id = u.tenant_id
        and d.id = any(array_append(u.other_departments, u.department_id))
      union select c.id from app.department c join tree on c.parent_id = tree.id and c.tenant_id = u.tenant_id
    ) select coalesce(array_agg(id), '{}') from tree) as below,
    (with recursive line (id, parent_id) as (
      select d.id, d.parent_id from app.department d where d.tenant_id = u.tenant_id
        and d.id = any(array_append(u.other_departments, u.department_id))
      union select p.id, p.parent_id from app.department p join line on p.id = line.parent_id and p.tenant_id = u.tenant_id
    ) select coalesce(array_agg(id), '{}') from line) as above,
    (select coalesce(json_agg(${roleRights} order by r.created_at), '[]') from app.role r
      where r.tenant_id = u.tenant_id and r.status = 'enabled' and r.id = any(u.roles)) as roles,
    (select ${roleRights} from app.role r where r.tenant_id = u.tenant_id and r.status = 'enabled' and r.id = $3::uuid) as "seenAs",
    d.status as "tenantStatus", case when ${trying} then null else d.plan end as plan, (now() at time zone 'Asia/Shanghai')::date - d.out_date as "daysOver",
    extract(epoch from least(${end}, ${nextDay}) - now())::float8 * 1000 as "expiresInMs"
  from app."user" u join platform.tenant_directory_ref d on d.tenant_id = u.tenant_id`
const bySession = `${personUntil('s.expires_at', 's.locked_at is not null')} join app.session s on s.tenant_id = u.tenant_id and s.user_id = u.id
  where s.tenant_id = $1 and s.id = $2 and s.ended_at is null and s.expires_at > now() and u.status = 'active'`
const byKey = `select k.hash, k.permissions as allowed, p.* from app.api_key k
  join lateral (${personUntil('k.expires_at')} where u.tenant_id = k.tenant_id and u.id = k.user_id and u.status = 'active') p on true
  where k.tenant_id = $1 and k.id = $2 and (k.expires_at is null or k.expires_at > now())`

const permissionsOf = (roles: readonly RoleRights[]): ReadonlySet<string> => {
  const codes = new Set(roles.flatMap(({ permissions }) => permissions))
  return codes.has('*') ? allPermissionSet() : codes
}

const everything: Rights = {
  isSuper: true,
  get permissions() {
    return allPermissionSet()
  },
  scope: { kind: 'all' },
  masks: new Set(),
}

/** What roles give somebody who stands there. */
export const rightsOf = (roles: readonly RoleRights[], place: Place): Rights => ({
  isSuper: false,
  permissions: permissionsOf(roles),
  scope: scopeOf(roles, place),
  masks: masksOf(roles),
})

const sessionOf = (found: Row, tenantId: string): Session | undefined => {
  const closing: AccessLimit | 'disabled' | undefined = closingOf(found.tenantStatus, found.daysOver)
  if (closing === 'disabled') return undefined
  return {
    tenantId,
    userId: found.userId,
    ...(found.isSuper ? everything : rightsOf(found.roles, found)),
    roles: found.roles.map(({ name }) => name),
    ...(found.plan !== null && { plan: found.plan }),
    departments: found.above,
    ...(found.mustChange && { mustChangePassword: true }),
    ...(found.locked && { locked: true }),
    ...(closing && { closing }),
  }
}

/** Another role's eyes show less, never more. */
const lookingAs = (session: Session, found: Row): Session => {
  const roles = found.seenAs ? [found.seenAs] : []
  const rights = commonRights(session, rightsOf(roles, found))
  const names = roles.map(({ name }) => name)
  return { ...session, ...rights, roles: names, closing: 'looking', seeingAs: names[0] ?? '' }
}

/** A password that was just changed counts at once, and so does a screen that was just unlocked: nothing is kept until then. */
const expiryOf = ({ expiresInMs, mustChange, locked }: Row): number =>
  mustChange || locked ? 0 : (expiresInMs ?? Infinity)

const bySessionId = async (db: Handle, bearer: Bearer & { kind: 'session' }): Promise<Authorization | undefined> => {
  const { rows } = await db.run<Row>(bySession, [bearer.tenantId, bearer.id, bearer.as ?? null])
  const [found] = rows
  if (found?.userId !== bearer.userId) return undefined
  const own = sessionOf(found, bearer.tenantId)
  const session = own && bearer.as ? lookingAs(own, found) : own
  return session && { session: { ...session, sessionId: bearer.id }, expiresInMs: expiryOf(found) }
}

export const hashKey = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

const used = `update app.api_key set used_at = now() where tenant_id = $1 and id = $2
  and (used_at is null or used_at < now() - interval '1 minute')`

/** A key never does more than its owner may. */
const byKeyId = async (
  db: Handle,
  bearer: Bearer & { kind: 'key' },
  note: Note,
): Promise<Authorization | undefined> => {
  const { rows } = await db.run<Row & { hash: string; allowed: string[] }>(byKey, [bearer.tenantId, bearer.id, null])
  const found = rows[0]
  if (!found || !timingSafeEqual(Buffer.from(found.hash), Buffer.from(hashKey(bearer.secret)))) return undefined
  note((own) => own.run(used, [bearer.tenantId, bearer.id]))
  const session = sessionOf(found, bearer.tenantId)
  const allowed = new Set(found.allowed.filter((code) => session?.permissions.has(code)))
  return (
    session && {
      session: { ...session, isSuper: false, isKey: true, permissions: allowed },
      expiresInMs: expiryOf(found),
    }
  )
}

const byId = `${personUntil('null::timestamptz')} where u.tenant_id = $1 and u.id = $2 and u.status = 'active'`

/** What somebody may do now, however long ago they asked for something. */
export const presentSession = async (db: Handle, tenantId: string, userId: string): Promise<Session | undefined> => {
  const [found] = (await db.run<Row>(byId, [tenantId, userId, null])).rows
  return found && sessionOf(found, tenantId)
}

export const authority: Authority = (db, bearer, note) =>
  bearer.kind === 'key' ? byKeyId(db, bearer, note) : bySessionId(db, bearer)
