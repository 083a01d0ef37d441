import { Alert } from 'antd'
import type { ReactNode } from 'react'
import type { Input } from '@srm/api/endpoint'
import { creditFields, crm } from '@srm/api/crm'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { punctuation } from '@/lib/i18n.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { useCrmText } from './crm.texts.ts'

type Body = Input<typeof crm.credit.set>['body']

/** How much and how long a customer may owe us. */
export const CreditForm = ({ row, close }: { readonly row: Row; readonly close: () => void }): ReactNode => {
  const t = useCrmText()
  const { mutateAsync } = useMutate(crm.credit.set, { silent: true, done: () => toast.success(t('credit.saved')) })
  const { id, version } = row
  return (
    <SideForm
      title={t('credit.set')}
      groups={[{ fields: creditFields }]}
      initial={{ creditLimit: row['creditLimit'], creditDays: row['creditDays'] }}
      save={(sent) => mutateAsync({ params: { id }, body: { ...sent, version } as Body })}
      close={close}
    />
  )
}

/** Said before anything else where a customer owes us more, or for longer, than it may. */
export const CreditNotice = ({ customerId }: { readonly customerId: string }): ReactNode => {
  const t = useCrmText()
  const { data } = useRead(crm.credit.show, { params: { id: customerId } })
  if (!data || data.warnings.length === 0) return null
  return (
    <Alert type="warning" showIcon title={t('credit.over')} description={data.warnings.join(punctuation('list'))} />
  )
}
