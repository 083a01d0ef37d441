import type { ReactNode } from 'react'
import { FundAccount, ledger } from '@srm/api/ledger'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { fundPaths } from '../ledger.paths.ts'
import { FundBalances } from './balances.tsx'
import { useFundText } from '../ledger.texts.ts'

const columns = [
  'code',
  { name: 'name', width: 200 },
  { name: 'company', width: 200 },
  'kind',
  { name: 'bankName', width: 160 },
  'accountNo',
  'isDefault',
  'openingBalance',
  'openingDate',
  'status',
] as const

const FundList = (): ReactNode => {
  const t = useFundText()
  return (
    <RecordList
      record={FundAccount}
      calls={ledger.fundAccount}
      paths={fundPaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      quickFilters={['company', 'kind', 'status']}
      above={<FundBalances />}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default FundList
