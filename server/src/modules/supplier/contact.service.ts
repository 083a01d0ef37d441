import { supplier, SupplierContact } from '@srm/api/supplier'
import type { Ctx } from '#kernel/ctx.ts'
import type { Row } from '#kernel/records/select.ts'
import { own } from './supplier.db.ts'
import { part, type Values } from './part.service.ts'

/** One contact is asked first: a new first one takes over, and the only one is it. */
const withOneFirst = async (ctx: Ctx, sent: Values, before?: Row): Promise<Values> => {
  const id = (before?.['id'] ?? null) as string | null
  const others = own(ctx)
    .selectFrom('supplier_contact')
    .select('id')
    .where('supplier_id', '=', String(sent['supplier']))
    .$if(id !== null, (query) => query.where('id', '<>', id ?? ''))
  const first = sent['isPrimary'] === true || (await others.limit(1).executeTakeFirst()) === undefined
  if (first)
    await own(ctx)
      .updateTable('supplier_contact')
      .set({ is_primary: false })
      .where('supplier_id', '=', String(sent['supplier']))
      .where('is_primary', '=', true)
      .$if(id !== null, (query) => query.where('id', '<>', id ?? ''))
      .execute()
  return { ...sent, isPrimary: first }
}

export const contacts = part(
  SupplierContact,
  supplier.contact,
  { type: 50, prefix: 'LXR', digits: 5 },
  {
    prepare: withOneFirst,
  },
)
