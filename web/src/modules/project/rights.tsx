import type { ReactNode } from 'react'
import { RightsWithin } from '@/lib/session/can.tsx'
import { useEntriesBelow } from '@/modules/identity/index.ts'
import { subjectsOnTabs } from '@/ui/record-contributions.ts'
import { Await } from '@/ui/states.tsx'

type Props = { readonly id: string; readonly children: ReactNode }

/** What is inside shows what the person may do in this project, which their role in it may narrow. */
export const RightsInProject = ({ id, children }: Props): ReactNode => (
  <Await query={useEntriesBelow('ProjectDetail', id)}>
    {(entries) => {
      const codes = entries.flatMap(({ meta }) => meta.guard ?? [])
      return <RightsWithin value={{ subjects: subjectsOnTabs('project'), codes }}>{children}</RightsWithin>
    }}
  </Await>
)
