import { optional } from '../shared/field-meta.ts'
import {
  attachments,
  bankAccount,
  bool,
  choice,
  creditCode,
  department,
  dict,
  images,
  longText,
  person,
  region,
  rows,
  text,
} from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import type { z } from 'zod'

const BankLine = {
  bankName: text('开户银行', 'Bank'),
  accountName: text('账户名称', 'Account name'),
  accountNo: bankAccount('银行账号', 'Account number'),
  isDefault: bool('默认账户', 'Default'),
  remark: optional(text('备注', 'Remark', { max: 200 })),
}

const SealLine = {
  name: text('印章名称', 'Seal', { max: 50 }),
  kind: choice('印章类型', 'Kind', [
    ['company', '公章', 'Company seal'],
    ['contract', '合同专用章', 'Contract seal'],
    ['finance', '财务专用章', 'Finance seal'],
    ['invoice', '发票专用章', 'Invoice seal'],
    ['legal', '法人章', 'Legal person seal'],
  ]),
  keeper: optional(person('保管人', 'Keeper')),
  image: images('印章图片', 'Image', { max: 1 }),
}

export const OurCompany = record({
  name: 'ourCompany',
  table: 'our_company',
  label: label('我方公司', 'Our company'),
  fields: {
    name: text('公司名称', 'Company name'),
    shortName: optional(text('简称', 'Short name', { max: 50 })),
    creditCode: optional(creditCode('统一社会信用代码', 'Credit code')),
    legalPerson: optional(text('法定代表人', 'Legal person', { max: 50 })),
    phone: optional(text('联系电话', 'Phone', { max: 30 })),
    region: optional(region('所在地区', 'Region')),
    address: optional(text('详细地址', 'Address', { max: 200 })),
    status: choice('状态', 'Status', [
      ['enabled', '启用', 'Enabled', 'green'],
      ['disabled', '停用', 'Disabled', 'grey'],
    ]),
    invoiceTitle: optional(text('发票抬头', 'Invoice title')),
    taxpayerType: optional(dict('纳税人类型', 'Taxpayer type', 'taxpayerType')),
    taxNo: optional(text('纳税人识别号', 'Tax number', { max: 30 })),
    invoiceAddress: optional(text('开票地址', 'Invoice address', { max: 200 })),
    invoicePhone: optional(text('开票电话', 'Invoice phone', { max: 30 })),
    invoiceBank: optional(text('开票开户行', 'Invoice bank')),
    invoiceAccount: optional(bankAccount('开票账号', 'Invoice account')),
    bankAccounts: rows('银行账户', 'Bank accounts', BankLine, { max: 20 }).default([]),
    seals: rows('印章', 'Seals', SealLine, { max: 20 }).default([]),
    owner: optional(person('负责人', 'Owner')),
    department: optional(department('所属部门', 'Department')),
    attachments: attachments('附件', 'Attachments').default([]),
    remark: optional(longText('备注', 'Remark', { max: 500 })),
  },
  title: 'name',
  search: ['name', 'shortName', 'creditCode', 'legalPerson'],
  list: [
    'code',
    'name',
    'shortName',
    'creditCode',
    'legalPerson',
    'phone',
    'region',
    'status',
    'owner',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'code', 'name', 'status'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})
export type OurCompany = z.output<typeof OurCompany.answer>
