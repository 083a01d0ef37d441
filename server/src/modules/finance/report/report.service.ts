import { finance as calls, Report, ReportSchedule } from '@srm/api/finance'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import { isInScope } from '#kernel/records/read/scope.ts'
import { store } from '#kernel/records/store.ts'
import { defineResource, resourceService } from '#modules/record/index.ts'
import { projectRecord } from '../project/project.views.ts'

mapConstraintError('report_schedule_day', 'report.day', 'day')

const scheduleRecords = store(ReportSchedule)

type Input = CreateInput<typeof ReportSchedule>

const departmentSql = 'select department_id as department from user_ref where tenant_id = $1 and id = $2'

const refuse = (key: Parameters<typeof fail>[0], path: string): never => fail(key, { errors: [{ path, message: '' }] })

const prepare = async (ctx: Ctx, sent: Input, before: Row<typeof ReportSchedule> | undefined): Promise<Input> => {
  const { project = null } = sent
  if (sent.kind === 'project' && project === null) refuse('report.project', 'project')
  if (project !== null && !(await isInScope(ctx, projectRecord(), project))) refuse('record.bad_reference', 'project')
  if (sent.receivers.length === 0) refuse('report.receivers', 'receivers')
  const owner = sent.owner ?? before?.owner?.id ?? ctx.userId
  const { rows } = await ctx.db.run<{ department: string | null }>(departmentSql, [ctx.tenantId, owner])
  return {
    ...sent,
    department: sent.department ?? rows[0]?.department ?? null,
    project: sent.kind === 'project' ? project : null,
    owner,
    lastRunOn: before?.lastRunOn ?? null,
  }
}

export const schedules = defineResource(ReportSchedule, calls.reportSchedule, {
  code: { type: 191, prefix: 'DQBG', digits: 4 },
  imports: false,
  service: resourceService(ReportSchedule, { records: scheduleRecords, prepare }),
})

/** Made by schedules, never by hand; it shows what its receiver may see, and is for nobody else. */
export const reports = defineResource(Report, calls.report, {
  restriction: { columns: ['owner_id'], sql: (alias, user) => `${alias}.owner_id = ${user}` },
  code: { type: 192, prefix: 'BG', period: 'year', digits: 5 },
  imports: false,
})
