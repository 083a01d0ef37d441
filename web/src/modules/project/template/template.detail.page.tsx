import type { ReactNode } from 'react'
import { project, TaskTemplate } from '@srm/api/project'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { templatePaths } from '../project.paths.ts'
import { useTemplateText } from '../project.texts.ts'

const TemplateDetail = (): ReactNode => {
  const t = useTemplateText()
  return (
    <RecordDetail
      record={TaskTemplate}
      calls={project.template}
      paths={templatePaths}
      summary={['classify', 'status']}
      sections={[{ title: t('section.template'), fields: ['createdBy', 'createdAt', 'updatedAt', 'remark'] }]}
      tabs={['lines']}
    />
  )
}

export default TemplateDetail
