import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { project, Project, ProjectMember } from '@srm/api/project'
import { useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import type { RelatedTab } from '@/ui/record-detail/record-tabs.tsx'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { EventMoveForm } from './event-move.form.tsx'
import { projectPaths } from './project.paths.ts'
import { useText } from './project.texts.ts'
import { ProjectStanding } from './standing.tsx'
import { TaskTab } from './task/task.tab.tsx'

const memberColumns = ['name', 'role', 'company', 'mobile', 'joinedOn', 'leftOn'] as const

const useTabs = (id: string): RelatedTab[] => {
  const t = useText()
  const may = useCan()
  const members = (
    <RelatedRecords record={ProjectMember} calls={project.member} by="project" owner={id} columns={memberColumns} />
  )
  return [
    ...(may('task:list') ? [{ key: 'task', title: t('tab.task'), content: <TaskTab projectId={id} /> }] : []),
    ...(may('projectMember:list') ? [{ key: 'member', title: t('tab.member'), content: members }] : []),
  ]
}

const ProjectDetail = (): ReactNode => {
  const t = useText()
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data } = useRead(project.project.show, { params: { id } })
  const [moving, setMoving] = useState<string>()
  const tabs = useTabs(id)
  const moveEvent: RecordAction = {
    action: 'update',
    label: t('event.move'),
    rank: 'more',
    when: ({ eventStart }) => eventStart !== null,
    run: () => setMoving(id),
  }
  return (
    <>
      <RecordDetail
        record={Project}
        calls={project.project}
        paths={projectPaths}
        summary={['health', 'progress', 'eventStart', 'region', 'attendees', 'owner']}
        sections={[
          { title: t('section.job'), fields: ['shortName', 'classify', 'level', 'customer', 'contact', 'ourCompany'] },
          {
            title: t('section.event'),
            fields: ['kind', 'eventEnd', 'setupDate', 'teardownDate', 'location'],
          },
          { title: t('section.people'), fields: ['sales', 'department', 'createdBy', 'createdAt'] },
          { title: t('section.more'), fields: ['tags', 'stageNote', 'closedAt', 'remark', 'attachments'] },
        ]}
        related={() => tabs}
        actions={[moveEvent]}
        banner={data && <ProjectStanding row={data} />}
      />
      {moving === id && data && <EventMoveForm row={data} close={() => setMoving(undefined)} />}
    </>
  )
}

export default ProjectDetail
