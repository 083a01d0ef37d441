import { Project } from '@srm/api/project'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { assertEditable } from '#kernel/records/read/scope.ts'
import { hasEnded } from './stage.rules.ts'

const stageSql = `select stage from project where tenant_id = $1 and id = $2`

/** Whoever changes what belongs to a project reaches it, and it has not ended. */
export const assertOpenProject = async (ctx: Ctx, id: string): Promise<void> => {
  await assertEditable(ctx, Project, id)
  const { rows } = await ctx.db.run<{ stage: string }>(stageSql, [ctx.tenantId, id])
  const { stage } = rows[0] ?? fail('record.bad_reference')
  if (hasEnded(stage)) fail('project.ended')
}
