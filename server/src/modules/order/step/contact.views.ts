import type { Ctx } from '#kernel/ctx.ts'

export type OrderContact = { readonly id: string; readonly name: string; readonly mobile: string }

const contactSql = `select id, name, mobile from supplier_contact_ref
  where tenant_id = $1 and supplier_id = $2 and status = 'active' and mobile is not null and mobile <> ''
  order by id is not distinct from $3::uuid desc, is_primary desc, receive_inquiry_sms desc, id limit 1`

type Order = {
  readonly supplier: { readonly id: string }
  readonly contact: { readonly id: string } | null
}

/** Who is told: the contact of the order, else the first of the supplier that has a number. */
export const contactOf = async (ctx: Ctx, { supplier, contact }: Order): Promise<OrderContact | undefined> =>
  (await ctx.db.run<OrderContact>(contactSql, [ctx.tenantId, supplier.id, contact?.id ?? null])).rows[0]
