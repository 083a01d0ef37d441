import type { Parsed } from '@srm/api/endpoint'
import type { inquiry } from '@srm/api/inquiry'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { heldPurchase } from '../invitation/invite.service.ts'
import { invitationsOf } from '../invitation/invitation.store.ts'
import { resendInvitation } from '../invitation/send.service.ts'
import { notifySuppliers } from '../messages.service.ts'
import { setStage, versionOf } from '../purchase/stage.store.ts'
import { isAsked } from '../purchase/stage.rules.ts'
import { scheduleDeadline } from './deadline.service.ts'

type RowVersion = { id: string; version: number }

const moveSql = `update purchase set deadline = $3, closed_at = null, reminded_at = null, version = version + 1,
    updated_at = now(), updated_by = app.actor()
  where tenant_id = $1 and id = $2 and $3::timestamptz > deadline and $3::timestamptz > clock_timestamp()`

type ExtendBody = Parsed<typeof inquiry.extend>['body']

/** Only later, and only while nobody has seen a quote. What was closed for want of quotes is open again. */
export const extendDeadline = async (ctx: Ctx, id: string, sent: ExtendBody): Promise<RowVersion> => {
  const purchase = await heldPurchase(ctx, id, sent.version)
  const { stage, status } = purchase
  // What took long to be approved may have outlived its deadline.
  const isWaiting = stage === 'draft' && status === 'approved'
  if (stage !== 'quoting' && stage !== 'failed' && !isWaiting) fail('purchase.not_quoting')
  const { rowCount } = await ctx.db.run(moveSql, [ctx.tenantId, id, sent.deadline])
  if (rowCount === 0) fail('purchase.deadline_later', { errors: [{ path: 'deadline', message: '' }] })
  if (stage === 'failed') await setStage(ctx, purchase, 'quoting')
  const change = { field: 'deadline', from: purchase.deadline, to: sent.deadline }
  await writeEvent(ctx, 'purchase', id, 'updated', [change], sent.reason ?? null)
  if (isWaiting) return versionOf(ctx, id)
  await scheduleDeadline(ctx, id)
  await ctx.emit('purchase.extended', { id, deadline: sent.deadline })
  const asked = (await invitationsOf(ctx, id)).filter((one) => isAsked(one, purchase.roundNo))
  const mobiles = asked.map(({ mobile }) => mobile)
  await notifySuppliers(ctx, id, 'extended', mobiles)
  return versionOf(ctx, id)
}

type ResendBody = Parsed<typeof inquiry.resend>['body']

/** To one of them or to all that are asked, whatever they did: who is left out would tell who has answered. */
export const resendInvitations = async (
  ctx: Ctx,
  id: string,
  { version, invitation }: ResendBody,
): Promise<RowVersion> => {
  const purchase = await heldPurchase(ctx, id, version)
  const { stage, isOver, deadline } = purchase
  if (stage !== 'quoting' || isOver || deadline === null) fail('purchase.not_quoting')
  const asked = (await invitationsOf(ctx, id)).filter((one) => isAsked(one, purchase.roundNo))
  const chosen = invitation === undefined ? asked : asked.filter((one) => one.id === invitation)
  if (chosen.length === 0) fail('purchase.invitation_gone')
  const due = chosen.filter(({ waitMinutes }) => waitMinutes === 0)
  const soonest = Math.min(...chosen.map(({ waitMinutes }) => waitMinutes))
  if (due.length === 0)
    fail('purchase.resend_soon', { words: { minutes: { zh: String(soonest), en: String(soonest) } } })
  for (const one of due) await resendInvitation(ctx, one, deadline ?? '')
  return versionOf(ctx, id)
}
