import type { ReactNode } from 'react'
import { supplier, SupplierAccountChange } from '@srm/api/supplier'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { useAccountText } from '../supplier.texts.ts'
import { accountChangePaths } from '../supplier.paths.ts'

const { list, summary, remove } = supplier.accountChange
const columns = [
  'code',
  { name: 'supplier', width: 240 },
  'accountName',
  'accountNo',
  'bankName',
  'status',
  'callback',
  'owner',
  'createdAt',
] as const

const AccountChangeList = (): ReactNode => {
  const t = useAccountText()
  return (
    <RecordList
      record={SupplierAccountChange}
      calls={{ list, summary, remove }}
      paths={accountChangePaths}
      columns={columns}
      title={t('list.title')}
      transfer="export"
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  )
}

export default AccountChangeList
