import { Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { supplier, SupplierMove } from '@srm/api/supplier'
import { useRead } from '@/lib/api/query.ts'
import { DocumentApprovals } from '@/modules/approval/index.ts'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import styles from './move.module.css'
import { MoveSteps } from './move.steps.tsx'
import { useMoveText } from '../supplier.texts.ts'
import { movePaths } from '../supplier.paths.ts'

const Steps = (): ReactNode => {
  const [params] = useSearchParams()
  const { data } = useRead(supplier.move.show, { params: { id: params.get('id') ?? '' } })
  if (!data) return null
  return (
    <div className={styles.kinds}>
      <MoveSteps move={data} />
    </div>
  )
}

const MoveDetail = (): ReactNode => {
  const t = useMoveText()
  return (
    <RecordDetail
      record={SupplierMove}
      calls={supplier.move}
      paths={movePaths}
      banner={<Steps />}
      summary={['supplier', 'kind', 'fromStage', 'toStage', 'owner', 'createdAt']}
      sections={[
        { title: t('section.move'), fields: ['reason', 'scope', 'until', 'automatic'] },
        { title: t('section.outcome'), fields: ['decidedBy', 'opinion', 'updatedAt'] },
      ]}
      tabs={['evidence']}
      related={({ id }) => [
        {
          key: 'approvals',
          title: t('approvals'),
          content: (
            <Suspense>
              <DocumentApprovals docType="supplierMove" docId={id} />
            </Suspense>
          ),
        },
      ]}
    />
  )
}

export default MoveDetail
