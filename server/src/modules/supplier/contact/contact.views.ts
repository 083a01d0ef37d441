import type { Ctx } from '#kernel/ctx.ts'
import type { Contact } from '#kernel/records/document.ts'

/** What a step asks for, as the contacts' own duties name it; whoever seals contracts is not told apart. */
const duties: Readonly<Record<string, string>> = { business: 'sales', finance: 'finance' }

/** Those in charge of it first, then the one who is asked first for everything. */
const sql = `select c.id, c.name, c.mobile, s.name as company from app.supplier_contact c
  join app.supplier s on s.tenant_id = c.tenant_id and s.id = c.supplier_id
  where c.tenant_id = $1 and c.supplier_id = $2::uuid and c.status = 'active' and c.mobile is not null
  order by ($3 = any(c.roles)) desc, c.is_primary desc, c.created_at, c.id limit 50`

/** Whom to ask at a supplier, the fittest first. */
export const contactsAt = async (
  ctx: Ctx,
  supplierId: string | null,
  { contact }: { readonly contact: string },
): Promise<readonly Contact[]> =>
  supplierId ? (await ctx.db.run<Contact>(sql, [ctx.tenantId, supplierId, duties[contact] ?? ''])).rows : []
