import { InvoiceIn } from '@srm/api/invoicing'
import { compareMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import type { Row } from '#kernel/records/fields/row.ts'
import { store } from '#kernel/records/store.ts'
import { unrestricted } from '../invoice/invoice.store.ts'
import type { DebtItem } from '../points.store.ts'

export type InvoiceInRow = Row<typeof InvoiceIn>

/** Nothing was decided on it that others build on. */
export const isChangeable = ({ verifyState }: Pick<InvoiceInRow, 'verifyState'>): boolean => verifyState !== 'verified'

export const invoiceInRecords = store(InvoiceIn, {
  allows: ({ verifyState, matchState, overriddenAt, isHeld, redOf, amount, redAmount }) => {
    const isBlue = redOf === null
    const isReversed = amount !== null && compareMoney(redAmount ?? '0', amount) >= 0
    return [
      ...(isBlue && verifyState !== 'verified' ? ['update', 'delete'] : []),
      ...(verifyState === 'unverified' ? ['verify'] : []),
      ...(isBlue && matchState === 'exception' && overriddenAt === null ? ['override'] : []),
      ...(isBlue ? [isHeld ? 'release' : 'hold'] : []),
      ...(isBlue && verifyState === 'verified' ? ['deduct'] : []),
      ...(isBlue && verifyState === 'verified' && !isReversed ? ['red'] : []),
    ]
  },
})

export const heldInvoiceIn = (ctx: Ctx, id: string): Promise<InvoiceInRow> =>
  invoiceInRecords.held(unrestricted(ctx), id)

type Changes = Parameters<typeof invoiceInRecords.patch>[2]

export const patchInvoiceIn = async (ctx: Ctx, id: string, some: Changes): Promise<{ id: string; version: number }> => {
  const { version } = await invoiceInRecords.patch(unrestricted(ctx), id, some)
  return { id, version }
}

export const idOf = (one: { readonly id: string } | null | undefined): string | null => one?.id ?? null

/** What is owed by it: its order or its contract, of which it has one. */
export const debtOf = ({ order, contract }: Pick<InvoiceInRow, 'order' | 'contract'>): DebtItem =>
  order ? { subject: 'purchaseOrder', id: order.id } : { subject: 'contract', id: contract?.id ?? '' }

export const columnOf = ({ subject }: DebtItem): string => (subject === 'contract' ? 'contract_id' : 'order_id')

type Amounts = { readonly amount: string | null; readonly redAmount: string | null }

/** What is left of it after what was reversed. */
export const openAmount = ({ amount, redAmount }: Amounts): string => subtractMoney(amount ?? '0', redAmount ?? '0')
