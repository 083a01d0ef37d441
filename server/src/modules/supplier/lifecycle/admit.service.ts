import { Hotel, Place, Supplier, SupplierBankAccount, SupplierCertificate, SupplierContact } from '@srm/api/supplier'
import type { Ctx } from '#kernel/ctx.ts'
import { fingerprint } from '#kernel/sealing.ts'
import { bankAccounts } from './bank-account.service.ts'
import { certificates } from './certificate.service.ts'
import { contacts } from './contact.service.ts'
import { hotels } from './hotel.service.ts'
import { places } from './place.service.ts'
import type { Holder, Values } from './part.service.ts'
import { suppliers } from './supplier.service.ts'

/** What somebody brought along who is now taken in; each part as its record takes it, without the supplier. */
export type AdmissionResult = {
  readonly company: Values
  readonly contact: Values & { readonly mobile: string }
  readonly certificates: readonly Values[]
  readonly account: (Values & { readonly accountNo: string }) | null
  readonly hotels: readonly Values[]
  readonly places: readonly Values[]
}

/** Whoever lets them in may not see every number; what was brought is kept as it was brought. */
const uncovered = (ctx: Ctx): Ctx => ({ ...ctx, session: { ...ctx.session, masks: new Set() } })

const knownSql = `select
  exists (select 1 from supplier_contact where tenant_id = $1 and supplier_id = $2 and mobile = $3) as contact,
  exists (select 1 from supplier_bank_account where tenant_id = $1 and supplier_id = $2 and account_no_key = $4) as account,
  (select array_agg(number) from supplier_certificate where tenant_id = $1 and supplier_id = $2) as certificates`

type KnownItems = { contact: boolean; account: boolean; certificates: string[] | null }

/** Nothing a supplier has already is added a second time. */
const known = async (ctx: Ctx, id: string, { contact, account }: AdmissionResult): Promise<KnownItems> => {
  const number = account && fingerprint(ctx.config, ctx.tenantId, account.accountNo)
  const values = [ctx.tenantId, id, contact.mobile, number]
  const { rows } = await ctx.db.run<KnownItems>(knownSql, values)
  return rows[0] ?? { contact: false, account: false, certificates: null }
}

/** What they offer waits, out of use, until somebody has looked at it. */
const waiting = { status: 'disabled' }

/** Takes somebody in as a potential supplier, or adds what they brought to one we have. */
export const admitSupplier = async (
  given: Ctx,
  admitted: AdmissionResult,
  into: string | null,
  from: Holder,
): Promise<string> => {
  const ctx = uncovered(given)
  const { company, contact, account } = admitted
  const made = into ?? (await suppliers.create(ctx, { ...Supplier.create.parse(company), source: 'apply' })).id
  const has = await known(ctx, made, admitted)
  const of = { supplier: made }
  if (!has.contact) {
    const may = { receiveInquirySms: true, canQuote: true }
    await contacts.uses.create(ctx, SupplierContact.create.parse({ ...contact, ...may, ...of }))
  }
  for (const one of admitted.certificates)
    if (!has.certificates?.includes(String(one['number'])))
      await certificates.uses.create(ctx, SupplierCertificate.create.parse({ ...one, ...of }), from)
  if (account && !has.account)
    await bankAccounts.uses.create(ctx, SupplierBankAccount.create.parse({ ...account, ...of }), from)
  for (const one of admitted.hotels)
    await hotels.uses.create(ctx, Hotel.create.parse({ ...one, ...of, ...waiting }), from)
  for (const one of admitted.places)
    await places.uses.create(ctx, Place.create.parse({ ...one, ...of, ...waiting }), from)
  return made
}
