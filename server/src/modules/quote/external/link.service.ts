import { externalPages } from '@srm/api/quote/external-pages'
import { reconfirmScene } from '@srm/api/quote/sms-scenes'
import { label } from '@srm/api/shared/label'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { issueLink, prolongLink, renewLink, revokeLink, type ExternalPurpose } from '#modules/external/index.ts'
import { forSuppliers, type InvitationLinks, type InvitedContact } from '#modules/inquiry/index.ts'
import { purpose } from './external.service.ts'
import { readableDays } from './invited.views.ts'

const foundSql = `select i.id, t.company_name as company, p.deadline, i.resent_count > 0 as "isAgain", i.round_no as "roundNo"
  from purchase_invitation_ref i join purchase_ref p on p.tenant_id = i.tenant_id and p.id = i.purchase_id
    join tenant_ref t on t.tenant_id = i.tenant_id
  where i.tenant_id = $1 and i.link_id = $2 and p.stage = 'quoting' and i.state <> 'canceled'`

type AskedSupplier = {
  readonly id: string
  readonly company: string
  readonly deadline: string
  readonly isAgain: boolean
  readonly roundNo: number
}

const findInvitation = async (ctx: Ctx, linkId: string): Promise<AskedSupplier | undefined> =>
  (await ctx.db.run<AskedSupplier>(foundSql, [ctx.tenantId, linkId])).rows[0]

const confirmingSql = `select t.company_name as company, p.title from quote_confirmation c
    join purchase_invitation_ref i on i.tenant_id = c.tenant_id and i.id = c.invitation_id
    join purchase_ref p on p.tenant_id = i.tenant_id and p.id = i.purchase_id
    join tenant_ref t on t.tenant_id = i.tenant_id
  where c.tenant_id = $1 and i.link_id = $2 and c.answered_at is null`

/** After the opening a link is sent again only to ask whether a quote still holds. */
const confirmationMessage = async (ctx: Ctx, linkId: string) => {
  const [found] = (await ctx.db.run<{ company: string; title: string }>(confirmingSql, [ctx.tenantId, linkId])).rows
  return found && { scene: reconfirmScene, values: found }
}

/** A supplier quotes; which one its link is for is known by the invitation. */
export const quotePurpose: ExternalPurpose = {
  name: purpose,
  label: label('供应商报价', "A supplier's quote"),
  page: externalPages.quote.path,
  days: readableDays,
  message: async (ctx, { id }) => {
    const found = await findInvitation(ctx, id)
    if (!found) return confirmationMessage(ctx, id)
    const values = { company: found.company, deadline: forSuppliers.spokenTime(found.deadline) }
    const { invite, resend, round } = forSuppliers.scenes
    return { scene: found.isAgain ? resend : found.roundNo > 1 ? round : invite, values }
  },
  assertManager: async (ctx) => {
    if (!holds(ctx.session, 'purchase:resend')) fail('external.not_yours')
  },
  enter: async (ctx, { id }) => {
    const invitation = await findInvitation(ctx, id)
    if (invitation) await forSuppliers.markViewed(ctx, invitation.id)
    return id
  },
}

const dayMs = 86_400_000

/** Until the deadline and for a while after, when it only shows what was sent. */
const daysUntil = (deadline: string): number => Math.ceil((Date.parse(deadline) - Date.now()) / dayMs) + readableDays

const hiddenSql = `select is_state_hidden as "isHidden" from purchase_ref where tenant_id = $1 and id = $2`

/** Visits are listed with a record's links. Where nobody may know who looked, they belong to no page of ours. */
const placeOf = async (ctx: Ctx, { id, purchaseId }: InvitedContact) => {
  const { rows } = await ctx.db.run<{ isHidden: boolean }>(hiddenSql, [ctx.tenantId, purchaseId])
  return rows[0]?.isHidden
    ? { subject: 'purchaseInvitation', recordId: id }
    : { subject: 'purchase', recordId: purchaseId }
}

const issue: InvitationLinks['issue'] = async (ctx, invited) =>
  issueLink(ctx, {
    ...(await placeOf(ctx, invited)),
    purpose,
    contact: { name: invited.contactName, mobile: invited.mobile, company: invited.supplier },
    days: daysUntil(invited.deadline),
  })

export const quoteLinks: InvitationLinks = {
  issue,
  resend: async (ctx, { linkId, deadline }) => {
    await renewLink(ctx, linkId, daysUntil(deadline))
  },
  revoke: revokeLink,
}

const linksSql = `select i.link_id as id from purchase_invitation_ref i
  where i.tenant_id = $1 and i.purchase_id = $2 and i.link_id is not null and i.state <> 'canceled'`

/** With a later deadline the links that are out stay good for longer; nobody has to be sent another. */
export const prolongLinks = async (ctx: Ctx, purchaseId: string, deadline: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ id: string }>(linksSql, [ctx.tenantId, purchaseId])
  for (const { id } of rows) await prolongLink(ctx, id, daysUntil(deadline))
}
