import { expense } from '@srm/api/expense'
import { useRead } from '@/lib/api/query.ts'

/** What a form for money begins with, once it is known: the account of the last time. */
export const useStart = () => {
  const { data, isPending } = useRead(expense.reimburse.start, {})
  const { payeeName, payeeBank, payeeAccount, loans = [] } = data ?? {}
  return { payee: { payeeName, payeeBank, payeeAccount }, loans, isPending }
}
