import type { RenewPage } from '@srm/api/onboarding'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'

export const purpose = 'supplierUpdate'
export const ticketStep = 'onboarding.update'

/** A supplier's token for something else opens nothing here. */
export const updateIn = ({ session: { supplier } }: Ctx): string =>
  supplier?.purpose === purpose ? supplier.id : fail('session.missing')

export type RenewalRequest = {
  readonly id: string
  readonly kind: 'certificate' | 'prices'
  readonly status: RenewPage['status']
  readonly mobile: string
  readonly supplierId: string
  readonly uploads: readonly string[]
  readonly until: number
}

const askedSql = `select id, kind, status, mobile, supplier_id as "supplierId", uploads, extract(epoch from expires_at)::int as until
  from supplier_update where tenant_id = $1 and id = $2 and expires_at > now()`

/** Good while its time lasts. */
export const askedOf = async (ctx: Ctx, id: string, lock = false): Promise<RenewalRequest> =>
  (await ctx.db.run<RenewalRequest>(lock ? `${askedSql} for update` : askedSql, [ctx.tenantId, id])).rows[0] ??
  fail('onboarding.gone')

const pageSql = `select t.company_name as company, s.name as supplier, u.name, u.note, u.kind, u.status, u.expires_at as "expiresAt", u.opinion,
    case when c.id is not null then jsonb_build_object('type', coalesce(o.option_name, c.type), 'number', c.number,
      'expiresOn', c.expires_on, 'longTerm', c.long_term) end as certificate
  from supplier_update u join tenant t on t.tenant_id = u.tenant_id
    join supplier s on s.tenant_id = u.tenant_id and s.id = u.supplier_id
    left join supplier_certificate c on c.tenant_id = u.tenant_id and c.id = u.certificate_id
    left join sel_option o on o.tenant_id = u.tenant_id and o.sel_type_name = 'certificateType' and o.value = c.type
  where u.tenant_id = $1 and u.id = $2`

const pricesSql = `select p.id as item, p.name, p.spec, p.unit, p.price::text as price
  from supplier_update u join supplier_price_item p on p.tenant_id = u.tenant_id and p.supplier_id = u.supplier_id
  where u.tenant_id = $1 and u.id = $2 and u.kind = 'prices' order by p.created_at, p.id limit 200`

/** Their own certificate and their own prices; nothing else of what we keep of them. */
export const renewPage = async (ctx: Ctx, id: string): Promise<RenewPage> => {
  await askedOf(ctx, id)
  const { rows } = await ctx.db.run<Omit<RenewPage, 'prices'>>(pageSql, [ctx.tenantId, id])
  const prices = (await ctx.db.run<RenewPage['prices'][number]>(pricesSql, [ctx.tenantId, id])).rows
  return { ...(rows[0] ?? fail('onboarding.gone')), prices }
}
