import { Loan } from '@srm/api/expense'
import { expensePages } from '@srm/api/expense/pages'
import { label } from '@srm/api/shared/label'
import { touchesDays, type CalendarSource } from '#kernel/calendar.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'

export const loanCalendar: readonly CalendarSource[] = [
  {
    key: 'loan.repay',
    rank: 38,
    label: label('借款归还', 'Loans due back'),
    color: 'orange',
    path: `${expensePages.loan.detail.path}?id=`,
    permission: 'loan:list',
    rows: ({
      ctx,
      params,
    }) => `select t.id, t.purpose as title, t.code as note, t.repay_date as first, t.repay_date as last,
        null::timestamptz as at, null::timestamptz as until, t.owner_id as person, false as movable
      from loan t where ${['t.tenant_id = $1', 't.balance > 0', touchesDays('t.repay_date'), ...scopeSql(Loan, ctx, params)].join(' and ')}`,
  },
]
