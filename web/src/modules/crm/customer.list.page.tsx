import type { ReactNode } from 'react'
import { crm, Customer } from '@srm/api/crm'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { customerPaths } from './crm.paths.ts'
import { useCrmText } from './crm.texts.ts'
import { useTransferAction } from './pool/owner.steps.tsx'

const columns = [
  'code',
  { name: 'name', width: 240 },
  'stage',
  { name: 'level', width: 110 },
  'industry',
  'region',
  'phone',
  'lastFollowAt',
  'nextFollowAt',
  'owner',
] as const

const quickFilters = ['stage', 'level', { mine: 'owner' }, 'region'] as const

const CustomerList = (): ReactNode => {
  const t = useCrmText()
  const actions = useTransferAction()
  return (
    <RecordList
      record={Customer}
      calls={crm.customer}
      paths={customerPaths}
      columns={columns}
      title={t('customer.title')}
      create={t('customer.create')}
      quickFilters={quickFilters}
      actions={actions}
      empty={{ title: t('customer.empty'), hint: t('customer.emptyHint') }}
    />
  )
}

export default CustomerList
