import type { ReactNode } from 'react'
import type { Input, Result } from '@srm/api/endpoint'
import { supplier, SupplierAccountChange } from '@srm/api/supplier'
import { call } from '@/lib/api/api.ts'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { useAccountText } from '../supplier.texts.ts'

export type Account = Result<typeof supplier.bankAccount.list>['items'][number]
type Body = Input<typeof supplier.accountChange.create>['body']

const { accountName, accountNo, bankName, branch, reason, proof } = SupplierAccountChange.fields
const fields = { accountName, accountNo, bankName, branch, reason, proof }

type Props = { readonly account: Account; readonly close: () => void; readonly toSubmit: (id: string) => void }

/** Where the money is to go from now on. */
export const ChangeForm = ({ account, close, toSubmit }: Props): ReactNode => {
  const t = useAccountText()
  const { mutateAsync } = useMutate(supplier.accountChange.create, { silent: true })
  const { accountName: name, bankName: bank, branch: at } = account
  return (
    <SideForm
      title={t('change.title', { name })}
      groups={[{ title: t('change.hint'), fields }]}
      initial={{ accountName: name, bankName: bank, branch: at }}
      close={close}
      save={async (sent) => {
        const { id } = await mutateAsync({ body: { ...sent, account: account.id } as Body })
        const { status } = await call(supplier.accountChange.show, { params: { id } })
        if (status === 'draft') toSubmit(id)
        else toast.success(t('change.done'))
      }}
    />
  )
}
