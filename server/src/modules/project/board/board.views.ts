import { Task, type BoardColumn } from '@srm/api/project'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Ctx } from '#kernel/ctx.ts'
import { assertReach } from '../role/reach.views.ts'

/** Those of the project, and those of the company, which count where a project has none. */
const columnsSql = `select id, name, status, wip_limit as "wipLimit", case when project_id is null then 'company' else 'project' end as "from"
  from board_column where tenant_id = $1 and (project_id = $2 or project_id is null) order by sort, id`

export const keptColumns = async (ctx: Ctx, projectId: string | null): Promise<BoardColumn[]> => {
  const { rows } = await ctx.db.run<BoardColumn>(columnsSql, [ctx.tenantId, projectId])
  const own = rows.filter(({ from }) => from === 'project')
  return own.length > 0 ? own : rows
}

const usual = ['todo', 'doing', 'review', 'done'] as const

/** One for each state a task goes through, called as the state is. */
const usualColumns = (ctx: Ctx): BoardColumn[] => {
  const choices = metaOf(Task.fields.status).choices ?? []
  return usual.map((status) => {
    const found = choices.find(({ value }) => value === status)
    return { id: null, name: found?.label[ctx.language] ?? status, status, wipLimit: null, from: 'product' }
  })
}

export const boardColumns = async (ctx: Ctx, projectId: string): Promise<BoardColumn[]> => {
  await assertReach(ctx, projectId, 'task', 'read')
  const kept = await keptColumns(ctx, projectId)
  return kept.length > 0 ? kept : usualColumns(ctx)
}
