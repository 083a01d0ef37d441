import { Reimburse } from '@srm/api/expense'
import { expensePages } from '@srm/api/expense/pages'
import { label } from '@srm/api/shared/label'
import type { HomeDuty, HomeFigure, HomeQuestion } from '#kernel/module.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'

const within = ({ ctx, params }: HomeQuestion, ...more: readonly string[]): string =>
  ['t.tenant_id = $1', ...more, ...scopeSql(Reimburse, ctx, params)].join(' and ')

export const reimburseDuties: readonly HomeDuty[] = [
  {
    key: 'reimburse.toPay',
    rank: 25,
    label: label('待付款的报销', 'Reimbursements to pay'),
    path: `${expensePages.reimburse.detail.path}?id=`,
    permission: 'reimburse:pay',
    rows: (
      question,
    ) => `select t.id, t.code || ' ' || t.purpose as title, t.pay_amount::text as note, t.updated_at as at
      from reimburse t where ${within(question, `t.stage = 'toPay'`, 't.owner_id <> $2')} order by t.updated_at, t.id`,
  },
]

const toPayFilter = encodeURIComponent(JSON.stringify([{ field: 'stage', op: 'in', value: ['toPay'] }]))

export const reimburseFigures: readonly HomeFigure[] = [
  {
    key: 'reimburse.toPay',
    rank: 35,
    label: label('待付款报销', 'Reimbursements to pay'),
    path: `${expensePages.reimburse.list.path}?filter=${toPayFilter}`,
    permission: 'reimburse:pay',
    tone: 'warning',
    count: (question) => `select count(*) from reimburse t where ${within(question, `t.stage = 'toPay'`)}`,
  },
]
