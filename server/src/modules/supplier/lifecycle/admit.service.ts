import { Hotel, Place, Supplier, SupplierBankAccount, SupplierCertificate, SupplierContact } from '@srm/api/supplier'
import type { Ctx } from '#kernel/ctx.ts'
import type { z } from 'zod'
import { fingerprint } from '#kernel/log/sealing.ts'
import type { Holder } from '#modules/record/index.ts'
import { bankAccounts } from '../account/bank-account.service.ts'
import { certificates } from '../certificate/certificate.service.ts'
import { contacts } from '../contact/contact.service.ts'
import { hotels } from '../venue/hotel.service.ts'
import { places } from '../venue/place.service.ts'
import { suppliers } from '../supplier.service.ts'

/** What a record takes, but for the supplier it will belong to. */
type PartInput<S extends z.ZodType> = Omit<z.input<S>, 'supplier'>

/** What they offer is out of use until somebody has looked at it, so nobody says whether it is. */
type OfferInput<S extends z.ZodType> = Omit<PartInput<S>, 'status'>

/** What somebody brought along who is now taken in. */
export type AdmissionInput = {
  readonly company: z.input<typeof Supplier.create>
  readonly contact: PartInput<typeof SupplierContact.create>
  readonly certificates: readonly PartInput<typeof SupplierCertificate.create>[]
  readonly account: PartInput<typeof SupplierBankAccount.create> | null
  readonly hotels: readonly OfferInput<typeof Hotel.create>[]
  readonly places: readonly OfferInput<typeof Place.create>[]
}

/** Whoever lets them in may not see every number; what was brought is kept as it was brought. */
const uncovered = (ctx: Ctx): Ctx => ({ ...ctx, session: { ...ctx.session, masks: new Set() } })

const knownSql = `select
  exists (select 1 from supplier_contact where tenant_id = $1 and supplier_id = $2 and mobile = $3) as contact,
  exists (select 1 from supplier_bank_account where tenant_id = $1 and supplier_id = $2 and account_no_key = $4) as account,
  (select array_agg(number) from supplier_certificate where tenant_id = $1 and supplier_id = $2) as certificates`

type KnownItems = { contact: boolean; account: boolean; certificates: string[] | null }

/** Nothing a supplier has already is added a second time. */
const known = async (ctx: Ctx, id: string, { contact, account }: AdmissionInput): Promise<KnownItems> => {
  const number = account && fingerprint(ctx.config, ctx.tenantId, account.accountNo)
  const values = [ctx.tenantId, id, contact.mobile, number]
  const { rows } = await ctx.db.run<KnownItems>(knownSql, values)
  return rows[0] ?? { contact: false, account: false, certificates: null }
}

const waiting = { status: 'disabled' } as const

/** Takes somebody in as a potential supplier, or adds what they brought to one we have. */
export const admitSupplier = async (
  given: Ctx,
  admitted: AdmissionInput,
  into: string | null,
  from: Holder,
): Promise<string> => {
  const ctx = uncovered(given)
  const { company, contact, account } = admitted
  const made = into ?? (await suppliers.service.create(ctx, { ...Supplier.create.parse(company), source: 'apply' })).id
  const has = await known(ctx, made, admitted)
  const of = { supplier: made }
  if (!has.contact) {
    const may = { receiveInquirySms: true, canQuote: true }
    await contacts.service.create(ctx, SupplierContact.create.parse({ ...contact, ...may, ...of }))
  }
  for (const one of admitted.certificates)
    if (!has.certificates?.includes(one.number))
      await certificates.service.create(ctx, SupplierCertificate.create.parse({ ...one, ...of }), from)
  if (account && !has.account)
    await bankAccounts.service.create(ctx, SupplierBankAccount.create.parse({ ...account, ...of }), from)
  for (const one of admitted.hotels)
    await hotels.service.create(ctx, Hotel.create.parse({ ...one, ...of, ...waiting }), from)
  for (const one of admitted.places)
    await places.service.create(ctx, Place.create.parse({ ...one, ...of, ...waiting }), from)
  return made
}
