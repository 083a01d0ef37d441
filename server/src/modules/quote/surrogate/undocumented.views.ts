import type { Ctx } from '#kernel/ctx.ts'

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
