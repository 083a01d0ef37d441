import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { Customer } from './customer.ts'

/** Amounts are left out for roles that do not get to see them. */
export const CreditFacts = z.object({
  limit: z.string().nullable(),
  days: z.int().nullable(),
  receivable: z.string().nullable(),
  overdueDays: z.int(),
  /** What speaks against more business on credit, in words. */
  warnings: z.array(z.string()),
})
export type CreditFacts = z.output<typeof CreditFacts>

export const creditFields = { creditLimit: Customer.fields.creditLimit, creditDays: Customer.fields.creditDays }

export const credit = {
  show: endpoint({
    method: 'GET',
    path: '/api/customer/credit/:id',
    family: 'customer',
    title: label('查看客户信用', 'Show a customer’s credit'),
    access: { permission: 'customer:show' },
    params: IdParams,
    result: CreditFacts,
  }),
  set: endpoint({
    method: 'POST',
    path: '/api/customer/setCredit/:id',
    family: 'customer',
    title: label('设置客户信用', 'Set a customer’s credit'),
    access: { permission: 'customer:setCredit' },
    params: IdParams,
    body: z.strictObject({ version: z.int(), ...creditFields }),
    result: z.object({ id: Id, version: z.int() }),
  }),
}
