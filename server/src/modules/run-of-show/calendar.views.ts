import { RunItem } from '@srm/api/run-of-show'
import { runOfShowPages } from '@srm/api/run-of-show/pages'
import { label } from '@srm/api/shared/label'
import { touchesDays, type CalendarSource } from '#kernel/calendar.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'

const at = `(t.day + t.start_time::time) at time zone 'Asia/Shanghai'`

/** Items somebody is in charge of: those of a whole event would bury everything else of its days. */
export const runItemCalendar: readonly CalendarSource[] = [
  {
    key: 'runItem',
    rank: 15,
    label: label('我的流程项', 'My run-of-show'),
    color: 'cyan',
    path: `${runOfShowPages.item.path}?id=`,
    permission: 'runItem:list',
    rows: ({ ctx, params }) => `select t.id, t.title, t.place as note, t.day as first, t.day as last, ${at} as at,
        ${at} + make_interval(mins => t.minutes) as until, t.owner_id as person, false as movable
      from run_item t where ${['t.tenant_id = $1', 't.owner_id = $2', `t.state <> 'done'`, touchesDays('t.day'), ...scopeSql(RunItem, ctx, params)].join(' and ')}`,
  },
]
