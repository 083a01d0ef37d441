import { PaymentBatch, PaymentRequest } from '@srm/api/payment'
import { paymentPages } from '@srm/api/payment/pages'
import { shanghaiDay } from '@srm/api/shared/date'
import { label } from '@srm/api/shared/label'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { HomeDuty, HomeFigure, HomeQuestion } from '#kernel/module.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'

const today = `(now() at time zone 'Asia/Shanghai')::date`
const startOf = (column: string): string => `${column}::timestamp at time zone 'Asia/Shanghai'`

const within = (record: RecordDefinition, { ctx, params }: HomeQuestion, ...more: readonly string[]): string =>
  ['t.tenant_id = $1', ...more, ...scopeSql(record, ctx, params)].join(' and ')

export const paymentDuties: readonly HomeDuty[] = [
  {
    key: 'paymentBatch.confirm',
    rank: 12,
    label: label('待确认的付款批次', 'Batches to confirm'),
    path: `${paymentPages.batch.detail.path}?id=`,
    permission: 'paymentBatch:confirm',
    rows: (question) => `select t.id, t.title, t.code as note, ${startOf('t.day')} as at from payment_batch t
      where ${within(PaymentBatch, question, `t.stage = 'making'`, 't.owner_id <> $2')} order by t.day, t.id`,
  },
  {
    key: 'paymentRequest.toPay',
    rank: 13,
    label: label('待付款的申请', 'Requests to be paid'),
    path: `${paymentPages.request.detail.path}?id=`,
    permission: 'paymentBatch:create',
    rows: (
      question,
    ) => `select t.id, t.title, t.payee_name as note, ${startOf('t.need_date')} as at from payment_request t
      where ${within(PaymentRequest, question, `t.stage = 'toPay'`)} order by t.need_date, t.id`,
  },
]

const filterOf = (...filters: readonly object[]): string => encodeURIComponent(JSON.stringify(filters))

const dayMs = 86_400_000
/** Needed before today, and not on its way. */
const lateFilter = (yesterday: string): string =>
  filterOf(
    { field: 'stage', op: 'in', value: ['toPay', 'batched'] },
    { field: 'needDate', op: 'lte', value: yesterday },
  )

export const paymentFigures: readonly HomeFigure[] = [
  {
    key: 'paymentRequest.late',
    rank: 40,
    label: label('逾期未付的申请', 'Payments overdue'),
    path: () => `${paymentPages.request.list.path}?filter=${lateFilter(shanghaiDay(new Date(Date.now() - dayMs)))}`,
    permission: 'paymentRequest:list',
    tone: 'danger',
    count: (question) =>
      `select count(*) from payment_request t where ${within(PaymentRequest, question, `t.stage in ('toPay', 'batched')`, `t.need_date < ${today}`)}`,
  },
]
