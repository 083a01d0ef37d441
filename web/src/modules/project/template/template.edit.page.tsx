import type { ReactNode } from 'react'
import { project, TaskTemplate } from '@srm/api/project'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { templatePaths } from '../project.paths.ts'
import { useTemplateText } from '../project.texts.ts'

const TemplateEdit = (): ReactNode => {
  const t = useTemplateText()
  return (
    <RecordEditor
      record={TaskTemplate}
      calls={project.template}
      paths={templatePaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ status: 'enabled' }}
      sections={[
        { title: t('section.template'), fields: ['name', 'classify', 'status', 'remark'] },
        { title: t('section.lines'), fields: ['lines'] },
      ]}
    />
  )
}

export default TemplateEdit
