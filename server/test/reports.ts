import { Report } from '@srm/api/finance'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { newId } from '#kernel/ids.ts'
import type { TestTenant } from './tenant.ts'

/** One as the morning of its day leaves it, without its file. */
export const addReport = async (me: TestTenant, title = '经营月报 2026-11-01'): Promise<string> => {
  const values = { title, kind: 'month', project: null, day: '2026-11-01', owner: me.userId, files: [] }
  const [id = ''] = await me.inside((ctx) => fillRecords(ctx, Report, [{ code: `BG-${newId().slice(-8)}`, ...values }]))
  return id
}
