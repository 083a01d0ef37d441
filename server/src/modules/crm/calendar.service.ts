import { FollowPlan } from '@srm/api/crm'
import { crmPages } from '@srm/api/crm/pages'
import { shanghaiDay } from '@srm/api/shared/date'
import { label } from '@srm/api/shared/label'
import { dayOfSql, shiftMoment, touchesDays, type CalendarMove, type CalendarSource } from '#kernel/calendar.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import { followPlans, reschedule } from './follow-up.service.ts'

const movePlan = async (ctx: Ctx, move: CalendarMove) => {
  const { at, version } = await followPlans.service.show(ctx, move.id)
  if (shanghaiDay(new Date(at)) !== move.from) fail('record.stale')
  return reschedule(ctx, move.id, { version, at: shiftMoment(at, move) })
}

const day = dayOfSql('t.at')

export const crmCalendar: readonly CalendarSource[] = [
  {
    key: 'followPlan',
    rank: 60,
    label: label('跟进计划', 'Follow-ups'),
    color: 'orange',
    path: `${crmPages.followPlan.detail.path}?id=`,
    permission: 'followPlan:list',
    rows: ({ ctx, params }) => {
      const edit = scopeSql(FollowPlan, ctx, params, { reach: 'edit' }).join(' and ') || 'true'
      return `select t.id, c.name || ' · ' || t.content as title, c.code as note, ${day} as first, ${day} as last,
          t.at, null::timestamptz as until, t.owner_id as person, ${edit} as movable
        from follow_plan t join customer c on c.tenant_id = t.tenant_id and c.id = t.customer_id where ${[
          't.tenant_id = $1',
          `t.status = 'planned'`,
          touchesDays(day),
          ...scopeSql(FollowPlan, ctx, params),
        ].join(' and ')}`
    },
    move: { permission: 'followPlan:update', run: movePlan },
  },
]
