import type { Ctx } from '#kernel/ctx.ts'
import { own } from '../inquiry.db.ts'
import type { InvitationRow } from './invitation.store.ts'
import { invitationLinks, type InvitedContact } from './link.store.ts'

const contactOf = (invitation: InvitationRow, deadline: string): InvitedContact => ({
  id: invitation.id,
  purchaseId: invitation.purchaseId,
  supplier: invitation.supplier,
  contactName: invitation.contactName ?? invitation.supplier,
  mobile: invitation.mobile ?? '',
  deadline,
  linkId: invitation.linkId,
})

/** Asks a supplier: its link leaves by a message after the commit. */
export const sendInvitation = async (ctx: Ctx, invitation: InvitationRow, deadline: string): Promise<void> => {
  const contact = contactOf(invitation, deadline)
  let { linkId } = invitation
  for (const links of invitationLinks.all()) linkId = await links.issue(ctx, contact)
  await own(ctx)
    .updateTable('purchase_invitation')
    .set((eb) => ({
      state: 'sent',
      sent_at: eb.fn<string>('now'),
      last_sent_at: eb.fn<string>('now'),
      link_id: linkId,
    }))
    .where('id', '=', invitation.id)
    .execute()
}

/** Asks for another round: the link is sent anew, or made where there was none. */
export const sendForRound = async (ctx: Ctx, invitation: InvitationRow, deadline: string): Promise<void> => {
  const { linkId } = invitation
  if (linkId === null) return sendInvitation(ctx, invitation, deadline)
  for (const links of invitationLinks.all()) await links.resend(ctx, { ...contactOf(invitation, deadline), linkId })
  await own(ctx)
    .updateTable('purchase_invitation')
    .set((eb) => ({ sent_at: eb.fn<string>('now'), last_sent_at: eb.fn<string>('now') }))
    .where('id', '=', invitation.id)
    .execute()
}

export const resendInvitation = async (ctx: Ctx, invitation: InvitationRow, deadline: string): Promise<void> => {
  const { linkId } = invitation
  if (linkId !== null)
    for (const links of invitationLinks.all()) await links.resend(ctx, { ...contactOf(invitation, deadline), linkId })
  await own(ctx)
    .updateTable('purchase_invitation')
    .set((eb) => ({ last_sent_at: eb.fn<string>('now'), resent_count: eb('resent_count', '+', 1) }))
    .where('id', '=', invitation.id)
    .execute()
}

/** The supplier is asked no more; its link opens nothing. */
export const cancelInvitation = async (
  ctx: Ctx,
  { id, linkId }: Pick<InvitationRow, 'id' | 'linkId'>,
): Promise<void> => {
  await own(ctx).updateTable('purchase_invitation').set({ state: 'canceled' }).where('id', '=', id).execute()
  if (linkId !== null) for (const links of invitationLinks.all()) await links.revoke(ctx, linkId)
}
