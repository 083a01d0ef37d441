import type { QuotePage } from '@srm/api/quote'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Seat } from '../seal/version.store.ts'

/** Who came by a link, and what they are asked. */
export type Invitation = Seat &
  Pick<
    QuotePage,
    | 'company'
    | 'title'
    | 'code'
    | 'supplier'
    | 'contact'
    | 'buyer'
    | 'deadline'
    | 'now'
    | 'decisionOn'
    | 'isTaxIncluded'
    | 'allowsPartial'
    | 'allowsAlternate'
    | 'isTwoEnvelope'
    | 'terms'
    | 'declineReason'
    | 'isFinalRound'
    | 'confirmation'
  > & {
    readonly stage: string
    readonly state: string
    readonly files: readonly string[]
    /** Quotes of their round are taken now. */
    readonly isOpen: boolean
  }

/** How long a supplier reads what it sent after the deadline. */
export const readableDays = 7

const invitedSql = `select p.id as "purchaseId", i.id as "invitationId", i.round_no as "roundNo", t.company_name as company, p.title, p.code,
    s.name as supplier, coalesce(i.contact_name, s.name) as contact, u.name as buyer, p.deadline, clock_timestamp() as now,
    p.decision_on as "decisionOn", p.is_tax_included as "isTaxIncluded", p.allows_partial as "allowsPartial",
    p.allows_alternate as "allowsAlternate", p.is_two_envelope as "isTwoEnvelope", p.terms, p.attachments as files, p.stage, i.state, i.decline_reason as "declineReason",
    exists (select 1 from purchase_round_ref r where r.tenant_id = i.tenant_id and r.purchase_id = i.purchase_id
      and r.round_no = i.round_no and r.is_final) as "isFinalRound",
    (select jsonb_build_object('total', coalesce(q.total, 0)::text, 'validUntil', q.valid_until::text) from quote_confirmation c
      join quote q on q.tenant_id = c.tenant_id and q.id = c.quote_id
      where c.tenant_id = i.tenant_id and c.invitation_id = i.id and c.answered_at is null) as confirmation,
    p.stage = 'quoting' and i.round_no = p.round_no and i.state <> 'canceled' and clock_timestamp() < p.deadline as "isOpen"
  from external_link_ref x
    join purchase_invitation_ref i on i.tenant_id = x.tenant_id and i.link_id = x.id
    join purchase_ref p on p.tenant_id = i.tenant_id and p.id = i.purchase_id
    join supplier_ref s on s.tenant_id = i.tenant_id and s.id = i.supplier_id
    join user_ref u on u.tenant_id = p.tenant_id and u.id = p.buyer_id
    join tenant_ref t on t.tenant_id = p.tenant_id
  where x.tenant_id = $1 and x.id = $2 and x.purpose = 'quote' and x.expires_at > now() and x.revoked_at is null
    and (clock_timestamp() < p.deadline + interval '${String(readableDays)} days'
      or exists (select 1 from quote_confirmation c where c.tenant_id = i.tenant_id and c.invitation_id = i.id
        and (c.answered_at is null or c.answered_at > now() - interval '1 day')))`

/** Looked up by the link with every call: what is revoked or over shows nothing more. */
export const invitedBy = async (ctx: Ctx, linkId: string): Promise<Invitation> =>
  (await ctx.db.run<Invitation>(invitedSql, [ctx.tenantId, linkId])).rows[0] ?? fail('quote.gone')

export const openInvitation = async (ctx: Ctx, linkId: string): Promise<Invitation> => {
  const invited = await invitedBy(ctx, linkId)
  if (!invited.isOpen) fail('quote.too_late')
  return invited
}
