import { Project } from '@srm/api/project'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { WonAction } from '#modules/crm/index.ts'
import { projectRecords, projectService } from './project.service.ts'

const madeSql = `select id, name from project where tenant_id = $1 and opportunity_id = $2`
const typeSql = `select id from project_classify_ref where tenant_id = $1 order by parent_id nulls first, sort, id limit 1`
const sameSql = `select 1 from project where tenant_id = $1 and name = $2`

/** Two events of one name are told apart by the number of the opportunity. */
const nameFor = async (ctx: Ctx, name: string, code: string): Promise<string> => {
  const { rows } = await ctx.db.run(sameSql, [ctx.tenantId, name])
  return rows.length > 0 ? `${name.slice(0, 80)} ${code}` : name
}

/** A project that is still an intent, with what the opportunity knows of the event. */
export const projectOfWon: WonAction = {
  key: 'project',
  label: label('生成项目', 'Make a project'),
  permission: 'project:create',
  made: async (ctx, opportunityId) => {
    const { rows } = await ctx.db.run<{ id: string; name: string }>(madeSql, [ctx.tenantId, opportunityId])
    return rows[0] ? { subject: 'project', ...rows[0] } : null
  },
  make: async (ctx, won) => {
    const { rows } = await ctx.db.run<{ id: string }>(typeSql, [ctx.tenantId])
    const classify = rows[0]?.id ?? fail('project.no_type')
    const body = Project.create.parse({
      name: await nameFor(ctx, won.name, won.code),
      classify,
      customer: won.customer.id,
      contact: won.contact?.id ?? null,
      kind: won.eventType,
      eventStart: won.eventDate,
      region: won.region,
      attendees: won.attendees,
      sales: won.owner?.id ?? null,
      department: won.department?.id ?? null,
    })
    const { id } = await projectService.create(ctx, body)
    await projectRecords.patch(ctx, id, { opportunity: won.id })
    return { subject: 'project', id }
  },
}
