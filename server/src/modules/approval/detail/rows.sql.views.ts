import type { ListingName } from '@srm/api/approval'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { Source } from '#kernel/records/read/list.ts'
import type { Params } from '#kernel/records/read/filters.ts'
import { decided } from '../report/rows.views.ts'
import { administered } from './visible.views.ts'
import { draft, follow, handed } from './rows.more.views.ts'
import {
  also,
  first,
  fromPart,
  hoursSince,
  instance,
  none,
  ofTask,
  remaining,
  settings,
  stepSql,
  timing,
  toldBy,
  trouble,
  waiting,
  type RowReader,
} from './rows.parts.views.ts'

const todo = (reader: RowReader): Source => ({
  from: `(select ${instance}, ${toldBy(stepSql('s.node_id'), reader)}, ${ofTask()}, s.opened_at as received_at, s.due_at, ${remaining(reader.language)}, ${timing},
    s.urge_count as urged, case when s.viewed_at is null then 'unread' else 'read' end as reading, s.assignee_id, s.substitute_id,
    case when s.substitute_id is not null then (select p.name from user_ref p where p.tenant_id = s.tenant_id and p.id = s.assignee_id) end as acting_for
    ${fromPart('approval_task')} where s.status = 'pending')`,
  also,
  mine: (ctx, params) => {
    const me = params.add(ctx.userId, 'uuid')
    const other = first(
      'approval_task',
      `o.status = 'pending' and (o.assignee_id = ${me} or o.substitute_id = ${me})`,
      '(o.opened_at, o.id) < (t.received_at, t.task_id)',
    )
    return `(t.assignee_id = ${me} or t.substitute_id = ${me}) and ${other}`
  },
})

const done = (reader: RowReader): Source => ({
  from: `(select ${instance}, ${toldBy(stepSql('s.node_id'), reader)}, ${ofTask()}, s.status as result, nullif(s.opinion, '') as opinion,
    s.decided_at, ${hoursSince('s.opened_at', 's.decided_at')}, ${waiting}, s.acted_by
    ${fromPart('approval_task')} where s.decided_at is not null and not s.auto)`,
  also,
  mine: (ctx, params) => {
    const me = params.add(ctx.userId, 'uuid')
    const later = first(
      'approval_task',
      `o.decided_at is not null and not o.auto and o.acted_by = ${me}`,
      '(o.decided_at, o.id) > (t.decided_at, t.task_id)',
    )
    return `t.acted_by = ${me} and ${later}`
  },
})

const whole = (reader: RowReader, more = ''): string =>
  `(select ${instance}, ${toldBy(undefined, reader)}, ${none}, ${settings}, i.current_label as node, ${waiting},
    ${hoursSince('i.submitted_at', 'coalesce(i.ended_at, now())')}, i.submitted_by, i.version_id${more} from approval_instance i)`

const mine = (reader: RowReader): Source => ({
  from: whole(reader),
  also,
  mine: (ctx, params) => {
    const me = params.add(ctx.userId, 'uuid')
    return `(t.initiator_id = ${me} or t.submitted_by = ${me})`
  },
})

const cc = (reader: RowReader): Source => ({
  from: `(select ${instance}, ${toldBy(stepSql('s.source'), reader)}, s.id as task_id, case when s.needs_confirm and s.confirmed_at is null then 'confirm' end as kind,
    null::jsonb as step, null::jsonb as settings, coalesce(${stepSql('s.source')} ->> 'name', i.current_label) as node, s.sent_at,
    case when s.read_at is null then 'unread' else 'read' end as reading, ${waiting}, s.user_id
    ${fromPart('approval_cc')} where s.sent_at is not null)`,
  also,
  mine: (ctx, params) => {
    const me = params.add(ctx.userId, 'uuid')
    const later = first(
      'approval_cc',
      `o.sent_at is not null and o.user_id = ${me}`,
      '(o.sent_at, o.id) > (t.sent_at, t.task_id)',
    )
    return `t.user_id = ${me} and ${later}`
  },
})

/** Holders of the code look after all of them. */
const looksAfter = (ctx: Ctx, params: Params): string =>
  holds(ctx.session, 'approval:admin') ? 'true' : administered(params.add(ctx.userId, 'text'), 't')

const all = (reader: RowReader): Source => ({
  from: whole(
    reader,
    `, ${trouble},
    (select v.no from approval_flow_version v where v.tenant_id = i.tenant_id and v.id = i.version_id) as edition`,
  ),
  also,
  mine: looksAfter,
})

/** Where each list comes from. What is counted, summed, sorted and shown is one and the same. */
export const sourcesOf: Readonly<Record<ListingName, (reader: RowReader) => Source>> = {
  todo,
  done,
  mine,
  cc,
  handed,
  follow,
  decided,
  draft,
  all,
}
