import type { TaskNode } from '@srm/api/project'
import { slackOf } from '@srm/api/project/schedule/plan'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { assertReach } from '../role/reach.views.ts'
import { planOf } from './plan.views.ts'

type TaskFacts = Pick<TaskNode, 'id' | 'code' | 'version' | 'priority' | 'columnId'> & {
  readonly assigneeId: string | null
  readonly assigneeName: string | null
  readonly baselineStart: string | null
  readonly baselineEnd: string | null
}

const shownSql = `select t.id, t.code, t.version, t.priority, t.board_column_id as "columnId", t.assignee_id as "assigneeId", u.name as "assigneeName",
    t.baseline_start::text as "baselineStart", t.baseline_end::text as "baselineEnd"
  from task t left join user_ref u on u.tenant_id = t.tenant_id and u.id = t.assignee_id
  where t.tenant_id = $1 and t.project_id = $2`

type Flat = { readonly parentId: string | null; readonly node: Omit<TaskNode, 'children'> }

const nodesBelow = (flat: ReadonlyMap<string | null, readonly Flat[]>, parentId: string | null): TaskNode[] =>
  (flat.get(parentId) ?? []).map(({ node }) => ({ ...node, children: nodesBelow(flat, node.id) }))

/** Branches in which a title has the words, with everything above them. */
const matching = (nodes: readonly TaskNode[], keyword: string): TaskNode[] =>
  nodes.flatMap((node) => {
    if (node.title.toLowerCase().includes(keyword)) return [node]
    const children = matching(node.children, keyword)
    return children.length > 0 ? [{ ...node, children }] : []
  })

/** The tasks of a project below each other, with how long they last and how far they may slip. */
export const taskTree = async (ctx: Ctx, projectId: string, keyword = ''): Promise<TaskNode[]> => {
  await assertReach(ctx, projectId, 'task', 'read')
  const { tasks, planned, links, calendar } = await planOf(ctx, projectId)
  const { rows } = await ctx.db.run<TaskFacts>(shownSql, [ctx.tenantId, projectId])
  const shown = new Map(rows.map((row) => [row.id, row]))
  const durations = new Map(planned.map(({ id, duration }) => [id, duration]))
  const slack = slackOf(planned, links, calendar)
  const today = shanghaiDay(new Date())
  const flat = tasks.flatMap(({ isParent, parentId, ...task }): Flat[] => {
    const more = shown.get(task.id)
    if (!more) return []
    const { assigneeId, assigneeName, baselineStart, baselineEnd, ...plain } = more
    const isOver = task.status === 'done' || task.status === 'closed'
    const node = {
      ...task,
      ...plain,
      duration: durations.get(task.id) ?? 0,
      // What stands above others is over with them.
      isLate: !isOver && !(isParent && task.progress === 100) && task.end < today,
      slack: isParent || isOver ? null : (slack.get(task.id) ?? null),
      assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
      baseline: baselineStart === null || baselineEnd === null ? null : { start: baselineStart, end: baselineEnd },
    }
    return [{ parentId, node }]
  })
  const tree = nodesBelow(
    Map.groupBy(flat, ({ parentId }) => parentId),
    null,
  )
  return keyword === '' ? tree : matching(tree, keyword.toLowerCase())
}
