import { Receipt } from '@srm/api/receipt'
import type { Ctx } from '#kernel/ctx.ts'
import { books } from '#modules/ledger/index.ts'

type ReceiptName = { readonly id: string; readonly code: string }
const documentOf = ({ id, code }: ReceiptName) => ({ subject: Receipt.name, id, code })

type ReceivedAmount = ReceiptName & {
  readonly company: string
  readonly fund: string
  readonly day: string
  readonly amount: string
  readonly payer: string
}

/** In the account, and nobody's yet. */
export const postReceived = async (
  ctx: Ctx,
  { company, fund, day, amount, payer, ...of }: ReceivedAmount,
): Promise<void> => {
  const document = documentOf(of)
  await books.postEvent(ctx, {
    event: 'receipt.received',
    document,
    company,
    day,
    note: payer,
    details: { fund, amount },
  })
}

type AllocatedAmount = ReceiptName & {
  readonly part: string
  readonly company: string
  readonly contract: string
  readonly customer: string | null
  readonly project: string | null
  readonly amount: string
  readonly day: string
}

/** From nobody's money to a contract's, or back. */
export const postAllocated = async (ctx: Ctx, { part, company, day, ...of }: AllocatedAmount): Promise<void> => {
  const { amount, contract, customer, project } = of
  const details = { amount, contract }
  const document = documentOf(of)
  const dimensions = { customer, project }
  await books.postEvent(ctx, { event: 'receipt.allocated', document, part, company, day, details, dimensions })
}

type RefundedAmount = Omit<ReceivedAmount, 'payer'> & { readonly part: string }

export const postRefunded = async (
  ctx: Ctx,
  { part, company, fund, day, amount, ...of }: RefundedAmount,
): Promise<void> => {
  const document = documentOf(of)
  await books.postEvent(ctx, { event: 'receipt.refunded', document, part, company, day, details: { fund, amount } })
}

/** What nobody’s money there is by the documents. */
export const receiptSource = {
  accounts: ['unclaimedReceipt'] as const,
  subject: Receipt.name,
  documents: `select r.id, r.code, -r.unallocated as amount from receipt r where r.tenant_id = $1 and r.is_posted`,
}
