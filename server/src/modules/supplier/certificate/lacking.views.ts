import type { Ctx } from '#kernel/ctx.ts'
import { certificateNames } from '../lifecycle/lifecycle.views.ts'
import { requiredByClass } from '../lifecycle/required.views.ts'

const today = `(now() at time zone 'Asia/Shanghai')::date`

/** Where a required certificate has run out and no good one of its kind is there. Those who never had one are not yet in. */
const lackingSql = `with required as (select * from jsonb_to_recordset($2::jsonb) as x (class uuid, type text))
  select s.id, array_agg(distinct r.type) as types, bool_or(h.id is not null) as held
  from supplier s
    join required r on r.class = any(s.classifies)
    left join supplier_hold h on h.tenant_id = s.tenant_id and h.supplier_id = s.id and h.cause = 'certificate' and h.released_at is null
  where s.tenant_id = $1 and ($3::uuid[] is null or s.id = any($3)) and s.lifecycle in ('potential', 'qualified', 'preferred', 'frozen')
    and exists (select 1 from supplier_certificate c where c.tenant_id = $1 and c.supplier_id = s.id and c.type = r.type
      and (c.status in ('expired', 'revoked') or c.expires_on < ${today}))
    and not exists (select 1 from supplier_certificate c where c.tenant_id = $1 and c.supplier_id = s.id and c.type = r.type
      and c.status in ('valid', 'expiring') and (c.long_term or c.expires_on >= ${today}))
  group by s.id order by s.id`

type MissingCertificates = { readonly id: string; readonly types: readonly string[]; readonly held: boolean }

/** Suppliers that lack certificates their classes ask for; all of them, or these. */
export const lackingCertificates = async (ctx: Ctx, only: readonly string[] | null): Promise<MissingCertificates[]> => {
  const required = [...(await requiredByClass(ctx))].flatMap(([id, { types }]) =>
    types.map((type) => ({ class: id, type })),
  )
  return (await ctx.db.run<MissingCertificates>(lackingSql, [ctx.tenantId, JSON.stringify(required), only])).rows
}

/** The same by name, for sentences that refuse. */
export const expiredCertificates = async (
  ctx: Ctx,
  suppliers: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = await lackingCertificates(ctx, suppliers)
  if (found.length === 0) return new Map()
  const names = await certificateNames(ctx)
  return new Map(found.map(({ id, types }) => [id, types.map((type) => names.get(type) ?? type)]))
}
