import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { Acceptance } from '@srm/api/acceptance'
import { metaOf } from '@srm/api/shared/field-meta'
import { Stack } from '@/ui/layout.tsx'
import { Amount } from '@/ui/money-strip/amount.tsx'
import { AmountRow } from '@/ui/money-strip/money-strip.tsx'
import { StageBar } from '@/ui/stage-bar/stage-bar.tsx'
import { useAcceptanceText } from '../acceptance.texts.ts'

const path = ['recording', 'signing', 'signed', 'settled'] as const

const Notice = ({ row }: { readonly row: Acceptance }): ReactNode => {
  const t = useAcceptanceText()
  const { stage, objection, contactName, isOver, isRated, actions } = row
  return (
    <>
      {stage === 'objected' && (
        <Alert
          type="warning"
          showIcon
          title={t('note.objected')}
          description={[objection, t('note.objectedHint')].filter(Boolean).join(' · ')}
        />
      )}
      {stage === 'signing' && (
        <Alert type="info" showIcon title={[t('note.signing'), contactName].filter(Boolean).join(' · ')} />
      )}
      {isOver && <Alert type="warning" showIcon title={t('note.over')} />}
      {stage === 'settled' && !isRated && actions.includes('rate') && (
        <Alert type="info" showIcon title={t('note.rate')} />
      )}
    </>
  )
}

/** Where an acceptance stands between both sides, and how what was there became what is due. */
export const AcceptanceBanner = ({ row }: { readonly row: Acceptance }): ReactNode => {
  const t = useAcceptanceText()
  const { stage, linesAmount, deductionAmount, adjustment, amount, customerAmount, payableAmount, difference } = row
  return (
    <Stack gap={12}>
      <Notice row={row} />
      <StageBar label={t('stage.label')} meta={metaOf(Acceptance.fields.stage)} value={stage} path={path} steps={{}} />
      <AmountRow>
        <Amount label={t('amount.lines')} amount={linesAmount} />
        <Amount label={t('amount.adjustment')} amount={adjustment ?? '0.00'} />
        <Amount label={t('amount.deducted')} amount={deductionAmount} tone="warning" />
        <Amount label={t('amount.settled')} amount={amount} tone={stage === 'settled' ? 'good' : 'plain'} />
        <Amount label={t('amount.customer')} amount={customerAmount} />
        <Amount label={t('amount.payable')} amount={payableAmount} />
        <Amount label={t('amount.difference')} amount={difference} />
      </AmountRow>
    </Stack>
  )
}
