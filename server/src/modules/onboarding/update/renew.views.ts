import type { RenewPage } from '@srm/api/onboarding'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { sessionFor } from '#modules/external/index.ts'

const purpose = 'supplierUpdate'

export const updateIn = (ctx: Ctx): string => sessionFor(ctx, purpose)

export type RenewalRequest = {
  readonly id: string
  readonly kind: 'certificate' | 'prices'
  readonly status: RenewPage['status']
  readonly supplierId: string
  readonly uploads: readonly string[]
}

const askedSql = `select u.id, u.kind, u.status, u.supplier_id as "supplierId", u.uploads
  from supplier_update u join external_link_ref x on x.tenant_id = u.tenant_id and x.id = u.id
  where u.tenant_id = $1 and u.id = $2 and x.expires_at > now() and x.revoked_at is null`

/** Good while its time lasts. */
export const askedOf = async (ctx: Ctx, id: string, lock = false): Promise<RenewalRequest> =>
  (await ctx.db.run<RenewalRequest>(lock ? `${askedSql} for update of u` : askedSql, [ctx.tenantId, id])).rows[0] ??
  fail('onboarding.gone')

const pageSql = `select t.company_name as company, s.name as supplier, u.name, u.note, u.kind, u.status, u.expires_at as "expiresAt", u.opinion,
    case when c.id is not null then jsonb_build_object('type', coalesce(o.name, c.type), 'number', c.number,
      'expiresOn', c.expires_on, 'longTerm', c.long_term) end as certificate
  from supplier_update u join tenant_ref t on t.tenant_id = u.tenant_id
    join supplier_ref s on s.tenant_id = u.tenant_id and s.id = u.supplier_id
    left join supplier_certificate_ref c on c.tenant_id = u.tenant_id and c.id = u.certificate_id
    left join sel_option_ref o on o.tenant_id = u.tenant_id and o.type = 'certificateType' and o.value = c.type
  where u.tenant_id = $1 and u.id = $2`

const pricesSql = `select p.id as item, p.name, p.spec, p.unit, p.price::text as price
  from supplier_update u join supplier_price_item_ref p on p.tenant_id = u.tenant_id and p.supplier_id = u.supplier_id
  where u.tenant_id = $1 and u.id = $2 and u.kind = 'prices' order by p.created_at, p.id limit 200`

/** Their own certificate and their own prices; nothing else of what we keep of them. */
export const renewPage = async (ctx: Ctx, id: string): Promise<RenewPage> => {
  await askedOf(ctx, id)
  const { rows } = await ctx.db.run<Omit<RenewPage, 'prices'>>(pageSql, [ctx.tenantId, id])
  const prices = (await ctx.db.run<RenewPage['prices'][number]>(pricesSql, [ctx.tenantId, id])).rows
  return { ...(rows[0] ?? fail('onboarding.gone')), prices }
}
