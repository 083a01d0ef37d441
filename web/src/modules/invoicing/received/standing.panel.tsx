import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { invoicing, type InvoiceRoom } from '@srm/api/invoicing'
import { useRead } from '@/lib/api/query.ts'
import { Stack } from '@/ui/layout.tsx'
import { Amount } from '@/ui/money-strip/amount.tsx'
import { AmountRow } from '@/ui/money-strip/money-strip.tsx'
import { Await } from '@/ui/states.tsx'
import { useReceivedText } from '../invoicing.texts.ts'

/** What was ordered, accepted and invoiced side by side. */
export const RoomFigures = ({ room }: { readonly room: InvoiceRoom }): ReactNode => {
  const t = useReceivedText()
  const { ordered, accepted, invoiced, ceiling, open } = room
  const total = { label: t('room.ordered'), amount: ordered }
  return (
    <AmountRow>
      <Amount {...total} />
      {accepted !== null && <Amount label={t('room.accepted')} amount={accepted} of={total} />}
      <Amount label={t('room.invoiced')} amount={invoiced} of={total} />
      {ceiling !== null && <Amount label={t('room.ceiling')} amount={ceiling} />}
      {open !== null && <Amount label={t('room.open')} amount={open} tone="good" />}
    </AmountRow>
  )
}

/** What speaks against paying on an invoice, and how its order or contract stands. */
export const StandingPanel = ({ row: { id } }: { readonly row: { readonly id: string } }): ReactNode => {
  const t = useReceivedText()
  return (
    <Await query={useRead(invoicing.invoiceIn.standing, { params: { id } })} rows={4}>
      {({ room, checks, isPayable }) => (
        <Stack gap={12}>
          {room && <RoomFigures room={room} />}
          {isPayable && <Alert type="success" showIcon title={t('check.good')} />}
          {checks.map(({ key, blocks, text }) => (
            <Alert key={key} type={blocks ? 'error' : 'warning'} showIcon title={text} />
          ))}
        </Stack>
      )}
    </Await>
  )
}
