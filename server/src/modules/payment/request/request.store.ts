import { PaymentRequest } from '@srm/api/payment'
import type { Ctx } from '#kernel/ctx.ts'
import type { Row } from '#kernel/records/fields/row.ts'
import { store } from '#kernel/records/store.ts'

const changeable: readonly string[] = ['draft', 'returned', 'rejected', 'withdrawn']
/** A document nobody decides on at the moment. */
export const isWritable = (status: string): boolean => changeable.includes(status)

export const requestRecords = store(PaymentRequest, {
  lines: {
    invoices: { table: 'payment_request_invoice', parent: 'payment_request_id' },
    received: { table: 'payment_request_received', parent: 'payment_request_id' },
  },
  allows: ({ status, stage }) => [
    ...(isWritable(status) && stage === 'applying' ? ['update'] : []),
    ...(status === 'draft' ? ['delete'] : []),
    ...(stage === 'toPay' ? ['cancel'] : []),
    ...(stage === 'paid' ? ['slip'] : []),
  ],
})

export type RequestRow = Row<typeof PaymentRequest>

/** What of a request it is judged by, also where a reader's roles might cover amounts. */
export type JudgedRow = Pick<
  Awaited<ReturnType<typeof requestRecords.show>>,
  | 'id'
  | 'kind'
  | 'amount'
  | 'isAdvance'
  | 'invoiceTotal'
  | 'plan'
  | 'order'
  | 'reimburse'
  | 'loan'
  | 'supplier'
  | 'supplierAccount'
  | 'project'
  | 'budgetItem'
  | 'status'
>

/** What follows from a step happens whoever took it, with nothing covered. */
export const unrestricted = (ctx: Ctx): Ctx => ({
  ...ctx,
  session: { ...ctx.session, scope: { kind: 'all' }, masks: new Set() },
})

export const heldRequest = (ctx: Ctx, id: string): Promise<RequestRow> => requestRecords.held(unrestricted(ctx), id)

/** What a request belongs to when money and invoices are counted: its contract, its order, else itself. */
export const itemOf = ({ id, contract, order }: Pick<RequestRow, 'id' | 'contract' | 'order'>) => {
  if (contract) return { subject: 'contract', id: contract.id }
  return order ? { subject: 'purchaseOrder', id: order.id } : { subject: PaymentRequest.name, id }
}

const turnSql = `select pg_advisory_xact_lock(hashtextextended('payments of ' || $1::text || i.id, 0))
  from (select unnest($2::text[]) as id order by 1) i`

/** Whoever counts what is paid of something waits for its turn; several are taken in one order. */
export const takeTurns = async (ctx: Ctx, keys: readonly string[]): Promise<void> => {
  await ctx.db.run(turnSql, [ctx.tenantId, [...new Set(keys)].toSorted()])
}
