import { PaymentRequest } from '@srm/api/payment'
import type { Ctx } from '#kernel/ctx.ts'
import { registerInvoices } from '#modules/expense/index.ts'
import type { RequestRow } from './request.store.ts'

export const holderOf = ({ id, code, owner }: RequestRow) => ({
  kind: PaymentRequest.name,
  id,
  code,
  owner: owner?.id ?? '',
})

/** Invoices stand in the one register of what was received: none is paid by two documents. */
export const keepInvoices = (ctx: Ctx, row: RequestRow): Promise<void> =>
  registerInvoices(ctx, { holder: holderOf(row), invoices: row.invoices })
