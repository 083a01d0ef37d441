import { optional } from '../shared/field-meta.ts'
import { bankAccount, department, person, text } from '../shared/fields.ts'

/** Where an employee gets their money. */
export const payeeFields = {
  payeeName: text('收款人', 'Payee', { max: 50 }),
  payeeBank: text('开户银行', 'Bank', { max: 100 }),
  payeeAccount: bankAccount('收款账号', 'Account number'),
}

/** Whoever asks for money, unless somebody else is named. */
export const applicantFields = {
  owner: optional(person('申请人', 'Applicant')),
  department: optional(department('申请部门', 'Department')),
}
