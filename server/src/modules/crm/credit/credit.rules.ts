import { compareDecimals, sumDecimals } from '@srm/api/shared/decimal-text'
import { label, type Label } from '@srm/api/shared/label'

export type CreditState = {
  readonly limit: string | null
  readonly days: number | null
  readonly receivable: string
  readonly overdueDays: number
}

const overLimit = label('应收款加本次金额超过信用额度', 'What is owed and the new amount exceed the credit limit')
const overDays = label('有应收款逾期超过信用账期', 'Something owed is overdue beyond the credit days')

/** What speaks against this much more on credit. A customer without a limit has none to exceed. */
export const warningsOf = ({ limit, days, receivable, overdueDays }: CreditState, amount: string): Label[] => [
  ...(limit !== null && compareDecimals(sumDecimals([receivable, amount]), limit) > 0 ? [overLimit] : []),
  ...(days !== null && overdueDays > days ? [overDays] : []),
]
