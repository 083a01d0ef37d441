import type { SurrogatePage } from '@srm/api/quote'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { askedLines } from '../lines.views.ts'
import { purchaseSteps } from '#modules/inquiry/index.ts'

type Head = Omit<SurrogatePage, 'lines'>

const headSql = `select coalesce(p.deadline <= clock_timestamp(), false) or p.stage <> 'quoting' as "isLate",
    p.is_tax_included as "isTaxIncluded", p.allows_partial as "allowsPartial",
    coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'name', s.name) order by s.name, i.id)
      from purchase_invitation_ref i join supplier_ref s on s.tenant_id = i.tenant_id and s.id = i.supplier_id
      where i.tenant_id = p.tenant_id and i.purchase_id = p.id and i.round_no = p.round_no and i.state <> 'canceled'), '[]') as invitations
  from purchase_ref p where p.tenant_id = $1 and p.id = $2`

/** What may be entered, and for whom; who has quoted is not told. */
export const surrogatePage = async (ctx: Ctx, id: string): Promise<SurrogatePage> => {
  await purchaseSteps.assertVisible(ctx, id)
  const [head] = (await ctx.db.run<Head>(headSql, [ctx.tenantId, id])).rows
  if (!head) return fail('record.not_found')
  return { ...head, lines: await askedLines(ctx, id) }
}

const undocumentedSql = `select invitation_id as id from (select distinct on (v.invitation_id) v.*
    from quote_version v left join quote_approval a on a.tenant_id = v.tenant_id and a.version_id = v.id
    where v.tenant_id = $1 and v.purchase_id = $2 and v.round_no = $3 and (not v.is_late or a.is_approved)
    order by v.invitation_id, v.version_no desc) last
  where kind = 'quote' and surrogate_by is not null and not has_document`

/** Whose last word we wrote without a paper of theirs. */
export const undocumentedInvitations = async (
  ctx: Ctx,
  { id, roundNo }: { readonly id: string; readonly roundNo: number },
): Promise<string[]> =>
  (await ctx.db.run<{ id: string }>(undocumentedSql, [ctx.tenantId, id, roundNo])).rows.map((row) => row.id)
