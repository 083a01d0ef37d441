import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { visibleSubject } from '#modules/record/index.ts'
import { own } from './external.db.ts'
import { purposeOf, type IssuedLink } from './purpose.store.ts'
import { findLink } from './link.views.ts'
import { hashOf, newSecret, ticketOf } from '#kernel/auth/secret-link.ts'
import type { Jobs } from '#kernel/jobs/job-names.ts'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import { sendSms } from '#modules/notice/index.ts'

type NewLink = {
  /** Of what the session is about, where that has an id of its own already. */
  readonly id?: string
  readonly purpose: string
  readonly subject: string
  readonly recordId: string
  readonly contact: { readonly name: string; readonly mobile: string; readonly company?: string | null }
  /** How long it is good, where whoever sends it says so. */
  readonly days?: number
}

const dayMs = 86_400_000
const untilOf = (purpose: string, days = purposeOf(purpose).days): string =>
  new Date(Date.now() + days * dayMs).toISOString()

/** The message with it leaves after the commit. */
export const issueLink = async (ctx: Ctx, { id = newId(), purpose, contact, ...about }: NewLink): Promise<string> => {
  await own(ctx)
    .insertInto('external_link')
    .values({
      id,
      purpose,
      subject: about.subject,
      record_id: about.recordId,
      contact_name: contact.name,
      mobile: contact.mobile,
      company: contact.company ?? null,
      expires_at: untilOf(purpose, about.days),
    })
    .execute()
  await ctx.job('external.send', { id })
  return id
}

/** With every message a new secret: of two messages only the later one opens anything. */
export const newTicket = async (ctx: Ctx, id: string): Promise<string> => {
  const secret = newSecret()
  await own(ctx)
    .updateTable('external_link')
    .set((eb) => ({
      secret_hash: hashOf(secret),
      sent_at: eb.fn<string>('now'),
      sent_times: eb('sent_times', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  return ticketOf(ctx.tenantId, id, secret)
}

/** Asked once more with a fresh period; what was revoked stays so. */
export const renewLink = async (ctx: Ctx, id: string, days?: number): Promise<{ id: string; expiresAt: string }> => {
  const found = (await findLink(ctx, id)) ?? fail('record.not_found')
  const renewed = await own(ctx)
    .updateTable('external_link')
    .set({ expires_at: untilOf(found.purpose, days) })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['id', 'expires_at as expiresAt'])
    .executeTakeFirst()
  if (!renewed) return fail('external.gone')
  await ctx.job('external.send', { id })
  return renewed
}

/** Good for longer, without another message. */
export const prolongLink = async (ctx: Ctx, id: string, days: number): Promise<void> => {
  await own(ctx)
    .updateTable('external_link')
    .set({ expires_at: new Date(Date.now() + days * dayMs).toISOString() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}

export const revokeLink = async (ctx: Ctx, id: string): Promise<void> => {
  await own(ctx)
    .updateTable('external_link')
    .set((eb) => ({ revoked_at: eb.fn<string>('now'), revoked_by: ctx.userId, secret_hash: null }))
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}

const managed = async (ctx: Ctx, id: string): Promise<IssuedLink> => {
  const link = (await findLink(ctx, id)) ?? fail('record.not_found')
  await visibleSubject(ctx, link.subject, link.recordId, true)
  await purposeOf(link.purpose).assertManager(ctx, link)
  return link
}

export const revokeAsManager = async (ctx: Ctx, id: string): Promise<{ id: string }> => {
  await managed(ctx, id)
  await revokeLink(ctx, id)
  return { id }
}

export const resendAsManager = async (ctx: Ctx, id: string): Promise<{ id: string; expiresAt: string }> => {
  await managed(ctx, id)
  return renewLink(ctx, id)
}

/** Makes the ticket and hands the message over; the ticket itself stands in no job. */
export const sendLink = (run: JobRun, { id }: Jobs['external.send']): Promise<void> =>
  run.transaction(async (ctx) => {
    const link = await findLink(ctx, id)
    if (!link) return
    const purpose = purposeOf(link.purpose)
    const message = await purpose.message(ctx, link)
    if (!message) return
    const address = `${ctx.config.PUBLIC_URL}#${purpose.page}?ticket=${await newTicket(ctx, id)}`
    await sendSms(ctx, message.scene, {
      mobile: link.mobile,
      values: { ...message.values, link: address },
      record: { subject: link.subject, id: link.recordId },
    })
  })
