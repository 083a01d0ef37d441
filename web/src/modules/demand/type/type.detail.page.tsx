import type { ReactNode } from 'react'
import { demand, PurchaseType } from '@srm/api/demand'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { typePaths } from '../demand.paths.ts'
import { useTypeText } from '../demand.texts.ts'

const TypeDetail = (): ReactNode => {
  const t = useTypeText()
  return (
    <RecordDetail
      record={PurchaseType}
      calls={demand.type}
      paths={typePaths}
      summary={['lineKind', 'unit', 'compareMethod', 'isTwoEnvelope', 'status']}
      sections={[
        {
          title: t('section.basic'),
          fields: ['nameEn', 'parent', 'budgetCategory', 'approvalLimit', 'sort', 'remark'],
        },
      ]}
      tabs={['specs', 'bands']}
    />
  )
}

export default TypeDetail
