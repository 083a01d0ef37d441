import type { ReactNode } from 'react'
import { classFields, supplier, type SupplierClass } from '@srm/api/supplier'
import type { Input } from '@srm/api/endpoint'
import { useMutate } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { useText } from './supplier.texts.ts'

type Body = Input<typeof supplier.classify.update>['body']
type Props = { readonly of: SupplierClass; readonly close: () => void }

/** What a class asks of its suppliers. */
export const ClassForm = ({ of, close }: Props): ReactNode => {
  const t = useText()
  const { mutateAsync } = useMutate(supplier.classify.update, {
    silent: true,
    done: () => toast.success(t('classify.saved')),
  })
  return (
    <SideForm
      title={of.name}
      groups={[{ fields: classFields }]}
      initial={of}
      close={close}
      save={(sent) => mutateAsync({ params: { id: of.id }, body: sent as Body })}
    />
  )
}
