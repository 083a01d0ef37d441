import type { ReactNode } from 'react'
import { contract, ContractType } from '@srm/api/contract'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { typePaths } from '../contract.paths.ts'
import { useTypeText } from '../contract.texts.ts'

const TypeDetail = (): ReactNode => {
  const t = useTypeText()
  return (
    <RecordDetail
      record={ContractType}
      calls={contract.type}
      paths={typePaths}
      summary={['direction', 'template', 'isSealRequired', 'shortCode', 'status']}
      sections={[
        { title: t('section.signing'), fields: ['requiredPapers'] },
        { title: t('section.more'), fields: ['nameEn', 'parent', 'sort', 'remark', 'updatedBy', 'updatedAt'] },
      ]}
    />
  )
}

export default TypeDetail
