import { order as calls, PurchaseOrder } from '@srm/api/order'
import { implement, type HandlerTree } from '#kernel/module.ts'
import { sessionFor } from '#modules/external/index.ts'
import { defineResource } from '#modules/record/index.ts'
import { orderService } from './document/order.service.ts'
import { agreedPricesOf } from './document/sources.views.ts'
import { historyOf } from './document/version.service.ts'
import { confirmByLink, objectByLink } from './external/answer.service.ts'
import { invoicesByLink, receiveInvoiceFile, sendInvoiceByLink } from './external/invoices.service.ts'
import { orderPage } from './external/page.views.ts'
import { cancelOrder, cancelPreview } from './step/cancel.service.ts'
import { purpose, sendOrder, sendPreview } from './step/send.service.ts'
import { beginOrder, closeOrder, overridePrices, recallOrder } from './step/steps.service.ts'

export const orders = defineResource(PurchaseOrder, calls.order, {
  code: { type: 70, prefix: 'CGDD', period: 'month' },
  service: orderService,
  // An order takes lines from awards and the pool, which no file does.
  imports: false,
  handlers: {
    sendPreview: (ctx, { params }) => sendPreview(ctx, params.id),
    send: (ctx, { params, body }) => sendOrder(ctx, params.id, body),
    override: (ctx, { params, body }) => overridePrices(ctx, params.id, body),
    recall: (ctx, { params, body }) => recallOrder(ctx, params.id, body),
    begin: (ctx, { params, body }) => beginOrder(ctx, params.id, body),
    cancelPreview: (ctx, { params }) => cancelPreview(ctx, params.id),
    cancel: (ctx, { params, body }) => cancelOrder(ctx, params.id, body),
    close: (ctx, { params, body }) => closeOrder(ctx, params.id, body),
    history: (ctx, { params }) => historyOf(ctx, params.id),
    agreedPrices: (ctx, { params }) => agreedPricesOf(ctx, params.id),
  },
})

/** What a supplier does by its link is done by the house in its name: it has no rights beyond its own page. */
const external: HandlerTree<typeof calls.external> = {
  page: (ctx, _, { asTenant }) => asTenant(ctx.tenantId, (inside) => orderPage(inside, sessionFor(ctx, purpose))),
  invoices: (ctx, _, { asTenant }) =>
    asTenant(ctx.tenantId, (inside) => invoicesByLink(inside, sessionFor(ctx, purpose))),
  invoiceFile: (ctx, _, exchange) => receiveInvoiceFile(ctx, exchange),
  sendInvoice: (ctx, { body }, { asTenant }) =>
    asTenant(ctx.tenantId, (inside) => sendInvoiceByLink(inside, sessionFor(ctx, purpose), body)),
  confirm: (ctx, { body }, { asTenant }) =>
    asTenant(ctx.tenantId, (inside) => confirmByLink(inside, sessionFor(ctx, purpose), { ...body, note: null })),
  request: (ctx, { body }, { asTenant }) =>
    asTenant(ctx.tenantId, (inside) => objectByLink(inside, sessionFor(ctx, purpose), 'request', body)),
  reject: (ctx, { body }, { asTenant }) =>
    asTenant(ctx.tenantId, (inside) => objectByLink(inside, sessionFor(ctx, purpose), 'reject', body)),
}

export const externalRoutes = implement(calls.external, external)
