import { Loan } from '@srm/api/expense'
import { expensePages } from '@srm/api/expense/pages'
import { label } from '@srm/api/shared/label'
import type { HomeDuty, HomeFigure, HomeQuestion } from '#kernel/module.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'

const today = `(now() at time zone 'Asia/Shanghai')::date`
const path = `${expensePages.loan.detail.path}?id=`
const at = `t.repay_date::timestamp at time zone 'Asia/Shanghai' as at`

const within = ({ ctx, params }: HomeQuestion, ...more: readonly string[]): string =>
  ['t.tenant_id = $1', ...more, ...scopeSql(Loan, ctx, params)].join(' and ')

export const loanDuties: readonly HomeDuty[] = [
  {
    key: 'loan.overdue',
    rank: 22,
    label: label('我逾期未还的借款', 'My overdue loans'),
    path,
    permission: 'loan:show',
    rows: (question) => `select t.id, t.code || ' ' || t.purpose as title, t.balance::text as note, ${at} from loan t
      where ${within(question, 't.owner_id = $2', 't.balance > 0', `t.repay_date < ${today}`)} order by t.repay_date, t.id`,
  },
  {
    key: 'loan.toPay',
    rank: 24,
    label: label('待付款的借款', 'Loans to pay'),
    path,
    permission: 'loan:pay',
    rows: (question) => `select t.id, t.code || ' ' || t.purpose as title, t.amount::text as note,
        coalesce(t.need_date, t.repay_date)::timestamp at time zone 'Asia/Shanghai' as at from loan t
      where ${within(question, `t.stage = 'approved'`, 't.owner_id <> $2')} order by t.need_date, t.id`,
  },
]

const overdueFilter = encodeURIComponent(JSON.stringify([{ field: 'isOverdue', op: 'eq', value: true }]))

export const loanFigures: readonly HomeFigure[] = [
  {
    key: 'loan.overdue',
    rank: 34,
    label: label('逾期借款', 'Overdue loans'),
    path: `${expensePages.loan.list.path}?filter=${overdueFilter}`,
    permission: 'loan:list',
    tone: 'danger',
    count: (question) => `select count(*) from loan t where ${within(question, 't.is_overdue')}`,
  },
]
