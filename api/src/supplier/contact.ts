import { optional } from '../shared/field-meta.ts'
import { choice, date, email, mobile, multiDict, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { flag, ofSupplier, sexes } from './words.ts'

export const SupplierContact = record({
  name: 'supplierContact',
  table: 'supplier_contact',
  label: label('供应商联系人', 'Supplier contact'),
  fields: {
    supplier: ofSupplier(),
    name: text('姓名', 'Name', { max: 50 }),
    mobile: mobile('手机', 'Mobile'),
    position: optional(text('职务', 'Position', { max: 50 })),
    roles: multiDict('职责', 'In charge of', 'contactRole').default([]),
    isPrimary: flag('首要联系人', 'Main contact'),
    receiveInquirySms: flag('接收询价短信', 'Gets inquiries by SMS'),
    canQuote: flag('可报价', 'May quote'),
    sex: optional(sexes()),
    tel: optional(text('座机', 'Telephone', { max: 30 })),
    wechat: optional(text('微信', 'WeChat', { max: 50 })),
    email: optional(email('邮箱', 'E-mail')),
    division: optional(text('所在部门', 'Department', { max: 50 })),
    status: choice('状态', 'Status', [
      ['active', '在职', 'Active', 'green'],
      ['left', '离职', 'Left', 'grey'],
    ]).default('active'),
    leftOn: optional(date('离职日期', 'Left on')),
    remark: optional(text('备注', 'Remark', { max: 200 })),
  },
  title: 'name',
  search: ['name', 'mobile', 'email', 'wechat'],
  list: [
    'supplier',
    'name',
    'mobile',
    'position',
    'roles',
    'isPrimary',
    'receiveInquirySms',
    'canQuote',
    'email',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'name'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})
