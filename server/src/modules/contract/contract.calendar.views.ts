import { Contract, PaymentPlan } from '@srm/api/contract'
import { contractPages } from '@srm/api/contract/pages'
import { label, type Label } from '@srm/api/shared/label'
import { touchesDays, type CalendarQuestion, type CalendarSource } from '#kernel/calendar.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'

/** What is still to come in or go out; its amount stays behind the plan's own page. */
const planRows = ({ ctx, params }: CalendarQuestion, side: 'receive' | 'pay'): string => {
  const where = [
    't.tenant_id = $1',
    `t.side = '${side}'`,
    `t.stage in ('pending', 'partial')`,
    touchesDays('t.due_date'),
    ...scopeSql(PaymentPlan, ctx, params),
  ].join(' and ')
  return `select t.id, t.title, c.counterparty as note, t.due_date as first, t.due_date as last,
      null::timestamptz as at, null::timestamptz as until, c.owner_id as person, false as movable
    from payment_plan t join contract c on c.tenant_id = t.tenant_id and c.id = t.contract_id where ${where}`
}

const planSource = (side: 'receive' | 'pay', rank: number, words: Label, color: string): CalendarSource => ({
  key: `paymentPlan.${side}`,
  rank,
  label: words,
  color,
  path: `${contractPages.plan.detail.path}?id=`,
  permission: 'paymentPlan:list',
  rows: (question) => planRows(question, side),
})

export const contractCalendar: readonly CalendarSource[] = [
  planSource('receive', 30, label('收款计划', 'Money to come in'), 'green'),
  planSource('pay', 31, label('付款计划', 'Money to pay'), 'orange'),
  {
    key: 'contract.end',
    rank: 35,
    label: label('合同到期', 'Contracts that end'),
    color: 'red',
    path: `${contractPages.contract.detail.path}?id=`,
    permission: 'contract:list',
    rows: ({
      ctx,
      params,
    }) => `select t.id, t.name as title, t.counterparty as note, t.end_date as first, t.end_date as last,
        null::timestamptz as at, null::timestamptz as until, t.owner_id as person, false as movable
      from contract t where ${[
        't.tenant_id = $1',
        `t.stage in ('signed', 'performing', 'paused')`,
        touchesDays('t.end_date'),
        ...scopeSql(Contract, ctx, params),
      ].join(' and ')}`,
  },
]
