import type { Handle } from '../db/handle.ts'
import { newId } from '../ids.ts'
import type { Enqueue } from '../jobs/job-names.ts'

export type SystemAction =
  | 'session.sign_in'
  | 'session.sign_in_failed'
  | 'session.refused'
  | 'session.sign_out'
  | 'session.ended'
  | 'session.wrong_tenant'
  | 'session.refresh_reuse'
  | 'session.see_as'
  | 'password.changed'
  | 'password.reset'
  | 'mobile.changed'
  | 'user.disabled'
  | 'user.enabled'
  | 'user.handed_over'
  | 'role.changed'
  | 'role.assigned'
  | 'duty.changed'
  | 'menu.changed'
  | 'api_key.made'
  | 'api_key.removed'
  | 'tenant.renewed'
  | 'tenant.disabled'
  | 'tenant.enabled'
  | 'file.read'
  | 'record.exported'
  | 'setting.changed'
  | 'tenant.created'
  | 'sms.tested'
  | 'sms.template_changed'
  | 'announcement.published'
  | 'announcement.withdrawn'
  | 'seal.opened'
  | 'batch.confirmed'
  | 'bank_file.exported'
  | 'labor_tax.exported'

export type SystemLog = (action: SystemAction, detail: Record<string, unknown>) => Promise<void>

const insert = 'insert into system_log (id, action, detail, request_id) values ($1, $2, $3, $4)'

/** Who did what to the system itself. Sealing runs as a job, so that writers never wait for the chain. */
export const createSystemLog =
  (db: Handle, job: Enqueue, requestId: string): SystemLog =>
  async (action, detail) => {
    await db.run(insert, [newId(), action, JSON.stringify(detail), requestId])
    await job('system_log.seal', {}, { once: 'seal', after: 2 })
  }

export const sealLog = async (db: Handle): Promise<number> => {
  const { rows } = await db.run<{ sealed: number }>('select app.seal_system_log() as sealed', [])
  return rows[0]?.sealed ?? 0
}

/** The first broken link of the tenant's chain, or null. */
export const verifyLog = async (db: Handle): Promise<number | null> => {
  const { rows } = await db.run<{ broken: number | null }>('select app.verify_system_log() as broken', [])
  return rows[0]?.broken ?? null
}
