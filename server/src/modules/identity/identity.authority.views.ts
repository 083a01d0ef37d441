import { createHash, timingSafeEqual } from 'node:crypto'
import type { Authority, Bearer, Closing, Note, Scope, Session } from '#kernel/auth.ts'
import type { Handle } from '#kernel/handle.ts'
import { allPermissions } from '#kernel/permissions.ts'
import { closingOf, masksOf, scopeOf, type RoleRights } from './identity.authority.rules.ts'

type Found = {
  userId: string
  isSuper: boolean
  own: string[]
  below: string[]
  roles: RoleRights[]
  tenantStatus: string
  daysOver: number | null
}

/** Everything that decides what a person may do, in one look. */
const person = `select u.id as "userId", u.is_super as "isSuper",
    array_remove(array_append(u.other_departments, u.department_id), null) as own,
    (with recursive tree (id) as (
      select d.id from app.department d where d.tenant_id = u.tenant_id
        and d.id = any(array_append(u.other_departments, u.department_id))
      union select c.id from app.department c join tree on c.parent_id = tree.id and c.tenant_id = u.tenant_id
    ) select coalesce(array_agg(id), '{}') from tree) as below,
    (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'scope', r.scope, 'departments', r.departments,
      'permissions', r.permissions, 'masks', r.masks) order by r.created_at), '[]')
      from app.role r where r.tenant_id = u.tenant_id and r.status = 'enabled'
        and r.id = any(case when $3::uuid is null then u.roles else array[$3::uuid] end)) as roles,
    d.status as "tenantStatus", (now() at time zone 'Asia/Shanghai')::date - d.out_date as "daysOver"
  from app."user" u join platform.tenant_directory d on d.tenant_id = u.tenant_id`
const bySession = `${person} join app.session s on s.tenant_id = u.tenant_id and s.user_id = u.id
  where s.tenant_id = $1 and s.id = $2 and s.ended_at is null and s.expires_at > now() and u.status = 'active'`
const byKey = `select k.hash, k.permissions as allowed, p.* from app.api_key k
  join lateral (${person} where u.tenant_id = k.tenant_id and u.id = k.user_id and u.status = 'active') p on true
  where k.tenant_id = $1 and k.id = $2 and (k.expires_at is null or k.expires_at > now())`

const permissionsOf = (roles: readonly RoleRights[]): Set<string> => {
  const codes = new Set(roles.flatMap(({ permissions }) => permissions))
  return codes.has('*') ? new Set(allPermissions()) : codes
}

const sessionOf = (found: Found, tenantId: string, as: string | undefined): Session | undefined => {
  const closing: Closing | 'disabled' | undefined = closingOf(found.tenantStatus, found.daysOver)
  if (closing === 'disabled') return undefined
  const { roles } = found
  const scope: Scope = found.isSuper && !as ? { kind: 'all' } : scopeOf(roles, found)
  const looking = as ? ({ closing: 'looking', seeingAs: roles[0]?.name ?? '' } as const) : closing && { closing }
  return {
    tenantId,
    userId: found.userId,
    isSuper: found.isSuper && !as,
    permissions: found.isSuper && !as ? new Set(allPermissions()) : permissionsOf(roles),
    scope,
    roles: roles.map(({ name }) => name),
    masks: found.isSuper && !as ? new Set() : masksOf(roles),
    ...looking,
  }
}

const bySessionId = async (db: Handle, bearer: Bearer & { kind: 'session' }): Promise<Session | undefined> => {
  const { rows } = await db.run<Found>(bySession, [bearer.tenantId, bearer.id, bearer.as ?? null])
  const session =
    rows[0] && rows[0].userId === bearer.userId ? sessionOf(rows[0], bearer.tenantId, bearer.as) : undefined
  return session && { ...session, sessionId: bearer.id }
}

export const hashKey = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

const used = `update app.api_key set used_at = now() where tenant_id = $1 and id = $2
  and (used_at is null or used_at < now() - interval '1 minute')`

/** A key never does more than its owner may. */
const byKeyId = async (db: Handle, bearer: Bearer & { kind: 'key' }, note: Note): Promise<Session | undefined> => {
  const { rows } = await db.run<Found & { hash: string; allowed: string[] }>(byKey, [bearer.tenantId, bearer.id, null])
  const found = rows[0]
  if (!found || !timingSafeEqual(Buffer.from(found.hash), Buffer.from(hashKey(bearer.secret)))) return undefined
  note((own) => own.run(used, [bearer.tenantId, bearer.id]))
  const session = sessionOf(found, bearer.tenantId, undefined)
  const allowed = new Set(found.allowed.filter((code) => session?.permissions.has(code)))
  return session && { ...session, isSuper: false, permissions: allowed }
}

export const authority: Authority = (db, bearer, note) =>
  bearer.kind === 'key' ? byKeyId(db, bearer, note) : bySessionId(db, bearer)
