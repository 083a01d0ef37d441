import { optional } from '../shared/field-meta.ts'
import { bankAccount, choice, creditCode, dict, email, phone, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { flag, inUse, ofCustomer } from './words.ts'

export const CustomerTitle = record({
  name: 'customerTitle',
  table: 'customer_title',
  label: label('开票抬头', 'Invoice title'),
  fields: {
    customer: ofCustomer(),
    name: text('抬头名称', 'Title'),
    kind: choice('抬头类型', 'Kind', [
      ['company', '企业', 'Company'],
      ['institution', '机关事业单位', 'Public body'],
      ['person', '个人', 'Person'],
    ]).default('company'),
    /** Only a person has none. */
    creditCode: optional(creditCode('纳税人识别号', 'Taxpayer number')),
    invoiceKind: optional(dict('默认发票类型', 'Usual kind of invoice', 'invoiceKind')),
    isDefault: flag('默认抬头', 'Default'),
    address: optional(text('注册地址', 'Registered address', { max: 200 })),
    phone: optional(phone('注册电话', 'Registered telephone')),
    bankName: optional(text('开户行', 'Bank', { max: 100 })),
    accountNo: optional(bankAccount('银行账号', 'Account number')),
    email: optional(email('收票邮箱', 'Send invoices to')),
    status: inUse().default('enabled'),
    remark: optional(text('备注', 'Remark', { max: 200 })),
  },
  title: 'name',
  search: ['name', 'creditCode'],
  list: [
    'customer',
    'name',
    'kind',
    'creditCode',
    'invoiceKind',
    'isDefault',
    'bankName',
    'accountNo',
    'email',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'name'],
  defaultSort: '-createdAt',
  scope: { through: 'customer' },
})
