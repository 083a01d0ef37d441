import { supplier } from '@srm/api/supplier'
import { useCan } from '@/lib/session/can.tsx'
import { useRead } from '@/lib/api/query.ts'
import { Panel } from '@/ui/page.tsx'
import type { RelatedTab } from '@/ui/record-detail/record-tabs.tsx'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { useAccountHints } from './account/hints.ts'
import { AccountTab } from './account/tab.tsx'
import { MoveTab } from './lifecycle/move.tab.tsx'
import { useMoveText, useSupplierText } from './supplier.texts.ts'
import styles from './supplier.module.css'
import { parts, type Part, type PartTab } from './supplier.parts.ts'
import { DuplicateList } from './duplicate.list.tsx'

/** After what other modules add. */
const late = 90

/** Suppliers that look like this one; the tab is there only when there are some. */
const useTwins = (id: string): RelatedTab[] => {
  const t = useSupplierText()
  const { data = [] } = useRead(supplier.supplier.duplicatesOf, { params: { id } })
  if (data.length === 0) return []
  const content = (
    <Panel title={t('duplicates.title')}>
      <div className={styles.alone}>
        <DuplicateList duplicates={data} />
      </div>
    </Panel>
  )
  return [{ key: 'duplicates', order: late, title: t('tab.duplicates'), count: data.length, content }]
}

/** Everything that belongs to a supplier, each kind for those who may see it. */
export const useSupplierTabs = (id: string): RelatedTab[] => {
  const t = useSupplierText()
  const say = useMoveText()
  const may = useCan()
  const { data: counts } = useRead(supplier.supplier.parts, { params: { id } })
  const { data: owner } = useRead(supplier.supplier.show, { params: { id } })
  const accountHints = useAccountHints(owner?.name)
  const duplicates = useTwins(id)
  const tabOf = ([key, all]: [PartTab, readonly Part[]]): RelatedTab[] => {
    const seen = all.filter(({ record }) => may(`${record.name}:list`))
    if (seen.length === 0) return []
    const count = counts && seen.reduce((sum, { counted }) => sum + (counts[counted] ?? 0), 0)
    const content = seen.map(({ counted, ...part }) => (
      <RelatedRecords
        key={counted}
        {...part}
        {...(counted === 'bankAccount' && accountHints)}
        by="supplier"
        owner={id}
        also={[supplier.supplier.show, supplier.move.ways]}
      />
    ))
    const shown = key === 'account' ? [...content, <AccountTab key="steps" supplierId={id} />] : content
    return [{ key, title: t(`tab.${key}`), count, content: shown }]
  }
  const tabs = (Object.entries(parts) as [PartTab, readonly Part[]][]).flatMap(tabOf)
  const moves = may('supplierMove:list')
    ? [{ key: 'moves', order: late, title: say('tab'), content: <MoveTab supplierId={id} /> }]
    : []
  return [...tabs, ...moves, ...duplicates]
}
