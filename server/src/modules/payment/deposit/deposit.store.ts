import { Deposit } from '@srm/api/payment'
import type { Row } from '#kernel/records/fields/row.ts'
import { store } from '#kernel/records/store.ts'

/** Nothing of it stands in the books yet. */
export const isOpenToChange = (stage: string): boolean => stage === 'expected' || stage === 'noted'

export const depositRecords = store(Deposit, {
  allows: ({ stage }) => [
    ...(isOpenToChange(stage) ? ['update', 'delete'] : []),
    ...(stage === 'noted' ? ['book'] : []),
    ...(stage === 'held' || stage === 'partial' ? ['settle'] : []),
  ],
})

export type DepositRow = Row<typeof Deposit>
