import type { ReactNode } from 'react'
import type { Input } from '@srm/api/endpoint'
import { cancelOrderFields, order, type OrderCancelPreview, type PurchaseOrder } from '@srm/api/order'
import { optional } from '@srm/api/shared/field-meta'
import { text } from '@srm/api/shared/fields'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { toast } from '@/lib/toast.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import styles from './order.module.css'
import { useOrderText } from '../order.texts.ts'

type Props = { readonly row: Pick<PurchaseOrder, 'id' | 'version'>; readonly close: () => void }
type Body<E> = Input<E> extends { body: infer B } ? B : never

const reasonFields = { reason: text('原因', 'Reason', { max: 200 }) }
const noteFields = { note: optional(text('说明', 'Remark', { max: 200 })) }

const RecallForm = ({ row: { id, version }, close }: Props): ReactNode => {
  const t = useOrderText()
  const { mutateAsync } = useMutate(order.order.recall, { silent: true, done: () => toast.success(t('recall.done')) })
  return (
    <SideForm
      title={t('recall.title')}
      groups={[{ fields: reasonFields }]}
      initial={{}}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as Body<typeof order.order.recall> })}
      close={close}
      below={() => <Muted>{t('recall.hint')}</Muted>}
    />
  )
}

/** What canceling costs today by the terms both sides agreed to. */
const Cost = ({ preview }: { readonly preview: OrderCancelPreview | undefined }): ReactNode => {
  const t = useOrderText()
  if (!preview) return null
  const { daysBefore, rate, amount } = preview
  const words = (): string => {
    if (rate === null || amount === null) return t('cancel.unknown')
    if (Number(rate) === 0) return t('cancel.free')
    return t('cancel.cost', { days: daysBefore ?? 0, rate: Number(rate), amount: formatMoney(amount) })
  }
  return <span className={styles.cost}>{words()}</span>
}

const CancelForm = ({ row: { id, version }, close }: Props): ReactNode => {
  const t = useOrderText()
  const { data } = useRead(order.order.cancelPreview, { params: { id } }, { noCache: true })
  const { mutateAsync } = useMutate(order.order.cancel, { silent: true, done: () => toast.success(t('cancel.done')) })
  return (
    <SideForm
      title={t('cancel.title')}
      groups={[{ fields: cancelOrderFields }]}
      initial={{}}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as Body<typeof order.order.cancel> })}
      close={close}
      below={() => (
        <Stack gap={12}>
          <Cost preview={data} />
          <Muted>{t('cancel.hint')}</Muted>
        </Stack>
      )}
    />
  )
}

const CloseForm = ({ row: { id, version }, close }: Props): ReactNode => {
  const t = useOrderText()
  const { mutateAsync } = useMutate(order.order.close, { silent: true, done: () => toast.success(t('close.done')) })
  return (
    <SideForm
      title={t('close.title')}
      groups={[{ fields: noteFields }]}
      initial={{}}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as Body<typeof order.order.close> })}
      close={close}
      below={() => <Muted>{t('close.hint')}</Muted>}
    />
  )
}

const forms = { recall: RecallForm, cancel: CancelForm, close: CloseForm } as const
export type OrderStep = keyof typeof forms

/** The short form of a step, beside the order it is about. */
export const OrderStepForm = ({ name, ...props }: Props & { readonly name: OrderStep }): ReactNode => {
  const Form = forms[name]
  return <Form {...props} />
}
