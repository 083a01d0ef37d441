import type { ReactNode } from 'react'
import { project } from '@srm/api/project'
import { useRead } from '@/lib/api/query.ts'

type Days = {
  readonly setupDate: string | null
  readonly eventStart: string | null
  readonly eventEnd: string | null
}

type Props = {
  /** None while a form names no project yet. */
  readonly projectId: string | undefined
  readonly children: (days: Days | undefined) => ReactNode
}

/** The days of a project's event, for whoever reckons from them. */
export const ProjectDays = ({ projectId = '', children }: Props): ReactNode => {
  const { data } = useRead(project.project.show, { params: { id: projectId } }, { enabled: projectId !== '' })
  return children(projectId === '' ? undefined : data)
}
