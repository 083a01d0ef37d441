import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { project, Project } from '@srm/api/project'
import { useRead } from '@/lib/api/query.ts'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { RightsWithin } from '@/lib/session/can.tsx'
import { useEntriesBelow } from '@/modules/identity/index.ts'
import { subjectsOnTabs } from '@/ui/record-contributions.ts'
import { Await } from '@/ui/states.tsx'
import { Deliverables } from './deliverable/deliverables.tsx'
import { AttendeesForm } from './attendees.form.tsx'
import { EventMoveForm } from './event-move.form.tsx'
import { projectPaths } from './project.paths.ts'
import { useProjectText } from './project.texts.ts'
import { ProjectStanding } from './standing.tsx'

type Props = { readonly id: string; readonly children: ReactNode }

/** What is inside shows what the person may do in this project, which their role in it may narrow. */
const RightsInProject = ({ id, children }: Props): ReactNode => (
  <Await query={useEntriesBelow('ProjectDetail', id)}>
    {(entries) => {
      const codes = entries.flatMap(({ meta }) => meta.guard ?? [])
      return <RightsWithin value={{ subjects: subjectsOnTabs('project'), codes }}>{children}</RightsWithin>
    }}
  </Await>
)

const Detail = ({ id }: { readonly id: string }): ReactNode => {
  const t = useProjectText()
  const { data } = useRead(project.project.show, { params: { id } })
  const [counting, setCounting] = useState<string>()
  const [moving, setMoving] = useState<string>()
  const moveEvent: RecordAction = {
    action: 'update',
    label: t('event.move'),
    rank: 'more',
    when: ({ eventStart }) => eventStart !== null,
    run: () => setMoving(id),
  }
  const countPeople: RecordAction = {
    action: 'update',
    label: t('attendees.change'),
    rank: 'more',
    run: () => setCounting(id),
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
        actions={[moveEvent, countPeople]}
        banner={
          data && (
            <>
              <ProjectStanding row={data} />
              <Deliverables row={data} />
            </>
          )
        }
      />
      {counting === id && data && <AttendeesForm row={data} close={() => setCounting(undefined)} />}
      {moving === id && data && <EventMoveForm row={data} close={() => setMoving(undefined)} />}
    </>
  )
}

const ProjectDetail = (): ReactNode => {
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  return (
    <RightsInProject id={id}>
      <Detail id={id} />
    </RightsInProject>
  )
}

export default ProjectDetail
