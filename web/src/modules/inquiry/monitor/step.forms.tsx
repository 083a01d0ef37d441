import type { ReactNode } from 'react'
import { cancelFields, extendFields, inquiry, type Purchase } from '@srm/api/inquiry'
import type { Input } from '@srm/api/endpoint'
import { text } from '@srm/api/shared/fields'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { useMonitorText } from '../inquiry.texts.ts'

type Props = { readonly row: Purchase; readonly close: () => void }
type Body<E> = Input<E> extends { body: infer B } ? B : never

const reasonFields = { reason: text('原因', 'Reason', { max: 200 }) }

const ExtendForm = ({ row: { id, version, deadline }, close }: Props): ReactNode => {
  const t = useMonitorText()
  const { mutateAsync } = useMutate(inquiry.extend, { silent: true, done: () => toast.success(t('extended')) })
  return (
    <SideForm
      title={t('extend')}
      groups={[{ fields: extendFields }]}
      initial={{ deadline }}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as Body<typeof inquiry.extend> })}
      close={close}
    />
  )
}

const CloseForm = ({ row: { id, version }, close }: Props): ReactNode => {
  const t = useMonitorText()
  const { mutateAsync } = useMutate(inquiry.close, { silent: true, done: () => toast.success(t('closed')) })
  return (
    <SideForm
      title={t('close')}
      groups={[{ fields: reasonFields }]}
      initial={{}}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as Body<typeof inquiry.close> })}
      close={close}
    />
  )
}

const ProceedForm = ({ row: { id, version }, close }: Props): ReactNode => {
  const t = useMonitorText()
  const { mutateAsync } = useMutate(inquiry.proceed, { silent: true, done: () => toast.success(t('proceeded')) })
  return (
    <SideForm
      title={t('proceed')}
      groups={[{ fields: reasonFields }]}
      initial={{}}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as Body<typeof inquiry.proceed> })}
      close={close}
    />
  )
}

const CancelForm = ({ row: { id, version }, close }: Props): ReactNode => {
  const t = useMonitorText()
  const { mutateAsync } = useMutate(inquiry.cancel, { silent: true, done: () => toast.success(t('canceled')) })
  return (
    <SideForm
      title={t('cancel')}
      groups={[{ fields: cancelFields }]}
      initial={{}}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as Body<typeof inquiry.cancel> })}
      close={close}
    />
  )
}

const forms = { extend: ExtendForm, close: CloseForm, proceed: ProceedForm, cancel: CancelForm } as const
export type StepName = keyof typeof forms

/** The short form of a step, beside what it is about. */
export const StepForm = ({ name, ...props }: Props & { readonly name: StepName }): ReactNode => {
  const Form = forms[name]
  return <Form {...props} />
}
