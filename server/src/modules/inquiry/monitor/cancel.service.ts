import type { Parsed } from '@srm/api/endpoint'
import type { inquiry } from '@srm/api/inquiry'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { releasePoolLines } from '#modules/demand/index.ts'
import { own } from '../inquiry.db.ts'
import { heldPurchase } from '../invitation/invite.service.ts'
import { invitationsOf } from '../invitation/invitation.store.ts'
import { cancelInvitation } from '../invitation/send.service.ts'
import { notifySuppliers } from '../messages.service.ts'
import { holderOf } from '../purchase/lines.service.ts'
import { isCancelable } from '../purchase/stage.rules.ts'
import { setStage, versionOf } from '../purchase/stage.store.ts'

const poolSql = `select 1 from purchase_line where tenant_id = $1 and purchase_id = $2 and pool_line_id is not null limit 1`

/** Its lines wait in the pool again, as their buyer claimed them. */
const giveLinesBack = async (ctx: Ctx, id: string): Promise<void> => {
  const { rowCount } = await ctx.db.run(poolSql, [ctx.tenantId, id])
  if (rowCount !== 0) await releasePoolLines(ctx, { holder: holderOf(id) })
}

type CancelBody = Parsed<typeof inquiry.cancel>['body']

export const cancelPurchase = async (
  ctx: Ctx,
  id: string,
  { version, cancelReason, cancelNote = null }: CancelBody,
): Promise<{ id: string; version: number }> => {
  const purchase = await heldPurchase(ctx, id, version)
  if (!isCancelable(purchase.stage)) fail('purchase.over')
  if (purchase.status === 'pending') fail('purchase.locked')
  await setStage(ctx, purchase, 'canceled', { note: cancelNote })
  const reason = { cancel_reason: cancelReason, cancel_note: cancelNote }
  await own(ctx).updateTable('purchase').set(reason).where('id', '=', id).execute()
  const asked = (await invitationsOf(ctx, id)).filter(({ state }) => state !== 'canceled')
  // Whoever declined is not told that what they did not want is over.
  const told = asked.filter(({ state }) => state !== 'created' && state !== 'declined')
  for (const invitation of asked) await cancelInvitation(ctx, invitation)
  await giveLinesBack(ctx, id)
  await ctx.emit('purchase.canceled', { id })
  const mobiles = told.map(({ mobile }) => mobile)
  await notifySuppliers(ctx, id, 'canceled', mobiles)
  return versionOf(ctx, id)
}
