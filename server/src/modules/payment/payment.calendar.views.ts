import { Deposit, PaymentRequest } from '@srm/api/payment'
import { paymentPages } from '@srm/api/payment/pages'
import { label } from '@srm/api/shared/label'
import { touchesDays, type CalendarSource } from '#kernel/calendar.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'

export const paymentCalendar: readonly CalendarSource[] = [
  {
    key: 'paymentRequest',
    rank: 32,
    label: label('申请付款', 'Payments asked for'),
    color: 'orange',
    path: `${paymentPages.request.detail.path}?id=`,
    permission: 'paymentRequest:list',
    rows: ({ ctx, params }) => `select t.id, t.title, t.code as note, t.need_date as first, t.need_date as last,
        null::timestamptz as at, null::timestamptz as until, t.owner_id as person, false as movable
      from payment_request t where ${[
        't.tenant_id = $1',
        `t.stage in ('applying', 'toPay', 'batched', 'paying')`,
        touchesDays('t.need_date'),
        ...scopeSql(PaymentRequest, ctx, params),
      ].join(' and ')}`,
  },
  {
    key: 'deposit',
    rank: 33,
    label: label('押金应退', 'Deposits due back'),
    color: 'grey',
    path: `${paymentPages.deposit.detail.path}?id=`,
    permission: 'deposit:list',
    rows: ({ ctx, params }) => `select t.id, t.title, t.counterparty as note, t.due_date as first, t.due_date as last,
        null::timestamptz as at, null::timestamptz as until, t.owner_id as person, false as movable
      from deposit t where ${['t.tenant_id = $1', 't.open > 0', touchesDays('t.due_date'), ...scopeSql(Deposit, ctx, params)].join(' and ')}`,
  },
]
