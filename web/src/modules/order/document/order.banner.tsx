import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { PurchaseOrder } from '@srm/api/order'
import { metaOf } from '@srm/api/shared/field-meta'
import { formatDateTime } from '@/lib/format.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Stack } from '@/ui/layout.tsx'
import { StageBar } from '@/ui/stage-bar/stage-bar.tsx'
import { useOrderText } from '../order.texts.ts'

const path = ['draft', 'sent', 'confirmed', 'executing', 'accepted', 'settled', 'closed'] as const

/** What stands in the way, said before anything else. */
const Notice = ({ row }: { readonly row: PurchaseOrder }): ReactNode => {
  const t = useOrderText()
  const { stage, answer, answerNote, sentAt, cancelReason, cancelNote } = row
  if (stage === 'canceled') {
    const reason = (
      <>
        <FieldView meta={metaOf(PurchaseOrder.fields.cancelReason)} value={cancelReason} /> {cancelNote}
      </>
    )
    return <Alert type="error" showIcon title={t('note.canceled', { reason: '' })} description={reason} />
  }
  if (answer === 'changeRequested' || answer === 'rejected') {
    const description = [answerNote, t('note.answerHint')].filter(Boolean).join(' · ')
    return <Alert type="warning" showIcon title={t(`note.${answer}`)} description={description} />
  }
  if (answer === 'waiting' && sentAt !== null)
    return <Alert type="info" showIcon title={t('note.waiting', { at: formatDateTime(sentAt) })} />
  return null
}

/** Where an order stands between both sides. */
export const OrderBanner = ({ row }: { readonly row: PurchaseOrder }): ReactNode => {
  const t = useOrderText()
  const { stage, isOffPrice, priceReason } = row
  return (
    <Stack gap={12}>
      <Notice row={row} />
      {isOffPrice && <Alert type="warning" showIcon title={t('note.offPrice')} description={priceReason} />}
      <StageBar
        label={t('stage.label')}
        meta={metaOf(PurchaseOrder.fields.stage)}
        value={stage}
        path={path}
        steps={{}}
      />
    </Stack>
  )
}
