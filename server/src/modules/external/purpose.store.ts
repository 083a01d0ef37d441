import type { Label } from '@srm/api/shared/label'
import type { SmsScene } from '@srm/api/shared/sms-scenes'
import type { Ctx } from '#kernel/ctx.ts'
import { extensionPoint } from '#kernel/extension-point.ts'

/** A link as the module that sent it sees it. */
export type IssuedLink = {
  readonly id: string
  readonly purpose: string
  readonly subject: string
  readonly recordId: string
  readonly contactName: string
  readonly mobile: string
  readonly expiresAt: string
}

export type LinkMessage = { readonly scene: SmsScene; readonly values: Readonly<Record<string, string>> }

/** What a comment by a link is about, and who hears of it. */
export type CommentTarget = {
  readonly title: string
  readonly owners: readonly string[]
  /** The page of ours where it is read. */
  readonly page: string
}

/** One thing people without an account are asked to do. */
export type ExternalPurpose = {
  /** What a session of such a link is good for; no other endpoint takes it. */
  readonly name: string
  readonly label: Label
  /** The light page it leads to. */
  readonly page: string
  /** How long it is good, and again when it is sent once more. */
  readonly days: number
  /** The message and what stands in it beside the link; nothing when there is nothing to ask any more. */
  readonly message: (ctx: Ctx, link: IssuedLink) => Promise<LinkMessage | undefined>
  /** Refuses whoever may not revoke it or send it again. */
  readonly assertManager: (ctx: Ctx, link: IssuedLink) => Promise<void>
  /** Where people may comment on what they are shown; nothing when it is no longer shown. */
  readonly comments?: (ctx: Ctx, link: IssuedLink) => Promise<CommentTarget | undefined>
  /** What the session is about, where that is not the link itself. */
  readonly enter?: (ctx: Ctx, link: IssuedLink) => Promise<string>
}

export const externalPurposes = extensionPoint<ExternalPurpose>()

export const purposeOf = (name: string): ExternalPurpose => {
  const found = externalPurposes.all().find((purpose) => purpose.name === name)
  if (!found) throw new Error(`no module sends links for ${name}`)
  return found
}
