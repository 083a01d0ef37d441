import type { InvoiceToSend, SentInvoice } from '@srm/api/order'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Exchange } from '#kernel/module.ts'
import { sessionFor } from '#modules/external/index.ts'
import { externalUploads, uploadLimitOf } from '#modules/file/index.ts'
import { orderPoints } from '../points.store.ts'
import { purpose } from '../step/send.service.ts'
import { orderOfLink } from './page.views.ts'

const openSql = `select stage in ('confirmed', 'executing', 'accepted', 'settled', 'closed') as "isOpen" from purchase_order
  where tenant_id = $1 and id = $2`

type InvoiceList = { isOpen: boolean; items: SentInvoice[] }

/** Its own invoices of this order, and whether it may send another. */
export const invoicesByLink = async (ctx: Ctx, linkId: string): Promise<InvoiceList> => {
  const id = await orderOfLink(ctx, linkId)
  const { rows } = await ctx.db.run<{ isOpen: boolean }>(openSql, [ctx.tenantId, id])
  const [source] = orderPoints.invoices.all()
  return { isOpen: rows[0]?.isOpen === true, items: source ? [...(await source.list(ctx, id))] : [] }
}

/** By the house, and marked as somebody who came by a link: refusals tell them nothing of other documents. */
const forLink = (ctx: Ctx, id: string): Ctx => ({
  ...ctx,
  session: { ...ctx.session, scope: { kind: 'all' }, masks: new Set(), external: { purpose, id } },
})

export const sendInvoiceByLink = async (ctx: Ctx, linkId: string, invoice: InvoiceToSend) => {
  const id = await orderOfLink(ctx, linkId)
  const source = orderPoints.invoices.all()[0] ?? fail('order.gone')
  return source.send(forLink(ctx, linkId), id, invoice)
}

export const receiveInvoiceFile = (ctx: Ctx, exchange: Exchange) => {
  const id = sessionFor(ctx, purpose)
  const limit = async (inside: Ctx): Promise<number> => {
    await orderOfLink(inside, id)
    return uploadLimitOf(inside)
  }
  return externalUploads.receive(ctx, exchange, { id, limit })
}
