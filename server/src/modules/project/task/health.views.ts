import { label } from '@srm/api/shared/label'
import type { HealthReason } from '../project.store.ts'

const sentences = {
  milestoneOff: label('{{count}} 个里程碑延期超过 3 个工作日', '{{count}} milestones more than 3 working days late'),
  milestoneLate: label('{{count}} 个里程碑延期', '{{count}} milestones late'),
  tasksLate: label('{{count}} 个任务延期，超过一成', '{{count}} tasks late, more than a tenth'),
}

const today = `(now() at time zone 'Asia/Shanghai')::date`
const open = `t.tenant_id = $1 and t.project_id = any($2) and t.status in ('todo', 'doing', 'review') and not t.is_parent`
const late = `${open} and t."end" < ${today}`

/** Working days that have gone by since a day. */
const lateDays = `(select count(*) from generate_series(t."end" + 1, ${today}, interval '1 day') as d (day)
  left join work_calendar_ref c on c.tenant_id = $1 and c.day = d.day::date
  where coalesce(c.works, extract(isodow from d.day) < 6))`

/** What the tasks of a project say about it. */
export const taskReasons: readonly HealthReason[] = [
  {
    key: 'milestoneOff',
    level: 'off',
    label: sentences.milestoneOff,
    rows: `select t.project_id, count(*) from task t where ${late} and t.is_milestone and ${lateDays} > 3 group by 1`,
  },
  {
    key: 'milestoneLate',
    level: 'risk',
    label: sentences.milestoneLate,
    rows: `select t.project_id, count(*) from task t where ${late} and t.is_milestone and ${lateDays} <= 3 group by 1`,
  },
  {
    key: 'tasksLate',
    level: 'risk',
    label: sentences.tasksLate,
    rows: `select l.project_id, l.count from (select t.project_id, count(*) from task t where ${late} group by 1) l
      join (select t.project_id, count(*) from task t where t.tenant_id = $1 and t.project_id = any($2) and not t.is_parent and t.status <> 'closed' group by 1) a
        on a.project_id = l.project_id where l.count * 10 > a.count`,
  },
]
