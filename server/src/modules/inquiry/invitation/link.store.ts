import type { Ctx } from '#kernel/ctx.ts'
import { extensionPoint } from '#kernel/extension-point.ts'

export type InvitedContact = {
  readonly id: string
  readonly purchaseId: string
  readonly supplier: string
  readonly contactName: string
  readonly mobile: string
  readonly deadline: string
  /** The link it has already, if it has one. */
  readonly linkId: string | null
}

/** How a supplier gets to its quote: known to the module that takes quotes. */
export type InvitationLinks = {
  /** Sends a first link by the scene `invite`; answers its id. */
  readonly issue: (ctx: Ctx, invitation: InvitedContact) => Promise<string>
  /** Sends it again by the scene `resend`: what was sent before opens nothing any more. */
  readonly resend: (ctx: Ctx, invitation: InvitedContact & { readonly linkId: string }) => Promise<void>
  /** Nobody gets in by it any more. */
  readonly revoke: (ctx: Ctx, linkId: string) => Promise<void>
}

export const invitationLinks = extensionPoint<InvitationLinks>()
