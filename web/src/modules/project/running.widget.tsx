import { useState, type ReactNode } from 'react'
import { Project, project } from '@srm/api/project'
import { projectPages } from '@srm/api/project/pages'
import { shanghaiDay } from '@srm/api/shared/date'
import { metaOf } from '@srm/api/shared/field-meta'
import { useProfile } from '@/lib/session/session.ts'
import { ChoiceView } from '@/ui/fields/view-parts.tsx'
import { Row as Line } from '@/ui/layout.tsx'
import { ListWidget } from '@/ui/list-widget.tsx'
import { textIn, type Row } from '@/ui/record-shape.ts'
import { useWidgetText } from './project.texts.ts'

const health = metaOf(Project.fields.health)
const dayMs = 86_400_000

const Countdown = ({ row }: { readonly row: Row }): ReactNode => {
  const t = useWidgetText()
  const [today] = useState(() => shanghaiDay(new Date()))
  const start = textIn(row, 'eventStart')
  const days = start === '' ? undefined : (Date.parse(start) - Date.parse(today)) / dayMs
  return (
    <Line gap={8} justify="end">
      {days !== undefined && <span>{days > 0 ? t('in', { count: days }) : t('begun')}</span>}
      <ChoiceView meta={health} value={textIn(row, 'health')} />
    </Line>
  )
}

/** One's own projects that are under way, by what is left until the event. */
export const RunningWidget = (): ReactNode => {
  const t = useWidgetText()
  const id = useProfile()?.id ?? ''
  const filter = [
    { field: 'stage', op: 'in' as const, value: ['preparing', 'executing'] },
    { field: 'owner', op: 'in' as const, value: [id] },
  ]
  return (
    <ListWidget
      list={project.project.list}
      subject="project"
      page={projectPages.project.list.path}
      filter={filter}
      sort="eventStart"
      title={(row) => textIn(row, 'name')}
      note={(row) => textIn(row, 'eventStart')}
      side={(row) => <Countdown row={row} />}
      none={t('running.none')}
    />
  )
}
