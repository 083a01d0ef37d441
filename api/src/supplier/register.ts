import { endpoint } from '../endpoint.ts'
import { optional } from '../shared/field-meta.ts'
import { rows, text } from '../shared/fields.ts'
import { z } from 'zod'
import { IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { SupplierBankAccount } from './bank-account.ts'
import { SupplierCertificate } from './certificate.ts'
import { SupplierContact } from './contact.ts'
import { Supplier } from './supplier.ts'

const { name, mobile, position } = SupplierContact.fields
const { accountNo, bankName, branch, accountType } = SupplierBankAccount.fields
const { type, longTerm, expiresOn, files } = SupplierCertificate.fields

/** What is written down together with a new supplier, so that one form is enough. */
export const registerFields = {
  contacts: rows('联系人', 'Contacts', { name, mobile, position }, { max: 10 }).default([]),
  /** A line that holds no more than its kind is a reminder of what is required, and is not kept. */
  certificates: rows(
    '证件',
    'Certificates',
    { type, number: optional(text('证件编号', 'Number', { max: 60 })), longTerm, expiresOn, files },
    { max: 20 },
  ).default([]),
  accounts: rows(
    '银行账户',
    'Bank accounts',
    {
      /** The supplier itself unless somebody else is named. */
      accountName: optional(text('户名（默认同供应商）', 'Holder (the supplier by default)')),
      accountNo,
      bankName,
      branch,
      accountType: accountType.default('corporate'),
    },
    { max: 5 },
  ).default([]),
}

export const register = endpoint({
  method: 'POST',
  path: '/api/supplier/register',
  family: 'supplier',
  title: label('新增供应商及其资料', 'Create a supplier with what belongs to it'),
  access: { permission: 'supplier:create' },
  body: Supplier.create.extend(registerFields),
  result: IdResult.extend({ code: z.string() }),
})
