import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { Loan } from '@srm/api/expense'
import { metaOf } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { Stack } from '@/ui/layout.tsx'
import { Amount } from '@/ui/money-strip/amount.tsx'
import { AmountRow } from '@/ui/money-strip/money-strip.tsx'
import { StageBar } from '@/ui/stage-bar/stage-bar.tsx'
import { useExpenseText, useLoanText } from '../expense.texts.ts'

/** A loan that comes back at once is never partly written off. */
const pathOf = (stage: string): readonly string[] =>
  stage === 'partly'
    ? ['applying', 'approved', 'paid', 'partly', 'settled']
    : ['applying', 'approved', 'paid', 'settled']

const { paidAmount, writtenOff, returned, offsetting, balance } = Loan.fields

/** Where a loan stands: its stage, what was paid, what came back and what is open. */
export const LoanBanner = ({ row }: { readonly row: Loan }): ReactNode => {
  const t = useLoanText()
  const shared = useExpenseText()
  const say = useLabel()
  const lent = { label: t('amount'), amount: row.amount }
  return (
    <Stack gap={12}>
      {row.isOverdue && <Alert type="error" showIcon title={t('overdue', { day: row.repayDate })} />}
      <StageBar
        label={shared('stage.label')}
        meta={metaOf(Loan.fields.stage)}
        value={row.stage}
        path={pathOf(row.stage)}
        steps={{}}
      />
      <AmountRow>
        <Amount label={t('amount')} amount={row.amount} />
        <Amount label={say(metaOf(paidAmount).label)} amount={row.paidAmount} />
        <Amount label={say(metaOf(writtenOff).label)} amount={row.writtenOff} of={lent} />
        <Amount label={say(metaOf(returned).label)} amount={row.returned} of={lent} />
        <Amount label={say(metaOf(offsetting).label)} amount={row.offsetting} />
        <Amount label={say(metaOf(balance).label)} amount={row.balance} tone={row.isOverdue ? 'danger' : 'warning'} />
      </AmountRow>
    </Stack>
  )
}
