import type { ReactNode } from 'react'
import { project, Project } from '@srm/api/project'
import { useProfile } from '@/lib/session/session.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { projectPaths } from './project.paths.ts'
import { useProjectText } from './project.texts.ts'

const ProjectEdit = (): ReactNode => {
  const t = useProjectText()
  const me = useProfile()
  return (
    <RecordEditor
      record={Project}
      calls={project.project}
      paths={projectPaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={me ? { owner: { id: me.id, name: me.displayName } } : {}}
      sections={[
        {
          title: t('section.job'),
          fields: ['name', 'shortName', 'classify', 'level', 'customer', 'contact', 'ourCompany'],
        },
        {
          title: t('section.event'),
          fields: ['kind', 'eventStart', 'eventEnd', 'setupDate', 'teardownDate', 'region', 'location', 'attendees'],
        },
        { title: t('section.people'), fields: ['owner', 'sales', 'department'] },
        { title: t('section.more'), fields: ['tags', 'attachments', 'remark'] },
      ]}
    />
  )
}

export default ProjectEdit
