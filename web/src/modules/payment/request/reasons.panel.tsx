import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { payment, type PaymentReason } from '@srm/api/payment'
import { useRead } from '@/lib/api/query.ts'
import { Stack } from '@/ui/layout.tsx'
import { useRequestText } from '../payment.texts.ts'

const Reason = ({ reason: { title, text, blocks } }: { readonly reason: PaymentReason }): ReactNode => (
  <Alert type={blocks ? 'error' : 'warning'} showIcon title={title} description={text} />
)

type Props = { readonly row: { readonly id: string } }

/** What speaks against paying it, each with the figures it was judged by. */
export const ReasonsAside = ({ row: { id } }: Props): ReactNode => {
  const t = useRequestText()
  const { data } = useRead(payment.request.check, { params: { id } })
  if (!data) return null
  if (data.length === 0) return <Alert type="success" showIcon title={t('check.good')} />
  return (
    <Stack gap={8}>
      {data.map((reason) => (
        <Reason key={`${reason.key} ${reason.text}`} reason={reason} />
      ))}
    </Stack>
  )
}
