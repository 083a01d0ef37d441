import { optional } from '../shared/field-meta.ts'
import { attachments, choice, date, dict, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { flag, ofSupplier } from './words.ts'

const described = record({
  name: 'supplierCertificate',
  table: 'supplier_certificate',
  label: label('供应商证件', 'Supplier certificate'),
  fields: {
    supplier: ofSupplier(),
    type: dict('证件类型', 'Kind', 'certificateType'),
    number: text('证件编号', 'Number', { max: 60 }),
    issuedBy: optional(text('发证机关', 'Issued by')),
    issuedOn: optional(date('发证日期', 'Issued on')),
    longTerm: flag('长期有效', 'Does not expire'),
    expiresOn: optional(date('到期日期', 'Expires on')),
    revoked: flag('已吊销', 'Revoked'),
    files: attachments('证件影像', 'Scans', { max: 9 }).default([]),
    remark: optional(text('备注', 'Remark', { max: 200 })),
    /** Follows from the dates; every night looks at them again. */
    status: choice('状态', 'Status', [
      ['valid', '有效', 'Valid', 'green'],
      ['expiring', '即将到期', 'Expiring', 'orange'],
      ['expired', '已过期', 'Expired', 'red'],
      ['revoked', '已吊销', 'Revoked', 'dark'],
    ]),
  },
  title: 'number',
  search: ['number', 'issuedBy'],
  list: [
    'supplier',
    'type',
    'number',
    'issuedBy',
    'issuedOn',
    'expiresOn',
    'longTerm',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'expiresOn', 'status'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})

const managedFields = { status: true } as const

export const SupplierCertificate = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}
