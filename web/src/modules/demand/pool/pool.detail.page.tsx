import { useState, type ReactNode } from 'react'
import { demand, PoolLine } from '@srm/api/demand'
import { refreshFamily, useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { poolPaths } from '../demand.paths.ts'
import { SplitForm } from './split.form.tsx'
import { usePoolText } from '../demand.texts.ts'

const PoolDetail = (): ReactNode => {
  const t = usePoolText()
  const [splitting, setSplitting] = useState<Row>()
  const done = (words: string) => async () => {
    toast.success(words)
    await refreshFamily(demand.pool.list)
  }
  const { mutate: claim } = useMutate(demand.pool.claim, { done: done(t('claimed')) })
  const { mutate: release } = useMutate(demand.pool.release, { done: done(t('released')) })
  return (
    <>
      <RecordDetail
        record={PoolLine}
        calls={demand.pool}
        paths={poolPaths}
        summary={['project', 'quantity', 'dateFrom', 'budgetAmount', 'stage', 'claimedBy']}
        sections={[
          {
            title: t('section.what'),
            fields: [
              'purchaseType',
              'specText',
              'unit',
              'times',
              'dateTo',
              'timeSlot',
              'attendees',
              'layout',
              'region',
            ],
          },
          { title: t('section.from'), fields: ['demand', 'budgetItem', 'claimedAt', 'createdAt', 'updatedAt'] },
        ]}
        actions={[
          { action: 'claim', label: t('claim'), rank: 'primary', run: ({ id }) => claim({ body: { ids: [id] } }) },
          {
            action: 'release',
            label: t('release'),
            rank: 'secondary',
            run: ({ id }) => release({ body: { ids: [id] } }),
          },
          { action: 'split', label: t('split'), rank: 'more', run: setSplitting },
        ]}
      />
      {splitting && (
        <SplitForm rows={[splitting]} close={() => setSplitting(undefined)} finished={() => setSplitting(undefined)} />
      )}
    </>
  )
}

export default PoolDetail
