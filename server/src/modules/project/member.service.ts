import { project as calls, ProjectMember } from '@srm/api/project'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import { defineResource, resourceService } from '#modules/record/index.ts'
import { assertOpenProject } from './open-project.service.ts'

mapConstraintError('project_member_user_key', 'projectMember.taken', 'user')

type Input = CreateInput<typeof ProjectMember>

const nameSql = `select name from user_ref where tenant_id = $1 and id = $2`

const managerSql = `select 1 from project where tenant_id = $1 and id = $2 and owner_id = $3`

/** The manager stays in the project; another one is named first. */
const assertNotManager = async (ctx: Ctx, { project, user }: Pick<Row<typeof ProjectMember>, 'project' | 'user'>) => {
  if (user === null) return
  const { rows } = await ctx.db.run(managerSql, [ctx.tenantId, project.id, user.id])
  if (rows.length > 0) fail('projectMember.manager')
}

const prepare = async (ctx: Ctx, sent: Input, before: Row<typeof ProjectMember> | undefined): Promise<Input> => {
  await assertOpenProject(ctx, sent.project, 'projectMember')
  if (before && (sent.leftOn ?? null) !== null && before.leftOn === null) await assertNotManager(ctx, before)
  if (!sent.user) return sent
  const { rows } = await ctx.db.run<{ name: string }>(nameSql, [ctx.tenantId, sent.user])
  return { ...sent, name: rows[0]?.name ?? sent.name, joinedOn: sent.joinedOn ?? shanghaiDay(new Date()) }
}

export const memberService = resourceService(ProjectMember, {
  prepare,
  removable: (ctx, row) => assertNotManager(ctx, row),
})

export const members = defineResource(ProjectMember, calls.member, {
  code: { type: 121, prefix: 'XMCY', digits: 6 },
  service: memberService,
})

const heldSql = `select id from project_member where tenant_id = $1 and project_id = $2 and user_id = $3 and left_on is null`
const demoteSql = `update project_member set role = 'executor' where tenant_id = $1 and project_id = $2 and role = 'manager' and user_id <> $3`

/** The manager of a project is among its members, and nobody else is its manager. */
export const nameManager = async (ctx: Ctx, projectId: string, userId: string): Promise<void> => {
  await ctx.db.run(demoteSql, [ctx.tenantId, projectId, userId])
  const { rows } = await ctx.db.run<{ id: string }>(heldSql, [ctx.tenantId, projectId, userId])
  const [known] = rows
  if (known) await memberService.records.patch(ctx, known.id, { role: 'manager' })
  else
    await memberService.create(
      ctx,
      ProjectMember.create.parse({ project: projectId, user: userId, name: '-', role: 'manager' }),
    )
}
