import type { Source } from '#kernel/records/read/list.ts'
import { hoursSince, fromPart, stepSql } from '../detail/rows.parts.views.ts'

/** What a report counts: what somebody of ours decided on a step, not what was passed on, mended or done by a rule. */
export const counted = `s.decided_at is not null and not s.auto and s.status in ('approved', 'rejected', 'returned')
  and s.kind not in ('fix', 'external') and s.acted_by is not null`

export const isLate = 's.due_at is not null and s.decided_at > s.due_at'

/** The decisions themselves: whatever a report says is the sum of some of these. */
export const decided = (): Source => ({
  from: `(select s.tenant_id, s.id, i.version, i.id as instance_id, i.doc_id, i.title, i.serial_no as code, i.doc_type, i.initiator_id,
    i.initiator_dept_id as department_id, (select f.name from approval_flow f where f.tenant_id = i.tenant_id and f.id = i.flow_id) as flow,
    coalesce(${stepSql('s.node_id')} ->> 'name', '') as node, s.acted_by as by_id, s.status as result, s.opened_at as received_at,
    s.decided_at, ${hoursSince('s.opened_at', 's.decided_at')}, i.search_text, i.search_grams, i.status, i.suspended,
    case when s.due_at is null then 'none' when ${isLate} then 'late' else 'inTime' end as punctual
    ${fromPart('approval_task')} where ${counted})`,
  also: `t.doc_id as "docId", t.suspended, t.status, t.id as "taskId", t.instance_id as "instanceId", null::text as kind,
    null::jsonb as step, null::jsonb as settings`,
  // Whoever may see the report sees all of what it is made of.
  mine: () => 'true',
})
