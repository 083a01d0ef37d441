import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { Reimburse } from '@srm/api/expense'
import { metaOf } from '@srm/api/shared/field-meta'
import { Stack } from '@/ui/layout.tsx'
import { Amount } from '@/ui/money-strip/amount.tsx'
import { AmountRow } from '@/ui/money-strip/money-strip.tsx'
import { StageBar } from '@/ui/stage-bar/stage-bar.tsx'
import { useExpenseText, useReimburseText } from '../expense.texts.ts'

const path = ['applying', 'toPay', 'paid', 'archived'] as const

/** Where a claim stands, and how what was claimed became what is paid. */
export const ReimburseBanner = ({ row }: { readonly row: Reimburse }): ReactNode => {
  const t = useReimburseText()
  const shared = useExpenseText()
  const claimed = { label: t('amount.claimed'), amount: row.amount }
  return (
    <Stack gap={12}>
      {row.waiveReason !== null && <Alert type="info" showIcon title={t('waived', { reason: row.waiveReason })} />}
      <StageBar
        label={shared('stage.label')}
        meta={metaOf(Reimburse.fields.stage)}
        value={row.stage}
        path={path}
        steps={{}}
      />
      <AmountRow>
        <Amount label={t('amount.claimed')} amount={row.amount} />
        <Amount label={t('amount.approved')} amount={row.approvedTotal} of={claimed} />
        <Amount label={t('amount.offset')} amount={row.offsetTotal} />
        <Amount label={t('amount.pay')} amount={row.payAmount} tone={row.stage === 'toPay' ? 'warning' : 'good'} />
      </AmountRow>
    </Stack>
  )
}
