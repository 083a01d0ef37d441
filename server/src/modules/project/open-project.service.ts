import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { assertReach } from './role/reach.views.ts'
import { hasEnded } from './stage.rules.ts'

const stageSql = `select stage from project where tenant_id = $1 and id = $2`

/** Whoever changes this kind of record in a project has it open there, and the project has not ended. */
export const assertOpenProject = async (ctx: Ctx, id: string, kind: string): Promise<void> => {
  await assertReach(ctx, id, kind, 'edit')
  const { rows } = await ctx.db.run<{ stage: string }>(stageSql, [ctx.tenantId, id])
  const { stage } = rows[0] ?? fail('record.bad_reference')
  if (hasEnded(stage)) fail('project.ended')
}
