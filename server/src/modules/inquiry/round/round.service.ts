import type { Parsed } from '@srm/api/endpoint'
import type { inquiry } from '@srm/api/inquiry'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { own } from '../inquiry.db.ts'
import { assertInvitable, heldPurchase } from '../invitation/invite.service.ts'
import { invitationOf, invitationsOf, type InvitationRow } from '../invitation/invitation.store.ts'
import { sendForRound } from '../invitation/send.service.ts'
import { scheduleDeadline } from '../monitor/deadline.service.ts'
import { roundGuards } from './guard.store.ts'
import { setStage, versionOf, type PurchaseState } from '../purchase/stage.store.ts'

const maxRounds = 9

const beginSql = `update purchase set round_no = round_no + 1, deadline = $3, closed_at = null, opened_at = null,
    reminded_at = null, short_reason = null
  where tenant_id = $1 and id = $2 and $3::timestamptz > clock_timestamp()`

type RoundBody = Parsed<typeof inquiry.round>['body']

/** Those of the short list, who have all quoted before. */
const chosenOf = async (ctx: Ctx, id: string, suppliers: readonly string[] | undefined): Promise<InvitationRow[]> => {
  const quoted = (await invitationsOf(ctx, id)).filter(({ state }) => state === 'quoted')
  const chosen = suppliers ? quoted.filter(({ supplierId }) => suppliers.includes(supplierId)) : quoted
  if (chosen.length === 0 || (suppliers && chosen.length !== new Set(suppliers).size))
    fail('purchase.round_suppliers', { errors: [{ path: 'suppliers', message: '' }] })
  return chosen
}

const noteRound = (ctx: Ctx, { id, roundNo }: PurchaseState, { isFinal, note }: RoundBody, suppliers: number) =>
  own(ctx)
    .insertInto('purchase_round')
    .values({
      purchase_id: id,
      round_no: roundNo + 1,
      is_final: isFinal,
      note: note ?? null,
      supplier_count: suppliers,
      started_by: ctx.userId,
    })
    .execute()

const isFinalSql = `select 1 from purchase_round where tenant_id = $1 and purchase_id = $2 and is_final`

const askSql = `update purchase_invitation set round_no = $3, state = 'sent', answered_at = null, resent_count = 0,
    view_count = 0, first_viewed_at = null, last_viewed_at = null
  where tenant_id = $1 and id = any($2::uuid[])`

/**
 * Some of those who quoted are asked once more, sealed as before. Whoever is not asked keeps its quote of the round
 * before and hears nothing until the award.
 */
export const startRound = async (ctx: Ctx, id: string, body: RoundBody): Promise<{ id: string; version: number }> => {
  const purchase = await heldPurchase(ctx, id, body.version)
  if (purchase.stage !== 'opened') fail('purchase.not_opened')
  for (const assertMay of roundGuards.all()) await assertMay(ctx, id)
  const isOver = purchase.roundNo >= maxRounds || (await ctx.db.run(isFinalSql, [ctx.tenantId, id])).rows.length > 0
  if (isOver) fail('purchase.last_round')
  const chosen = await chosenOf(ctx, id, body.suppliers)
  await assertInvitable(
    ctx,
    id,
    chosen.map(({ supplierId }) => supplierId),
  )
  const { rowCount } = await ctx.db.run(beginSql, [ctx.tenantId, id, body.deadline])
  if (rowCount === 0) fail('purchase.deadline_past', { errors: [{ path: 'deadline', message: '' }] })
  await noteRound(ctx, purchase, body, chosen.length)
  await setStage(ctx, purchase, 'quoting', { note: body.note ?? null })
  const asked = chosen.map((one) => one.id)
  const roundNo = purchase.roundNo + 1
  await ctx.db.run(askSql, [ctx.tenantId, asked, roundNo])
  await ctx.emit('purchase.published', { id, roundNo, invitations: asked })
  for (const one of asked) await sendForRound(ctx, await invitationOf(ctx, one), body.deadline)
  await scheduleDeadline(ctx, id)
  return versionOf(ctx, id)
}
