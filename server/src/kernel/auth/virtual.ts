import type pg from 'pg'
import type { Session } from './auth.ts'
import type { Config } from '../config.ts'
import { readHandle } from '../db/handle.ts'
import { allPermissionSet } from './permissions.ts'

export const virtualName = 'admin (login interception off)'

const first = `select tenant_id from platform.tenant_directory_ref order by created_at, tenant_id limit 1`
const anybody = `select id from app.user_ref where tenant_id = $1 and status = 'active' order by is_super desc, id limit 1`

/**
 * With the login switched off everybody is the administrator of the first company. Only for looking around on one's own
 * machine: production refuses to start with it, and this answers nobody there in any case.
 */
export const virtualSession = async (pool: pg.Pool, config: Config): Promise<Session | undefined> => {
  if (config.VIRTUAL_ROLE === 'off' || config.NODE_ENV === 'production') return undefined
  const { rows } = await pool.query<{ tenant_id: string }>(first)
  const tenantId = rows[0]?.tenant_id
  if (!tenantId) return undefined
  const people = await readHandle(pool, { tenantId, userId: '' }).run<{ id: string }>(anybody, [tenantId])
  const userId = people.rows[0]?.id
  if (!userId) return undefined
  return {
    tenantId,
    userId,
    isSuper: true,
    permissions: allPermissionSet(),
    scope: { kind: 'all' },
    virtual: true,
  }
}
