import type { z } from 'zod'
import { crud } from '../shared/crud.ts'
import { optional } from '../shared/field-meta.ts'
import { bankAccount, bool, choice, date, money, ref, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'

/** Where money of one of our companies lies. */
export const FundAccount = record({
  name: 'fundAccount',
  table: 'fund_account',
  label: label('资金账户', 'Fund account'),
  fields: {
    name: text('账户名称', 'Name', { max: 50 }),
    company: ref('我方公司', 'Our company', 'ourCompany'),
    kind: choice('账户类型', 'Kind', [
      ['bank', '银行账户', 'Bank', 'blue'],
      ['cash', '现金', 'Cash', 'green'],
      ['online', '网络支付', 'Online', 'cyan'],
      ['card', '公司卡', 'Company card', 'purple'],
      ['bill', '票据', 'Bills', 'orange'],
    ]),
    bankName: optional(text('开户银行', 'Bank', { max: 100 })),
    accountNo: optional(bankAccount('账号', 'Account number')),
    isDefault: bool('默认账户', 'Default').default(false),
    openingBalance: money('期初余额', 'Opening balance', { negative: true }).default('0.00'),
    openingDate: date('期初日期', 'Opening day'),
    status: choice('状态', 'Status', [
      ['enabled', '启用', 'Enabled', 'green'],
      ['disabled', '停用', 'Disabled', 'grey'],
    ]).default('enabled'),
    remark: optional(text('备注', 'Remark', { max: 200 })),
  },
  title: 'name',
  search: ['name', 'bankName'],
  list: [
    'code',
    'name',
    'company',
    'kind',
    'bankName',
    'accountNo',
    'isDefault',
    'openingBalance',
    'openingDate',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'name'],
  defaultSort: 'createdAt',
  scope: 'tenant',
})
export type FundAccount = z.output<typeof FundAccount.answer>

export const fundAccount = crud(FundAccount)
