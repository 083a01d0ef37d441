import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { InvoiceOut, type InvoiceStage } from '@srm/api/invoicing'
import { metaOf } from '@srm/api/shared/field-meta'
import { compareMoney } from '@srm/api/shared/money'
import { formatMoney } from '@/lib/format.ts'
import { Stack } from '@/ui/layout.tsx'
import { StageBar } from '@/ui/stage-bar/stage-bar.tsx'
import { invoicePaths } from './invoicing.paths.ts'
import { useInvoicingText } from './invoicing.texts.ts'

const usual: readonly InvoiceStage[] = ['applying', 'toIssue', 'issued', 'delivered']

const pathOf = (stage: InvoiceStage): readonly string[] => {
  if (stage === 'partlyRed' || stage === 'reversed') return [...usual, stage]
  return stage === 'canceled' ? ['applying', 'toIssue', 'canceled'] : usual
}

/** Where an invoice stands, and what was reversed of it. */
export const InvoiceBanner = ({ row }: { readonly row: InvoiceOut }): ReactNode => {
  const t = useInvoicingText()
  const { stage, redOf, redAmount, redReason } = row
  const hasRed = redAmount !== null && compareMoney(redAmount, '0') > 0
  return (
    <Stack gap={12}>
      {redOf && (
        <Alert
          type="error"
          showIcon
          title={<Link to={invoicePaths.detail(redOf.id)}>{t('red.of', { code: redOf.name })}</Link>}
          description={redReason}
        />
      )}
      {hasRed && <Alert type="warning" showIcon title={t('red.partly', { amount: formatMoney(redAmount) })} />}
      {stage !== 'red' && (
        <StageBar
          label={t('stage.label')}
          meta={metaOf(InvoiceOut.fields.stage)}
          value={stage}
          path={pathOf(stage)}
          steps={{}}
        />
      )}
    </Stack>
  )
}
