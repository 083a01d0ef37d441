import { TaskTemplate } from '@srm/api/project'
import type { Ctx } from '#kernel/ctx.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { lineSync } from '#kernel/records/write/lines.ts'
import { own } from '../project.db.ts'
import { usual } from './template.defaults.ts'
import { templates } from './template.service.ts'

const sync = lineSync(TaskTemplate, templates.service.records.lines)

/** A company starts with a plan that fits most events. */
export const seedTemplate = async (ctx: Ctx): Promise<void> => {
  const any = await own(ctx).selectFrom('task_template').select('id').limit(1).executeTakeFirst()
  if (any) return
  const [id = ''] = await fillRecords(ctx, TaskTemplate, [usual])
  await sync(ctx, id, usual)
}
