import type { InvoiceToSend, SentInvoice } from '@srm/api/order'
import type { Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { extensionPoint } from '#kernel/extension-point.ts'

/** What keeps an order from being called off or closed, known to the module it is about. */
type OrderGuard = {
  readonly key: string
  readonly step: 'cancel' | 'close'
  /** What is in the way, or nothing. */
  readonly hindrance: (ctx: Ctx, orderId: string) => Promise<Label | undefined>
}

/** What of an order's lines is accepted already: no change goes below it. */
type OrderAcceptance = (
  ctx: Ctx,
  orderId: string,
) => Promise<readonly { readonly orderLine: string; readonly quantity: string; readonly amount: string }[]>

/** Invoices a supplier sends by the link of its order, kept by the module that receives them. */
type OrderInvoices = {
  readonly list: (ctx: Ctx, orderId: string) => Promise<readonly SentInvoice[]>
  /** Whether more was accepted than was invoiced. */
  readonly isOwed: (ctx: Ctx, orderId: string) => Promise<boolean>
  readonly send: (ctx: Ctx, orderId: string, invoice: InvoiceToSend) => Promise<{ id: string; code: string }>
}

/** Where modules above add what only they know of an order. */
export const orderPoints = {
  guards: extensionPoint<OrderGuard>(),
  acceptances: extensionPoint<OrderAcceptance>(),
  invoices: extensionPoint<OrderInvoices>(),
}

/** Everything that speaks against a step. */
export const hindrancesOf = async (ctx: Ctx, orderId: string, step: OrderGuard['step']): Promise<readonly Label[]> => {
  const found: Label[] = []
  for (const guard of orderPoints.guards.all()) {
    const hindrance = guard.step === step ? await guard.hindrance(ctx, orderId) : undefined
    if (hindrance) found.push(hindrance)
  }
  return found
}

/** How much of each line is accepted. */
export const acceptedOf = async (ctx: Ctx, orderId: string): Promise<ReadonlyMap<string, string>> => {
  const accepted = new Map<string, string>()
  for (const source of orderPoints.acceptances.all())
    for (const { orderLine, quantity } of await source(ctx, orderId)) accepted.set(orderLine, quantity)
  return accepted
}
