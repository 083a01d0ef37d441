import type { z } from 'zod'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { choice, images, money, person, text } from '../shared/fields.ts'
import { invoiceFields } from '../shared/invoice-fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

const described = record({
  name: 'receivedInvoice',
  table: 'received_invoice',
  label: label('收到的发票', 'Received invoice'),
  fields: {
    ...invoiceFields,
    photo: images('票据照片', 'Photo', { max: 3 }).default([]),
    /** Counted by kind: what of its tax comes back to us. */
    deductibleTax: money('可抵扣税额', 'Deductible tax'),
    state: choice('使用状态', 'State', [
      ['free', '未使用', 'Not used', 'grey'],
      ['used', '已使用', 'Used', 'green'],
      ['released', '已释放', 'Released', 'orange'],
    ]),
    usedIn: optional(text('用于单据', 'Used in', { max: 60 })),
    usedBy: optional(person('使用人', 'Used by')),
  },
  title: 'number',
  state: 'state',
  search: ['number', 'invoiceCode', 'seller', 'usedIn'],
  list: [
    'code',
    'kind',
    'number',
    'invoiceCode',
    'seller',
    'date',
    'amount',
    'tax',
    'deductibleTax',
    'state',
    'usedIn',
    'usedBy',
    'createdAt',
  ],
  sort: ['createdAt', 'date', 'amount'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})

const managedFields = { deductibleTax: true, state: true, usedIn: true, usedBy: true } as const

export const ReceivedInvoice = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type ReceivedInvoice = z.output<typeof ReceivedInvoice.answer>

export const receivedInvoice = crud(ReceivedInvoice)
