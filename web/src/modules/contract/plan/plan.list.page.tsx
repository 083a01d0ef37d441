import { Segmented } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { contract, PaymentPlan } from '@srm/api/contract'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Filter } from '@srm/api/shared/page'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { nameIn, textIn, type Row } from '@/ui/record-shape.ts'
import { planPaths } from '../contract.paths.ts'
import { shiftDay } from '../editor/plan.model.ts'
import styles from './plan.module.css'
import { usePlanText } from '../contract.texts.ts'

const tabs = ['all', 'receive', 'pay', 'week', 'overdue', 'waiting'] as const
type Tab = (typeof tabs)[number]

const filtersOf = (tab: Tab): readonly Filter[] => {
  const today = shanghaiDay(new Date())
  switch (tab) {
    case 'all':
      return []
    case 'receive':
    case 'pay':
      return [{ field: 'side', op: 'in', value: [tab] }]
    case 'week':
      return [
        { field: 'stage', op: 'in', value: ['pending', 'partial'] },
        { field: 'dueDate', op: 'between', value: [today, shiftDay(today, 7)] },
      ]
    case 'overdue':
      return [{ field: 'isOverdue', op: 'eq', value: true }]
    case 'waiting':
      return [{ field: 'stage', op: 'in', value: ['waiting'] }]
  }
}

const textOf = (tab: Tab): string => JSON.stringify(filtersOf(tab))

/** One click to what comes in, goes out, is due or late; it is the list's own filter and stays with its calendar. */
const PlanTabs = (): ReactNode => {
  const t = usePlanText()
  const go = useNavigate()
  const [params] = useSearchParams()
  const filter = params.get('filter') ?? '[]'
  const current = tabs.find((tab) => textOf(tab) === filter)
  const show = (tab: Tab): void => {
    const query = new URLSearchParams(tab === 'all' ? { view: 'all' } : { filter: textOf(tab) })
    const shape = params.get('shape')
    if (shape) query.set('shape', shape)
    void go(`${planPaths.list}?${query.toString()}`)
  }
  return (
    <Segmented<Tab | ''>
      className={styles.tabs ?? ''}
      aria-label={t('tabs.label')}
      value={current ?? ''}
      onChange={(tab) => tab !== '' && show(tab)}
      options={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
    />
  )
}

const columns = [
  'dueDate',
  { name: 'title', width: 260 },
  'side',
  { name: 'contract', width: 220 },
  'amount',
  'doneAmount',
  'openAmount',
  'stage',
  'isOverdue',
  'trigger',
  { name: 'customer', width: 180 },
  { name: 'supplier', width: 180 },
  { name: 'project', width: 180 },
] as const

const partyOf = (row: Row): string => nameIn(row, 'customer') || nameIn(row, 'supplier')

const layouts = {
  calendar: {
    from: 'dueDate',
    tone: 'side',
    nameOf: (row: Row) => [textIn(row, 'name'), partyOf(row)].filter(Boolean).join(' · '),
  },
} as const

const quickFilters = ['side', 'stage', 'dueDate'] as const

const PlanList = (): ReactNode => {
  const t = usePlanText()
  return (
    <RecordList
      record={PaymentPlan}
      calls={contract.plan}
      paths={planPaths}
      columns={columns}
      title={t('title')}
      transfer="export"
      stages={<PlanTabs />}
      quickFilters={quickFilters}
      layouts={layouts}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default PlanList
