import { supplier, SupplierContact } from '@srm/api/supplier'
import type { Ctx } from '#kernel/ctx.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import { defineResource } from '#modules/record/index.ts'
import { own } from '../supplier.db.ts'

type Contact = typeof SupplierContact

/** One contact is asked first: a new first one takes over, and the only one is it. */
const withOneFirst = async (
  ctx: Ctx,
  sent: CreateInput<Contact>,
  before: Row<Contact> | undefined,
): Promise<CreateInput<Contact>> => {
  const id = before?.id ?? null
  const others = own(ctx)
    .selectFrom('supplier_contact')
    .select('id')
    .where('supplier_id', '=', sent.supplier)
    .$if(id !== null, (query) => query.where('id', '<>', id ?? ''))
  const first = sent.isPrimary || (await others.limit(1).executeTakeFirst()) === undefined
  if (first)
    await own(ctx)
      .updateTable('supplier_contact')
      .set({ is_primary: false })
      .where('supplier_id', '=', sent.supplier)
      .where('is_primary', '=', true)
      .$if(id !== null, (query) => query.where('id', '<>', id ?? ''))
      .execute()
  return { ...sent, isPrimary: first }
}

export const contacts = defineResource(SupplierContact, supplier.contact, {
  code: { type: 50, prefix: 'LXR', digits: 5 },
  prepare: withOneFirst,
})
