import { fillSentence } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { objections } from '#modules/supplier/index.ts'
import { own } from '../inquiry.db.ts'
import { sentences } from '../sentences.rules.ts'
import { notifyBuyer, notifySuppliers } from '../messages.service.ts'
import { lockPurchase } from '../purchase/stage.store.ts'
import { invitationOf, recountInvitations } from './invitation.store.ts'
import { cancelInvitation } from './send.service.ts'

const openSql = `select i.id, i.purchase_id as "purchaseId" from purchase_invitation i
  join purchase p on p.tenant_id = i.tenant_id and p.id = i.purchase_id
  where i.tenant_id = $1 and i.supplier_id = $2 and i.state <> 'canceled' and p.stage in ('draft', 'quoting', 'failed')
  order by i.purchase_id`

/** Whoever may no longer be asked is asked no more, and each buyer hears of it. */
export const withdrawFromMoved = async (ctx: Ctx, supplierId: string): Promise<void> => {
  const found = await objections.to(ctx, supplierId, 'invite')
  if (!found.some(({ blocks }) => blocks)) return
  const { rows } = await ctx.db.run<{ id: string; purchaseId: string }>(openSql, [ctx.tenantId, supplierId])
  for (const { id, purchaseId } of rows) {
    const { code, title, buyerId, stage } = await lockPurchase(ctx, purchaseId)
    const invitation = await invitationOf(ctx, id)
    if (invitation.state === 'canceled') continue
    if (stage === 'draft') await own(ctx).deleteFrom('purchase_invitation').where('id', '=', id).execute()
    else {
      await cancelInvitation(ctx, invitation)
      await ctx.emit('purchase.uninvited', { id: purchaseId, invitation: id })
      await notifySuppliers(ctx, purchaseId, 'canceled', [invitation.mobile])
    }
    await recountInvitations(ctx, purchaseId)
    const words = { supplier: invitation.supplier, code }
    await notifyBuyer(ctx, { id: purchaseId, buyerId }, fillSentence(sentences.withdrawn, words), title)
  }
}
