import type { ReactNode } from 'react'
import { contract, Contract } from '@srm/api/contract'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { contractPaths } from '../contract.paths.ts'
import { useDocumentText } from '../contract.texts.ts'
import { StageTabs, useContractTab } from './stage.tabs.tsx'

const usual = [
  'code',
  { name: 'name', width: 260 },
  'side',
  { name: 'counterparty', width: 200 },
  'amount',
  'stage',
  'settled',
  'endDate',
  { name: 'project', width: 180 },
  'invoiced',
  'signDate',
  'status',
  'owner',
] as const

/** What is put away is looked for by where it lies. */
const kept = [
  'archiveNo',
  { name: 'name', width: 260 },
  'code',
  { name: 'counterparty', width: 200 },
  'side',
  'amount',
  'keeper',
  'storagePlace',
  'archivedAt',
  'signDate',
] as const

const quickFilters = ['side', 'type', 'stage', { mine: 'owner' }] as const

const layouts = { calendar: { from: 'endDate', tone: 'stage' } } as const

const ContractList = (): ReactNode => {
  const t = useDocumentText()
  const tab = useContractTab()
  return (
    <RecordList
      record={Contract}
      calls={contract.contract}
      paths={contractPaths}
      columns={tab === 'archived' ? kept : usual}
      title={t('title')}
      create={t('create')}
      stages={<StageTabs />}
      quickFilters={quickFilters}
      layouts={layouts}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default ContractList
