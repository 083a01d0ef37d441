import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { expense } from '@srm/api/expense'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { punctuation } from '@/lib/i18n.ts'
import { useLoanText } from '../expense.texts.ts'

/** What one owes and may still borrow, seen before anything is typed. */
export const CreditNote = (): ReactNode => {
  const t = useLoanText()
  const { data } = useRead(expense.loan.credit, {})
  if (!data) return null
  const { limit, unsettled, count, overdue } = data
  if (overdue.length > 0) {
    const codes = overdue.map(({ code }) => code).join(punctuation('list'))
    return <Alert type="error" showIcon title={t('credit.overdue', { codes })} />
  }
  const left = Math.max(0, Number(limit) - Number(unsettled)).toFixed(2)
  return (
    <Alert
      type="info"
      title={t('credit.left', { amount: formatMoney(left) })}
      description={count > 0 ? t('credit.open', { amount: formatMoney(unsettled), count }) : undefined}
    />
  )
}
