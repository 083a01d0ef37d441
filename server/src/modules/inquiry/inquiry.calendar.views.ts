import { Purchase } from '@srm/api/inquiry'
import { purchasePages } from '@srm/api/inquiry/pages'
import { label } from '@srm/api/shared/label'
import { dayOfSql, touchesDays, type CalendarSource } from '#kernel/calendar.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'

const day = dayOfSql('t.deadline')

export const purchaseCalendar: readonly CalendarSource[] = [
  {
    key: 'purchase.deadline',
    rank: 25,
    label: label('询价截止', 'Inquiries that close'),
    color: 'purple',
    path: `${purchasePages.purchase.edit.path}?id=`,
    permission: 'purchase:list',
    rows: ({ ctx, params }) => `select t.id, t.title, t.code as note, ${day} as first, ${day} as last,
        t.deadline as at, null::timestamptz as until, t.owner_id as person, false as movable
      from purchase t where ${[
        't.tenant_id = $1',
        `t.stage = 'quoting'`,
        touchesDays(day),
        ...scopeSql(Purchase, ctx, params),
      ].join(' and ')}`,
  },
]
