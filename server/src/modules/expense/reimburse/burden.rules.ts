import { Reimburse } from '@srm/api/expense'
import type { Row } from '#kernel/records/fields/row.ts'

type Claim = Pick<Row<typeof Reimburse>, 'id' | 'lines'>

/** What a claim costs the lines of a budget: what was approved of it. */
export const burdenOf = ({ id, lines }: Claim) => ({
  holder: { kind: Reimburse.name, id },
  point: 'actual' as const,
  holds: lines.flatMap(({ budgetItem, amount, approvedAmount }) =>
    budgetItem ? [{ item: budgetItem.id, amount: approvedAmount ?? amount }] : [],
  ),
})
