import type { ReactNode } from 'react'
import type { Input } from '@srm/api/endpoint'
import { policyFields, supplier } from '@srm/api/supplier'
import { useMutate, useRead } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { useText } from './move.texts.ts'

type Body = Input<typeof supplier.policy.update>['body']

/** What the company asks of suppliers before they rise. */
export const PolicyForm = ({ close }: { readonly close: () => void }): ReactNode => {
  const t = useText()
  const { data } = useRead(supplier.policy.show, {}, { passing: true })
  const { mutateAsync } = useMutate(supplier.policy.update, {
    silent: true,
    done: () => toast.success(t('policy.saved')),
  })
  if (!data) return null
  return (
    <SideForm
      title={t('policy.title')}
      groups={[{ fields: policyFields }]}
      initial={data}
      close={close}
      save={(sent) => mutateAsync({ body: sent as Body })}
    />
  )
}
