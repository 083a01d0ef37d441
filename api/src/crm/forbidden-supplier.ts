import { crud } from '../shared/crud.ts'
import { ref, text } from '../shared/fields.ts'
import { label } from '../shared/label.ts'
import { record } from '../shared/record.ts'
import { ofCustomer } from './words.ts'

/** A supplier a customer does not want to see at its events. */
export const CustomerForbiddenSupplier = record({
  name: 'customerForbiddenSupplier',
  table: 'customer_forbidden_supplier',
  label: label('客户禁用供应商', 'Supplier a customer refuses'),
  fields: {
    customer: ofCustomer(),
    supplier: ref('供应商', 'Supplier', 'supplier'),
    reason: text('禁用原因', 'Why', { max: 200 }),
  },
  title: 'reason',
  search: ['reason'],
  list: ['customer', 'supplier', 'reason', 'createdBy', 'createdAt', 'updatedAt'],
  sort: ['createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
  scope: { through: 'customer' },
})

export const forbiddenSupplier = crud(CustomerForbiddenSupplier)
