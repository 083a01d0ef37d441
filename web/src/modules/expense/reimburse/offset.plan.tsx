import type { ReactNode } from 'react'
import type { ReimburseStart } from '@srm/api/expense'
import { formatMoney } from '@/lib/format.ts'
import { Panel } from '@/ui/page.tsx'
import { useReimburseText } from '../expense.texts.ts'

type Props = { readonly loans: ReimburseStart['loans']; readonly project: string | null; readonly total: string }

const fen = (amount: string): number => Math.round(Number(amount) * 100)
const yuan = (amount: number): string => (amount / 100).toFixed(2)

/** What will be offset, as the server will do it: loans of the project first, then those of none. */
const planOf = ({ loans, project, total }: Props) => {
  const ordered = [
    ...loans.filter((loan) => project !== null && loan.project === project),
    ...loans.filter((loan) => loan.project === null),
  ]
  let rest = fen(total)
  const offsets = ordered.flatMap((loan) => {
    const part = Math.min(rest, fen(loan.available))
    rest -= part
    return part > 0 ? [{ ...loan, part: yuan(part) }] : []
  })
  return { offsets, pay: yuan(rest) }
}

/** Seen before it is submitted, so that nobody wonders where the money went. */
export const OffsetPlan = (props: Props): ReactNode => {
  const t = useReimburseText()
  const { offsets, pay } = planOf(props)
  if (offsets.length === 0) return null
  return (
    <Panel title={t('plan.title')}>
      <ul>
        {offsets.map(({ id, code, purpose, part }) => (
          <li key={id}>
            {code} {purpose} {formatMoney(part)}
          </li>
        ))}
      </ul>
      <strong>{t('plan.pay', { amount: formatMoney(pay) })}</strong>
    </Panel>
  )
}
