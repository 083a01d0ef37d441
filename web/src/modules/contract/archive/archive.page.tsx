import { Segmented } from 'antd'
import type { ReactNode } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { contract, Contract, ContractBorrow } from '@srm/api/contract'
import { useCan } from '@/lib/session/can.tsx'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { borrowPaths, contractPaths } from '../contract.paths.ts'
import { useArchiveText } from '../contract.texts.ts'

const tabs = ['archived', 'toArchive', 'borrows'] as const
type Tab = (typeof tabs)[number]

const stages: Readonly<Record<Exclude<Tab, 'borrows'>, readonly string[]>> = {
  archived: ['archived'],
  toArchive: ['completed', 'terminated'],
}
const filterOf = (tab: Exclude<Tab, 'borrows'>): string =>
  JSON.stringify([{ field: 'stage', op: 'in', value: stages[tab] }])

const addressOf = (tab: Tab): string => {
  const query = new URLSearchParams({ part: tab, ...(tab !== 'borrows' && { filter: filterOf(tab) }) })
  return `${borrowPaths.list}?${query.toString()}`
}

const Parts = ({ part }: { readonly part: Tab }): ReactNode => {
  const t = useArchiveText()
  const go = useNavigate()
  return (
    <Segmented<Tab>
      aria-label={t('tabs.label')}
      value={part}
      onChange={(tab) => void go(addressOf(tab))}
      options={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
    />
  )
}

const keptColumns = [
  'archiveNo',
  { name: 'name', width: 260 },
  'code',
  { name: 'counterparty', width: 200 },
  'side',
  'amount',
  'stage',
  'keeper',
  'storagePlace',
  'archivedAt',
] as const

const borrowColumns = [
  'code',
  { name: 'title', width: 280 },
  'borrower',
  'purpose',
  'borrowedOn',
  'dueOn',
  'returnedOn',
  'stage',
] as const

/** Contracts are written elsewhere; here they are looked for. */
const contractsOnly = { list: borrowPaths.list, detail: contractPaths.detail }

const Kept = ({ part }: { readonly part: Tab }): ReactNode => {
  const t = useArchiveText()
  return (
    <RecordList
      record={Contract}
      calls={{ list: contract.contract.list, summary: contract.contract.summary }}
      paths={contractsOnly}
      columns={keptColumns}
      title={t('title')}
      transfer="export"
      stages={<Parts part={part} />}
      quickFilters={['side', 'keeper']}
      empty={{ title: t('archived.title'), hint: t('archived.hint') }}
    />
  )
}

const Borrows = (): ReactNode => {
  const t = useArchiveText()
  return (
    <RecordList
      record={ContractBorrow}
      calls={contract.borrow}
      paths={borrowPaths}
      columns={borrowColumns}
      title={t('title')}
      create={t('create')}
      transfer="export"
      stages={<Parts part="borrows" />}
      quickFilters={['stage', 'borrower', 'dueOn']}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

/** Where the originals lie, what waits to be put away, and who has which of them. */
const ArchivePage = (): ReactNode => {
  const may = useCan()
  const [params] = useSearchParams()
  const asked = tabs.find((tab) => tab === params.get('part'))
  if (asked === 'borrows' || !may('contract:list')) return <Borrows />
  return asked ? <Kept key={asked} part={asked} /> : <Navigate to={addressOf('archived')} replace />
}

export default ArchivePage
