import { Suspense, type ReactNode } from 'react'
import { Can } from '@/lib/session/can.tsx'
import { Stack } from '@/ui/layout.tsx'
import { Skeleton } from '@/ui/states.tsx'
import { PaymentsDue } from '@/modules/payment/index.ts'
import { useAgeingText } from '../finance.texts.ts'
import { AgeingView } from './ageing.view.tsx'

const PayablePage = (): ReactNode => {
  const t = useAgeingText()
  return (
    <AgeingView side="payable">
      <Can code="paymentRequest:list">
        <Stack as="section" gap={12} aria-label={t('due')}>
          <h2>{t('due')}</h2>
          <Suspense fallback={<Skeleton rows={4} />}>
            <PaymentsDue />
          </Suspense>
        </Stack>
      </Can>
    </AgeingView>
  )
}

export default PayablePage
