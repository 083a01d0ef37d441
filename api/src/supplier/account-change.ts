import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { crud } from '../shared/crud.ts'
import { documentStatesByHand } from '../shared/document-states.ts'
import { optional } from '../shared/field-meta.ts'
import { attachments, choice, longText, person, ref, sealedAccount, sentence, text } from '../shared/fields.ts'
import { IdParams, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { ofSupplier } from './words.ts'

const described = record({
  name: 'supplierAccountChange',
  table: 'supplier_account_change',
  label: label('账户变更', 'Account change'),
  fields: {
    account: ref('变更的账户', 'Account', 'supplierBankAccount'),
    accountName: text('新账户名称', 'New account name'),
    accountNo: sealedAccount('新银行账号', 'New account number'),
    bankName: text('新开户银行', 'New bank'),
    branch: text('新开户支行', 'New branch'),
    reason: longText('变更原因', 'Reason', { max: 500 }),
    proof: attachments('变更证明', 'Proof', { max: 5 }).default([]),
    supplier: ofSupplier(),
    name: sentence('标题', 'Title'),
    oldAccountName: text('原账户名称', 'Old account name'),
    oldAccountNo: sealedAccount('原银行账号', 'Old account number'),
    oldBankName: text('原开户银行', 'Old bank'),
    oldBranch: text('原开户支行', 'Old branch'),
    owner: optional(person('申请人', 'Asked by')),
    decidedBy: optional(person('审核人', 'Reviewed by')),
    opinion: optional(text('意见', 'Opinion', { max: 500 })),
    /** Somebody calls the supplier at a number we knew before, and hears it from them. */
    callback: choice('回访', 'Call-back', [
      ['waiting', '待回访', 'Waiting', 'orange'],
      ['confirmed', '已确认', 'Confirmed', 'green'],
      ['denied', '对方否认', 'Denied', 'red'],
    ]),
    calledBy: optional(person('回访人', 'Called by')),
    calledWhom: optional(text('回访对象', 'Spoke with', { max: 100 })),
    status: choice('状态', 'Status', documentStatesByHand),
  },
  title: 'name',
  search: ['name', 'reason'],
  list: [
    'code',
    'supplier',
    'name',
    'accountName',
    'accountNo',
    'bankName',
    'owner',
    'callback',
    'status',
    'createdAt',
    'updatedAt',
  ],
  sort: ['createdAt', 'updatedAt', 'code', 'status'],
  defaultSort: '-createdAt',
  scope: 'tenant',
})

const managedFields = {
  supplier: true,
  name: true,
  oldAccountName: true,
  oldAccountNo: true,
  oldBankName: true,
  oldBranch: true,
  owner: true,
  decidedBy: true,
  opinion: true,
  callback: true,
  calledBy: true,
  calledWhom: true,
  status: true,
} as const

export const SupplierAccountChange = {
  ...described,
  create: described.create.omit(managedFields),
  update: described.update.omit(managedFields),
}

const { update: _, ...plain } = crud(SupplierAccountChange)

export const accountChange = {
  ...plain,
  decide: endpoint({
    method: 'POST',
    path: '/api/supplier_account_change/decide/:id',
    title: label('审核账户变更', 'Review an account change'),
    access: { permission: 'supplierAccountChange:decide' },
    params: IdParams,
    body: z.strictObject({ approve: z.boolean(), opinion: z.string().trim().max(500).default('') }),
    result: IdResult,
  }),
  /** What the supplier said on the telephone; a yes puts the new number in place. */
  confirm: endpoint({
    method: 'POST',
    path: '/api/supplier_account_change/confirm/:id',
    title: label('登记账户变更回访', 'Note the call-back of an account change'),
    access: { permission: 'supplierAccountChange:confirm' },
    params: IdParams,
    body: z.strictObject({ confirmed: z.boolean(), calledWhom: z.string().trim().min(1).max(100) }),
    result: IdResult,
  }),
}
