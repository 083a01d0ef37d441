import type { ReactNode } from 'react'
import { FinalAccount, finalAccount } from '@srm/api/final-account'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { accountPaths } from './final-account.paths.ts'
import { useText } from './final-account.texts.ts'

const columns = [
  'code',
  { name: 'title', width: 220 },
  { name: 'project', width: 200 },
  'kind',
  'settledIncome',
  'settledCost',
  'budgetCost',
  'paidCost',
  'unexplained',
  'unconfirmed',
  'stage',
  'status',
  'owner',
  'lockedAt',
] as const

const AccountList = (): ReactNode => {
  const t = useText()
  return (
    <RecordList
      record={FinalAccount}
      transfer="export"
      calls={finalAccount.account}
      paths={accountPaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      quickFilters={['stage', 'kind', 'status', { mine: 'owner' }]}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default AccountList
