import type { ProjectRequest } from '@srm/api/project'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { DocumentFact, DocumentFactValues } from '#kernel/records/document.ts'
import type { Row } from '#kernel/records/fields/row.ts'

export const requestFacts: Readonly<Record<string, DocumentFact>> = {
  attendees: { label: label('预计人数', 'Attendees'), type: 'number' },
  daysLeft: { label: label('距活动天数', 'Days to the event'), type: 'number' },
  openTasks: { label: label('未完成任务', 'Open tasks'), type: 'number' },
  isKeyProject: { label: label('A 级项目', 'A key project'), type: 'flag' },
}

type FactRow = {
  readonly attendees: string | null
  readonly daysLeft: string | null
  readonly openTasks: string
  readonly isKeyProject: boolean
}

const factsSql = `select p.attendees::text as attendees, (p.event_start - (now() at time zone 'Asia/Shanghai')::date)::text as "daysLeft",
    (select count(*)::text from task t where t.tenant_id = p.tenant_id and t.project_id = p.id and not t.is_parent
      and t.status in ('todo', 'doing', 'review')) as "openTasks", coalesce(p.level = 'A', false) as "isKeyProject"
  from project p where p.tenant_id = $1 and p.id = $2`

/** How large the project is and how much of it is still open. */
export const readRequestFacts = async (
  ctx: Ctx,
  { project }: Row<typeof ProjectRequest>,
): Promise<DocumentFactValues> => {
  const { rows } = await ctx.db.run<FactRow>(factsSql, [ctx.tenantId, project.id])
  return { ...rows[0] }
}
