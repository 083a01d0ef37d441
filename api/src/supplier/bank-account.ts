import { optional } from '../shared/field-meta.ts'
import { attachments, sealedAccount, choice, date, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { IdParams, IdResult } from '../shared/ids.ts'
import { z } from 'zod'
import { flag, inUse, ofSupplier } from './words.ts'

const described = record({
  name: 'supplierBankAccount',
  table: 'supplier_bank_account',
  label: label('供应商账户', 'Supplier account'),
  fields: {
    supplier: ofSupplier(),
    accountName: text('账户名称', 'Account name'),
    accountNo: sealedAccount('银行账号', 'Account number'),
    bankName: text('开户银行', 'Bank'),
    branch: text('开户支行', 'Branch'),
    branchCode: optional(text('联行号', 'Branch code', { max: 20 })),
    accountType: choice('账户类型', 'Kind of account', [
      ['corporate', '对公', 'Corporate'],
      ['personal', '对私', 'Personal'],
      ['alipay', '支付宝', 'Alipay'],
    ]),
    isDefault: flag('默认账户', 'Default'),
    effectiveFrom: optional(date('生效日期', 'In effect from')),
    voucher: attachments('开户凭证', 'Voucher', { max: 5 }).default([]),
    status: inUse().default('enabled'),
    /** Set by the check of a second person; a new number has to be checked anew. */
    verifyStatus: choice('核验', 'Check', [
      ['unverified', '未核验', 'Not checked', 'orange'],
      ['verified', '已核验', 'Checked', 'green'],
      ['failed', '核验不符', 'Does not match', 'red'],
    ]),
    changedOn: optional(date('账号变更日期', 'Number changed on')),
  },
  title: 'accountName',
  search: ['accountName', 'bankName', 'branch'],
  list: [
    'supplier',
    'accountName',
    'accountNo',
    'bankName',
    'branch',
    'accountType',
    'isDefault',
    'verifyStatus',
    'changedOn',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'accountName'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})

/** What says where the money goes: changing it is a document of its own, see `account-change.ts`. */
export const destination = ['accountName', 'accountNo', 'bankName', 'branch'] as const

const managedFields = { verifyStatus: true, changedOn: true } as const

export const SupplierBankAccount = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}

export const bankAccount = {
  ...crud(SupplierBankAccount),
  /** Somebody else than whoever entered it has seen that it is right. */
  verify: endpoint({
    method: 'POST',
    path: '/api/supplier_bank_account/verify/:id',
    title: label('核验供应商账户', 'Verify a supplier account'),
    access: { permission: 'supplierBankAccount:verify' },
    params: IdParams,
    body: z.strictObject({ matches: z.boolean() }),
    result: IdResult,
  }),
}
