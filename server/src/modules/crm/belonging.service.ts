import { Customer } from '@srm/api/crm'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { assertEditable } from '#kernel/records/read/scope.ts'
import { own } from './crm.db.ts'

type Belonging = { readonly customer: { readonly id: string } } | undefined

/** Nobody writes anything down at a customer they may not change, nor takes it from one. */
export const assertCustomer = async (ctx: Ctx, customer: string, before: Belonging): Promise<void> => {
  if (before?.customer.id !== customer) await assertEditable(ctx, Customer, customer)
}

/** A contact named in what belongs to a customer is one of that customer's. */
export const assertContact = async (
  ctx: Ctx,
  customer: string,
  contact: string | null | undefined,
  path: string,
): Promise<void> => {
  if (!contact) return
  const found = await own(ctx)
    .selectFrom('customer_contact')
    .select('id')
    .where('customer_id', '=', customer)
    .where('id', '=', contact)
    .executeTakeFirst()
  if (!found) fail('customer.contact_elsewhere', { errors: [{ path, message: '' }] })
}

/** An opportunity named in what belongs to a customer is one of that customer's. */
export const assertOpportunity = async (
  ctx: Ctx,
  customer: string,
  opportunity: string | null | undefined,
): Promise<void> => {
  if (!opportunity) return
  const found = await own(ctx)
    .selectFrom('opportunity')
    .select('id')
    .where('customer_id', '=', customer)
    .where('id', '=', opportunity)
    .executeTakeFirst()
  if (!found) fail('opportunity.elsewhere', { errors: [{ path: 'opportunity', message: '' }] })
}

const othersSql = {
  customer_contact:
    'select 1 from customer_contact where tenant_id = $1 and customer_id = $2 and id is distinct from $3 limit 1',
  customer_title:
    'select 1 from customer_title where tenant_id = $1 and customer_id = $2 and id is distinct from $3 limit 1',
  customer_address:
    'select 1 from customer_address where tenant_id = $1 and customer_id = $2 and id is distinct from $3 limit 1',
} as const

const yieldSql = {
  customer_contact:
    'update customer_contact set is_primary = false where tenant_id = $1 and customer_id = $2 and is_primary and id is distinct from $3',
  customer_title:
    'update customer_title set is_default = false where tenant_id = $1 and customer_id = $2 and is_default and id is distinct from $3',
  customer_address:
    'update customer_address set is_default = false where tenant_id = $1 and customer_id = $2 and is_default and id is distinct from $3',
} as const

/** One comes first: a new first one takes over, and the only one is it. */
export const isFirst = async (
  ctx: Ctx,
  table: keyof typeof othersSql,
  customer: string,
  id: string | null,
  wanted: boolean,
): Promise<boolean> => {
  const at = [ctx.tenantId, customer, id]
  const first = wanted || (await ctx.db.run(othersSql[table], at)).rows.length === 0
  if (first) await ctx.db.run(yieldSql[table], at)
  return first
}
