import type { ReactNode } from 'react'
import type { Input } from '@srm/api/endpoint'
import { cancelFields, payment, slipFields } from '@srm/api/payment'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { useRequestText } from '../payment.texts.ts'

type Props = { readonly row: Row; readonly close: () => void }
type SlipBody = Input<typeof payment.request.slip>['body']
type CancelBody = Input<typeof payment.request.cancel>['body']

export const SlipForm = ({ row: { id, version }, close }: Props): ReactNode => {
  const t = useRequestText()
  const { mutateAsync } = useMutate(payment.request.slip, { silent: true, done: () => toast.success(t('slip.done')) })
  return (
    <SideForm
      title={t('slip')}
      groups={[{ fields: slipFields }]}
      initial={{}}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as SlipBody })}
      close={close}
    />
  )
}

export const CancelForm = ({ row: { id, version }, close }: Props): ReactNode => {
  const t = useRequestText()
  const { mutateAsync } = useMutate(payment.request.cancel, {
    silent: true,
    done: () => toast.success(t('cancel.done')),
  })
  return (
    <SideForm
      title={t('cancel')}
      groups={[{ fields: cancelFields }]}
      initial={{}}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as CancelBody })}
      close={close}
    />
  )
}
