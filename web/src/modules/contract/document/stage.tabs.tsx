import { Segmented } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Filter } from '@srm/api/shared/page'
import { contractPaths } from '../contract.paths.ts'
import { shiftDay } from '../editor/plan.model.ts'
import styles from './document.module.css'
import { useDocumentText } from '../contract.texts.ts'

export const contractTabs = ['all', 'toSign', 'performing', 'changing', 'ending', 'archived', 'void'] as const
export type ContractTab = (typeof contractTabs)[number]

const inStages = (...value: string[]): Filter => ({ field: 'stage', op: 'in', value })
const running = inStages('signed', 'performing', 'paused')
const warningDays = 60

/** What a tab stands for: filters of the list, which can be changed there. */
const filtersOf = (tab: ContractTab): readonly Filter[] => {
  switch (tab) {
    case 'all':
      return []
    case 'toSign':
      return [inStages('toSign')]
    case 'performing':
      return [inStages('signed', 'performing', 'paused', 'completed')]
    case 'changing':
      return [{ field: 'hasOpenChange', op: 'eq', value: true }]
    case 'ending':
      return [running, { field: 'endDate', op: 'lte', value: shiftDay(shanghaiDay(new Date()), warningDays) }]
    case 'archived':
      return [inStages('archived')]
    case 'void':
      return [inStages('void', 'terminated')]
  }
}

const textOf = (tab: ContractTab): string => JSON.stringify(filtersOf(tab))

/** The tab whose filters the list has. */
export const useContractTab = (): ContractTab | undefined => {
  const [params] = useSearchParams()
  const filter = params.get('filter') ?? '[]'
  return contractTabs.find((tab) => textOf(tab) === filter)
}

/** One click to what waits to be signed, is under way, ends soon or is put away. */
export const StageTabs = (): ReactNode => {
  const t = useDocumentText()
  const go = useNavigate()
  const [params] = useSearchParams()
  const current = useContractTab()
  const show = (tab: ContractTab): void => {
    const query = new URLSearchParams(tab === 'all' ? { view: 'all' } : { filter: textOf(tab) })
    if (tab === 'ending') query.set('sort', 'endDate')
    const shape = params.get('shape')
    if (shape) query.set('shape', shape)
    void go(`${contractPaths.list}?${query.toString()}`)
  }
  return (
    <Segmented<ContractTab | ''>
      className={styles.tabs ?? ''}
      aria-label={t('tabs.label')}
      value={current ?? ''}
      onChange={(tab) => tab !== '' && show(tab)}
      options={contractTabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
    />
  )
}
