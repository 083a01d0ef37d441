import { Task } from '@srm/api/project'
import type { Ctx } from '#kernel/ctx.ts'
import type { Handover } from '#kernel/module.ts'
import { writeEvents } from '#kernel/records/write/events.ts'

const openSql = `select id, title as name from task where tenant_id = $1 and assignee_id = $2 and status in ('todo', 'doing', 'review') order by "end", id`

const openOnes = async (ctx: Ctx, userId: string): Promise<{ id: string; name: string }[]> =>
  (await ctx.db.run<{ id: string; name: string }>(openSql, [ctx.tenantId, userId])).rows

const passSql = `update task set assignee_id = $3, version = version + 1, updated_at = now() where tenant_id = $1 and id = any($2)`

/** What a leaver still had to do; what is done stays theirs. */
export const taskHandover: Handover = {
  kind: Task.name,
  label: Task.label,
  count: async (ctx, userId) => (await openOnes(ctx, userId)).length,
  samples: async (ctx, userId) => (await openOnes(ctx, userId)).slice(0, 5),
  transferTo: async (ctx, from, to) => {
    const all = (await openOnes(ctx, from)).map(({ id }) => id)
    await ctx.db.run(passSql, [ctx.tenantId, all, to])
    const changes = [{ field: 'assignee', from, to }]
    await writeEvents(
      ctx,
      Task.name,
      all.map((subjectId) => ({ subjectId, kind: 'updated', changes, note: null })),
    )
    return all.length
  },
}
