import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { BudgetTemplate, budget } from '@srm/api/budget'
import { useRead } from '@/lib/api/query.ts'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { templatePaths } from '../budget.paths.ts'
import { useTemplateText } from '../budget.texts.ts'
import { TemplateVersions } from './versions.tsx'

const TemplateDetail = (): ReactNode => {
  const t = useTemplateText()
  const [params] = useSearchParams()
  const { data } = useRead(budget.template.show, { params: { id: params.get('id') ?? '' } })
  return (
    <RecordDetail
      record={BudgetTemplate}
      calls={budget.template}
      paths={templatePaths}
      summary={['kind', 'status', 'versionNo']}
      sections={[{ title: t('section.template'), fields: ['createdBy', 'createdAt', 'updatedAt', 'remark'] }]}
      tabs={['lines']}
      related={() => [{ key: 'versions', title: t('versions'), content: data && <TemplateVersions row={data} /> }]}
    />
  )
}

export default TemplateDetail
