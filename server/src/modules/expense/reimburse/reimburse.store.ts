import { Reimburse } from '@srm/api/expense'
import type { Ctx } from '#kernel/ctx.ts'
import type { Row } from '#kernel/records/fields/row.ts'
import { store } from '#kernel/records/store.ts'

const changeable: readonly string[] = ['draft', 'returned', 'rejected', 'withdrawn']

/** While it is decided on, and until the money has left, it can be cut and its offsets waived. */
const isOpen = ({ status, stage }: { readonly status: string; readonly stage: string }): boolean =>
  status === 'pending' || stage === 'toPay'

export const reimburseRecords = store(Reimburse, {
  lines: {
    lines: { table: 'reimburse_line', parent: 'reimburse_id' },
    offsets: { table: 'reimburse_offset', parent: 'reimburse_id' },
  },
  allows: ({ status, stage }) => [
    ...(changeable.includes(status) ? ['update'] : []),
    ...(status === 'draft' ? ['delete'] : []),
    ...(isOpen({ status, stage }) ? ['cut', 'waive'] : []),
    ...(stage === 'toPay' ? ['pay'] : []),
    ...(stage === 'paid' ? ['archive'] : []),
  ],
})

export type ReimburseRow = Row<typeof Reimburse>

export const isBeingDecided = isOpen

/** What follows from a decision happens whoever decided. */
export const seeingAll = (ctx: Ctx): Ctx => ({ ...ctx, session: { ...ctx.session, scope: { kind: 'all' } } })

/** The lines as they are written again, references by their ids. */
export const sentLines = ({ lines }: Pick<ReimburseRow, 'lines'>) =>
  lines.map((line) => ({ ...line, budgetItem: line.budgetItem?.id ?? null }))
