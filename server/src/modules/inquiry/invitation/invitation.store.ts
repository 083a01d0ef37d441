import type { InvitationState } from '@srm/api/inquiry'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'

export type InvitationRow = {
  readonly id: string
  readonly purchaseId: string
  readonly supplierId: string
  readonly supplier: string
  readonly contactId: string | null
  readonly contactName: string | null
  readonly mobile: string | null
  readonly state: InvitationState
  readonly sentAt: string | null
  readonly lastSentAt: string | null
  readonly resentCount: number
  readonly firstViewedAt: string | null
  readonly lastViewedAt: string | null
  readonly viewCount: number
  readonly declineReason: string | null
  readonly declineNote: string | null
  readonly linkId: string | null
  readonly roundNo: number
  /** Sent so short a time ago that sending it again would only annoy. */
  readonly waitMinutes: number
}

/** As long as a message takes to be seen. */
const resendMinutes = 10

const columns = `i.id, i.purchase_id as "purchaseId", i.supplier_id as "supplierId", s.name as supplier, i.contact_id as "contactId",
    i.contact_name as "contactName", i.mobile, i.state, i.sent_at as "sentAt", i.last_sent_at as "lastSentAt",
    i.resent_count as "resentCount", i.first_viewed_at as "firstViewedAt", i.last_viewed_at as "lastViewedAt",
    i.view_count as "viewCount", coalesce(r.name, i.decline_reason) as "declineReason", i.decline_note as "declineNote",
    i.link_id as "linkId", i.round_no as "roundNo",
    greatest(0, ceil(extract(epoch from i.last_sent_at + interval '${String(resendMinutes)} minutes' - now()) / 60))::int as "waitMinutes"`

const from = `from purchase_invitation i join supplier_ref s on s.tenant_id = i.tenant_id and s.id = i.supplier_id
  left join sel_option_ref r on r.tenant_id = i.tenant_id and r.type = 'purchaseDeclineReason' and r.value = i.decline_reason`

/** The suppliers of a purchase, in the order they were chosen. */
export const invitationsOf = async (ctx: Ctx, purchaseId: string): Promise<InvitationRow[]> => {
  const sql = `select ${columns} ${from} where i.tenant_id = $1 and i.purchase_id = $2 order by i.created_at, i.id`
  return (await ctx.db.run<InvitationRow>(sql, [ctx.tenantId, purchaseId])).rows
}

export const invitationOf = async (ctx: Ctx, id: string): Promise<InvitationRow> => {
  const sql = `select ${columns} ${from} where i.tenant_id = $1 and i.id = $2`
  return (await ctx.db.run<InvitationRow>(sql, [ctx.tenantId, id])).rows[0] ?? fail('record.not_found')
}

const countSql = `update purchase p set invited_count = (select count(*) from purchase_invitation i
    where i.tenant_id = p.tenant_id and i.purchase_id = p.id and i.state <> 'canceled'), version = version + 1, updated_at = now(),
    updated_by = app.actor()
  where p.tenant_id = $1 and p.id = $2`

/** Another set of suppliers is another version of the purchase. */
export const recountInvitations = async (ctx: Ctx, purchaseId: string): Promise<void> => {
  await ctx.db.run(countSql, [ctx.tenantId, purchaseId])
}
