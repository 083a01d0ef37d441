import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { PaymentRequest } from '@srm/api/payment'
import { metaOf } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { Stack } from '@/ui/layout.tsx'
import { Amount } from '@/ui/money-strip/amount.tsx'
import { AmountRow } from '@/ui/money-strip/money-strip.tsx'
import { StageBar } from '@/ui/stage-bar/stage-bar.tsx'
import { ReasonsAside } from './reasons.panel.tsx'
import styles from './request.module.css'
import { useRequestText } from '../payment.texts.ts'

const path = ['applying', 'toPay', 'batched', 'paying', 'paid'] as const
const { amount, withheld, payAmount, invoiceTotal } = PaymentRequest.fields

/** Where a request stands, how much of it goes out, and what speaks against it. */
export const RequestBanner = ({ row }: { readonly row: PaymentRequest }): ReactNode => {
  const t = useRequestText()
  const say = useLabel()
  const asked = { label: say(metaOf(amount).label), amount: row.amount }
  const isOpen = row.stage !== 'paid' && row.stage !== 'canceled'
  return (
    <Stack gap={12}>
      {row.failReason && <Alert type="error" showIcon title={t('failed', { reason: row.failReason })} />}
      <StageBar
        label={t('stage.label')}
        meta={metaOf(PaymentRequest.fields.stage)}
        value={row.stage}
        path={path}
        steps={{}}
      />
      <AmountRow>
        <Amount {...asked} />
        {row.kind === 'labor' && <Amount label={say(metaOf(withheld).label)} amount={row.withheld} of={asked} />}
        <Amount
          label={say(metaOf(payAmount).label)}
          amount={row.payAmount}
          tone={row.stage === 'paid' ? 'good' : 'warning'}
        />
        <Amount label={say(metaOf(invoiceTotal).label)} amount={row.invoiceTotal} />
      </AmountRow>
      {isOpen && (
        <div className={styles.reasons}>
          <ReasonsAside row={row} />
        </div>
      )}
    </Stack>
  )
}
