import { InvoiceOut } from '@srm/api/invoicing'
import type { Ctx } from '#kernel/ctx.ts'
import type { Row } from '#kernel/records/fields/row.ts'
import { store } from '#kernel/records/store.ts'

const changeable: readonly string[] = ['draft', 'returned', 'rejected', 'withdrawn']

/** An application nobody decides on at the moment. */
export const isWritable = (status: string): boolean => changeable.includes(status)

/** Issued and not reversed as a whole. */
export const isLive = (stage: string): boolean => stage === 'issued' || stage === 'delivered' || stage === 'partlyRed'

export const invoiceRecords = store(InvoiceOut, {
  lines: { items: { table: 'invoice_out_item', parent: 'invoice_out_id' } },
  allows: ({ status, stage, deliveredOn, redOf }) => [
    ...(isWritable(status) && stage === 'applying' ? ['update'] : []),
    ...(status === 'draft' ? ['delete'] : []),
    ...(stage === 'toIssue' ? ['issue'] : []),
    ...((isLive(stage) || stage === 'red') && deliveredOn === null ? ['deliver'] : []),
    ...(isLive(stage) && redOf === null ? ['red'] : []),
  ],
})

export type InvoiceRow = Row<typeof InvoiceOut>

/** What follows from a step happens whoever took it, with nothing covered. */
export const unrestricted = (ctx: Ctx): Ctx => ({
  ...ctx,
  session: { ...ctx.session, scope: { kind: 'all' }, masks: new Set() },
})

/** For steps: nobody else changes it until the end. */
export const heldInvoice = (ctx: Ctx, id: string): Promise<InvoiceRow> => invoiceRecords.held(unrestricted(ctx), id)

export const versionOf = async (ctx: Ctx, id: string): Promise<{ id: string; version: number }> => ({
  id,
  version: (await invoiceRecords.show(unrestricted(ctx), id)).version,
})
