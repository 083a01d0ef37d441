import type { Returned } from '@srm/api/endpoint'
import type { approval } from '@srm/api/approval'
import type { Access } from '@srm/flow/fields'
import type { Run, State, Task } from '@srm/flow/state'
import type { Flow } from '@srm/flow/tree/node'
import { nodesOf } from '@srm/flow/tree/shape'
import { shanghaiTime } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { taskActions } from './action.rules.ts'
import { withoutValues } from './hidden.rules.ts'

export type Detail = Returned<typeof approval.centre.detail>

const at = (moment: number | null): string | null => (moment === null ? null : shanghaiTime(new Date(moment)))

const taskView = (
  flow: Flow,
  state: State,
  task: Task,
  dueAt: string | null,
  person: string,
): Detail['runs'][number]['tasks'][number] => ({
  id: task.id,
  kind: task.kind,
  assignee: task.assignee,
  substitute: task.substitute,
  status: task.status,
  closeReason: task.closeReason,
  actedBy: task.actedBy,
  actingFor: task.actingFor,
  parentTaskId: task.parentTaskId,
  addedBy: task.addedBy,
  opinion: task.opinion,
  signature: task.signature,
  openedAt: at(task.openedAt),
  viewedAt: at(task.viewedAt),
  decidedAt: at(task.decidedAt),
  dueAt,
  urgeCount: task.urgeCount,
  auto: task.auto,
  ...taskActions(flow, state, task, person),
  draft: task.assignee === person ? task.draft : null,
})

const dueOf = (state: State, run: Run): string | null => {
  const due = state.timers.filter(
    ({ runId, kind, status }) => runId === run.id && kind === 'timeout' && status === 'armed',
  )
  return due.length === 0 ? null : at(Math.min(...due.map(({ fireAt }) => fireAt)))
}

export const runViews = (flow: Flow, state: State, person: string, access: Access): Detail['runs'] => {
  const names = new Map(nodesOf(flow).map(({ id, name }) => [id, name]))
  return state.runs.map((run) => ({
    id: run.id,
    nodeId: run.nodeId,
    name: names.get(run.nodeId) ?? '',
    type: run.nodeType,
    mode: run.mode?.kind ?? null,
    status: run.status,
    round: run.round,
    visit: run.visit,
    openedAt: at(run.openedAt) ?? '',
    closedAt: at(run.closedAt),
    decision: withoutValues(run.decision, access) as Record<string, unknown>,
    resolution: withoutValues(run.resolution, access) as Record<string, unknown>,
    tasks: state.tasks
      .filter(({ runId }) => runId === run.id)
      .map((task) => taskView(flow, state, task, dueOf(state, run), person)),
  }))
}

const rowsOf = async <T>(ctx: Ctx, sql: string, id: string): Promise<T[]> =>
  (await ctx.db.run<T>(sql, [ctx.tenantId, id])).rows

export const timelineOf = (ctx: Ctx, id: string): Promise<Detail['timeline']> =>
  rowsOf(
    ctx,
    `select seq, at, type, actor_id as actor, actor_system as system, acting_for as "actingFor", task_id as "taskId", run_id as "runId",
        case when type = 'comment.added' then note - 'text' else note end as note
      from approval_event where tenant_id = $1 and instance_id = $2 and type <> 'task.saved' order by seq`,
    id,
  )

export const printsOf = (ctx: Ctx, id: string): Promise<Detail['prints']> =>
  rowsOf(
    ctx,
    `select by_id as by, at, status, round from approval_print where tenant_id = $1 and instance_id = $2 order by at desc, id limit 50`,
    id,
  )

export const commentsOf = (ctx: Ctx, id: string): Promise<Detail['comments']> =>
  rowsOf(
    ctx,
    `select id, author_id as author, at, body, mentions, audience, reply_to as "replyTo", withdrawn_at is not null as withdrawn
      from approval_comment where tenant_id = $1 and instance_id = $2 order by at, id`,
    id,
  )

export const ccsOf = (ctx: Ctx, id: string): Promise<Detail['ccs']> =>
  rowsOf(
    ctx,
    `select id, user_id as person, sent_at as "sentAt", read_at as "readAt", confirmed_at as "confirmedAt"
      from approval_cc where tenant_id = $1 and instance_id = $2 order by place`,
    id,
  )

export type Head = Pick<
  Detail,
  | 'serialNo'
  | 'title'
  | 'docType'
  | 'docId'
  | 'purpose'
  | 'flow'
  | 'flowNo'
  | 'amount'
  | 'initiator'
  | 'department'
  | 'submittedAt'
  | 'endedAt'
  | 'summary'
>

export const headOf = (ctx: Ctx, id: string): Promise<Head[]> =>
  rowsOf(
    ctx,
    `select i.serial_no as "serialNo", i.title, i.doc_type as "docType", i.doc_id as "docId", i.purpose,
      json_build_object('id', f.id, 'name', f.name) as flow, v.no as "flowNo", i.amount,
      json_build_object('id', u.id, 'name', u.display_name) as initiator, d.name as department,
      i.submitted_at as "submittedAt", i.ended_at as "endedAt", i.summary
      from approval_instance i join approval_flow f on f.tenant_id = i.tenant_id and f.id = i.flow_id
      join approval_flow_version v on v.tenant_id = i.tenant_id and v.id = i.version_id
      join "user" u on u.tenant_id = i.tenant_id and u.id = i.initiator_id
      left join department d on d.tenant_id = i.tenant_id and d.id = i.initiator_dept_id
      where i.tenant_id = $1 and i.id = $2`,
    id,
  )

type Snapshot = { round: number; document: Record<string, unknown>; sha256: string }

/** The latest snapshot first, and the one before it. */
export const snapshotsOf = (ctx: Ctx, id: string): Promise<Snapshot[]> =>
  rowsOf(
    ctx,
    `select round, document, sha256 from approval_snapshot where tenant_id = $1 and instance_id = $2 order by round desc limit 2`,
    id,
  )

export const previousOf = (ctx: Ctx, id: string): Promise<Detail['previous']> =>
  rowsOf(
    ctx,
    `select o.id, o.serial_no as "serialNo", o.status, o.submitted_at as "submittedAt" from approval_instance i
      join approval_instance o on o.tenant_id = i.tenant_id and o.doc_type = i.doc_type and o.doc_id = i.doc_id and o.id <> i.id
      where i.tenant_id = $1 and i.id = $2 order by o.submitted_at desc limit 50`,
    id,
  )

export const childrenOf = (ctx: Ctx, id: string): Promise<Detail['children']> =>
  rowsOf(
    ctx,
    `select i.id, i.parent_run_id as "runId", i.serial_no as "serialNo", i.title, i.status from approval_node_run r
      join approval_instance i on i.tenant_id = r.tenant_id and i.parent_run_id = r.id
      where r.tenant_id = $1 and r.instance_id = $2 and r.node_type = 'sub' order by i.submitted_at, i.parent_row`,
    id,
  )

export const parentOf = async (ctx: Ctx, id: string): Promise<Detail['parent']> => {
  const sql = `select p.id, r.id as "runId", p.serial_no as "serialNo", p.title from approval_instance i
    join approval_node_run r on r.tenant_id = i.tenant_id and r.id = i.parent_run_id
    join approval_instance p on p.tenant_id = r.tenant_id and p.id = r.instance_id where i.tenant_id = $1 and i.id = $2`
  return (await rowsOf<NonNullable<Detail['parent']>>(ctx, sql, id))[0] ?? null
}
