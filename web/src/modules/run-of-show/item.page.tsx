import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { projectPages } from '@srm/api/project/pages'
import { runOfShow } from '@srm/api/run-of-show'
import { addressOf } from '@srm/api/shared/pages'
import { useRead } from '@/lib/api/query.ts'
import { Await } from '@/ui/states.tsx'

/** An item stands in the run-of-show of its project. */
const RunItemPage = (): ReactNode => {
  const [params] = useSearchParams()
  const query = useRead(runOfShow.item.show, { params: { id: params.get('id') ?? '' } })
  return (
    <Await query={query}>
      {({ project }) => <Navigate replace to={`${addressOf(projectPages.project.detail, project.id)}&tab=runOfShow`} />}
    </Await>
  )
}

export default RunItemPage
