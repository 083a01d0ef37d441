import type { Ctx } from '#kernel/ctx.ts'
import { extensionPoint } from '#kernel/extension-point.ts'

/** What is owed by received invoices belongs to an order or a contract. */
export type DebtItem = { readonly subject: 'purchaseOrder' | 'contract'; readonly id: string }

type Money = {
  readonly paid: string
  /** By invoices that stand in payment requests alone: agreed to, and all that are not refused. */
  readonly booked: string
  readonly asked: string
}

/** What the module that pays knows of an order or a contract. */
type PaymentSource = {
  /** Holds what is counted until the end, so that an invoice and a payment do not pass each other. */
  readonly lock: (ctx: Ctx, item: DebtItem) => Promise<void>
  readonly money: (ctx: Ctx, item: DebtItem) => Promise<Money>
}

/** Where the module that pays says what it knows. */
export const invoicePoints = { payments: extensionPoint<PaymentSource>() }
