import type { HandlerResult } from '@srm/api/endpoint'
import type { approval } from '@srm/api/approval'
import type { Access } from '@srm/flow/fields'
import type { Run, State, Task } from '@srm/flow/state'
import type { Flow } from '@srm/flow/tree/node'
import { nodesOf } from '@srm/flow/tree/shape'
import { shanghaiTime } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { taskActions } from '../run/action.rules.ts'
import { noteWithoutValues } from './hidden.rules.ts'

export type Detail = HandlerResult<typeof approval.centre.detail>

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
    decision: noteWithoutValues(run.decision, access),
    resolution: noteWithoutValues(run.resolution, access),
    tasks: state.tasks
      .filter(({ runId }) => runId === run.id)
      .map((task) => taskView(flow, state, task, dueOf(state, run), person)),
  }))
}

type Head = Pick<
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

type Snapshot = {
  round: number
  facts: Record<string, unknown>
  document: Record<string, unknown>
  sha256: string
}
type Contact = { id: string; name: string; company: string | null }
type AttachmentRow = Omit<Detail['attachments'][number], 'file' | 'node'> & { fileId: string }

/** Everything that is kept beside the state of an instance. */
export type Parts = Head &
  Pick<Detail, 'ccs' | 'comments' | 'timeline' | 'prints' | 'following' | 'previous' | 'children' | 'parent'> & {
    /** The latest snapshot first, and the one before it. */
    readonly snapshots: Snapshot[]
    /** People from outside who were asked. */
    readonly contacts: Contact[]
    readonly attachments: AttachmentRow[]
    readonly isTenantAdmin: boolean
  }

const headSql = `select i.serial_no as "serialNo", i.title, i.doc_type as "docType", i.doc_id as "docId", i.purpose,
    json_build_object('id', f.id, 'name', f.name) as flow, v.no as "flowNo", i.amount,
    json_build_object('id', u.id, 'name', u.name) as initiator, d.name as department,
    i.submitted_at as "submittedAt", i.ended_at as "endedAt", i.summary
  from approval_instance i join approval_flow f on f.tenant_id = i.tenant_id and f.id = i.flow_id
    join approval_flow_version v on v.tenant_id = i.tenant_id and v.id = i.version_id
    join user_ref u on u.tenant_id = i.tenant_id and u.id = i.initiator_id
    left join department_ref d on d.tenant_id = i.tenant_id and d.id = i.initiator_dept_id
  where i.tenant_id = $1 and i.id = $2`

const of = 'tenant_id = $1 and instance_id = $2'

/** One list each. As JSON their values are what the driver makes of the columns: no decimal and no date is among them. */
const listSql = {
  snapshots: `select round, facts, document, sha256 from approval_snapshot where ${of} order by round desc limit 2`,
  ccs: `select id, user_id as person, sent_at as "sentAt", read_at as "readAt", confirmed_at as "confirmedAt"
    from approval_cc where ${of} order by place`,
  comments: `select id, author_id as author, at, body, mentions, audience, reply_to as "replyTo", withdrawn_at is not null as withdrawn
    from approval_comment where ${of} order by at, id`,
  timeline: `select seq, at, type, actor_id as actor, actor_system as system, acting_for as "actingFor", task_id as "taskId", run_id as "runId",
      case when type = 'comment.added' then note - 'text' else note end as note
    from approval_event where ${of} and type <> 'task.saved' order by seq`,
  prints: `select by_id as by, at, status, round from approval_print where ${of} order by at desc, id limit 50`,
  contacts: `select contact_id as id, name, company from approval_external where ${of}`,
  // What came with a comment goes with it when it is withdrawn.
  attachments: `select a.id, a.kind, a.file_id as "fileId", a.by_id as by, a.at, a.seq, a.task_id as "taskId", a.comment_id as "commentId",
      (select t.node_id from approval_task t where t.tenant_id = a.tenant_id and t.id = a.task_id) as "nodeId"
    from approval_attachment a left join approval_comment c on c.tenant_id = a.tenant_id and c.id = a.comment_id
    where a.tenant_id = $1 and a.instance_id = $2 and c.withdrawn_at is null order by a.place`,
  previous: `select o.id, o.serial_no as "serialNo", o.status, o.submitted_at as "submittedAt" from approval_instance o
    where o.tenant_id = $1 and o.doc_type = head."docType" and o.doc_id = head."docId" and o.id <> $2 order by o.submitted_at desc limit 50`,
  children: `select i.id, i.parent_run_id as "runId", i.serial_no as "serialNo", i.title, i.status from approval_node_run r
    join approval_instance i on i.tenant_id = r.tenant_id and i.parent_run_id = r.id
    where r.tenant_id = $1 and r.instance_id = $2 and r.node_type = 'sub' order by i.submitted_at, i.parent_row`,
} satisfies Partial<Record<keyof Parts, string>>

const parentSql = `select p.id, r.id as "runId", p.serial_no as "serialNo", p.title from approval_instance i
  join approval_node_run r on r.tenant_id = i.tenant_id and r.id = i.parent_run_id
  join approval_instance p on p.tenant_id = r.tenant_id and p.id = r.instance_id where i.tenant_id = $1 and i.id = $2`

const lists = Object.entries(listSql).map(
  ([name, sql]) => `(select coalesce(json_agg(p), '[]') from (${sql}) p) as "${name}"`,
)

const partsSql = `select head.*, ${lists.join(', ')}, (select to_json(p) from (${parentSql}) p) as parent,
    exists (select 1 from approval_follow where ${of} and user_id = $3::uuid) as following,
    exists (select 1 from user_ref where tenant_id = $1 and id = $3::uuid and is_super and status = 'active') as "isTenantAdmin"
  from (${headSql}) head`

export const readParts = async (ctx: Ctx, id: string): Promise<Parts> =>
  (await ctx.db.run<Parts>(partsSql, [ctx.tenantId, id, ctx.userId])).rows[0] ?? fail('record.not_found')
