import type { z } from 'zod'
import { optional } from '../shared/field-meta.ts'
import { cost, date, dateTime, integer, longText, person, ref, refs, sentence } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { batchStage } from './words.ts'

const described = record({
  name: 'paymentBatch',
  table: 'payment_batch',
  label: label('付款批次', 'Payment batch'),
  fields: {
    title: sentence('批次名称', 'Title'),
    fundAccount: ref('付款账户', 'Paid from', 'fundAccount'),
    company: ref('付款公司', 'Paid by', 'ourCompany'),
    day: date('付款日期', 'Day of payment'),
    requests: refs('付款申请', 'Requests', 'paymentRequest', { max: 200 }),
    remark: optional(longText('备注', 'Remark', { max: 500 })),
    count: integer('笔数', 'Payments'),
    total: cost('合计金额', 'Total'),
    owner: optional(person('制单人', 'Made by')),
    confirmedBy: optional(person('确认人', 'Confirmed by')),
    confirmedAt: optional(dateTime('确认时间', 'Confirmed at')),
    exportedAt: optional(dateTime('导出银行文件', 'Bank file exported at')),
    stage: batchStage(),
  },
  title: 'title',
  state: 'stage',
  search: ['title'],
  list: [
    'code',
    'title',
    'company',
    'fundAccount',
    'day',
    'count',
    'total',
    'owner',
    'confirmedBy',
    'confirmedAt',
    'stage',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'day', 'total'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})

const managedFields = {
  title: true,
  company: true,
  count: true,
  total: true,
  owner: true,
  confirmedBy: true,
  confirmedAt: true,
  exportedAt: true,
  stage: true,
} as const

export const PaymentBatch = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type PaymentBatch = z.output<typeof PaymentBatch.answer>
