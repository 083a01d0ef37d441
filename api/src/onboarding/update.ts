import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { optional } from '../shared/field-meta.ts'
import { attachments, bool, choice, cost, date, dateTime, mobile, percent, ref, rows, text } from '../shared/fields.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

const asked = {
  name: text('事项', 'What'),
  supplier: ref('供应商', 'Supplier', 'supplier'),
  kind: choice('类型', 'Kind', [
    ['certificate', '更新证件', 'Renew a certificate'],
    ['prices', '更新报价', 'Update prices'],
  ]),
  contact: ref('联系人', 'Contact', 'supplierContact'),
  certificate: optional(ref('证件', 'Certificate', 'supplierCertificate')),
  note: optional(text('说明', 'Note', { max: 200 })),
}

/** What the supplier proposes; nothing of it holds before somebody of ours accepts it. */
const proposed = {
  number: optional(text('证件编号', 'Number', { max: 60 })),
  issuedOn: optional(date('发证日期', 'Issued on')),
  longTerm: bool('长期有效', 'Does not expire'),
  expiresOn: optional(date('到期日期', 'Expires on')),
  files: attachments('证件影像', 'Scans', { max: 5 }),
  prices: rows(
    '报价',
    'Prices',
    {
      item: optional(text('价目', 'Price item', { max: 36 })),
      name: text('项目', 'Item'),
      spec: optional(text('规格', 'Specification', { max: 200 })),
      unit: text('单位', 'Unit', { max: 20 }),
      was: optional(cost('现价', 'Now', { each: true })),
      price: cost('新价', 'New price', { each: true }),
      taxRate: optional(percent('税率', 'Tax rate')),
    },
    { max: 200 },
  ),
  mobile: mobile('手机', 'Mobile'),
  status: choice('状态', 'Status', [
    ['asked', '待供应商填写', 'Asked', 'blue'],
    ['proposed', '待核对', 'To be checked', 'orange'],
    ['accepted', '已采纳', 'Accepted', 'green'],
    ['refused', '未采纳', 'Refused', 'red'],
  ]),
  expiresAt: dateTime('链接有效至', 'Link good until'),
  answeredAt: optional(dateTime('填写时间', 'Answered at')),
  opinion: optional(text('核对意见', 'Opinion', { max: 500 })),
}

const described = record({
  name: 'supplierUpdate',
  table: 'supplier_update',
  label: label('供应商更新', 'Supplier update'),
  fields: { ...asked, ...proposed },
  title: 'name',
  search: ['name'],
  list: ['code', 'name', 'supplier', 'kind', 'status', 'contact', 'answeredAt', 'expiresAt', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt', 'code', 'name', 'status'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})

const managedFields = {
  supplier: true,
  number: true,
  issuedOn: true,
  longTerm: true,
  expiresOn: true,
  files: true,
  prices: true,
  mobile: true,
  status: true,
  expiresAt: true,
  answeredAt: true,
  opinion: true,
} as const

export const SupplierUpdate = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
export type SupplierUpdate = z.output<typeof SupplierUpdate.answer>

const Saved = z.object({ id: Id, version: z.int() })
const step = <B extends z.ZodType>(verb: string, zh: string, en: string, body: B) =>
  endpoint({
    method: 'POST',
    path: `/api/supplier_update/${verb}/:id`,
    title: label(zh, en),
    access: { permission: 'supplierUpdate:review' },
    params: IdParams,
    body,
    result: Saved,
  })

/** What our own people do about it. */
export const updateSteps = {
  accept: step('accept', '采纳供应商更新', 'Accept an update', z.strictObject({ version: z.int() })),
  refuse: step(
    'refuse',
    '不采纳供应商更新',
    'Refuse an update',
    z.strictObject({ version: z.int(), opinion: z.string().trim().min(1).max(500) }),
  ),
  send: step('send', '重新发送更新链接', 'Send the link again', z.strictObject({ version: z.int() })),
}
