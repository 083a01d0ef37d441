import { crm, CustomerForbiddenSupplier } from '@srm/api/crm'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { defineResource } from '#modules/record/index.ts'
import { assertCustomer } from '../belonging.service.ts'

mapConstraintError('customer_forbidden_supplier_key', 'customer.supplier_listed', 'supplier')

export const forbiddenSuppliers = defineResource(CustomerForbiddenSupplier, crm.forbiddenSupplier, {
  code: { type: 112, prefix: 'KHJY', digits: 5 },
  prepare: async (ctx, sent, before) => {
    await assertCustomer(ctx, sent.customer, before)
    return sent
  },
})

const reasonSql = `select reason from customer_forbidden_supplier where tenant_id = $1 and customer_id = $2 and supplier_id = $3`

/** A supplier the customer refuses is not invited, ordered from or awarded for that customer. */
export const assertSupplierAllowed = async (ctx: Ctx, customerId: string, supplierId: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ reason: string }>(reasonSql, [ctx.tenantId, customerId, supplierId])
  const [found] = rows
  if (found) fail('customer.supplier_forbidden', { words: { reason: { zh: found.reason, en: found.reason } } })
}
