import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { document } from '@srm/api/document'
import { projectPages } from '@srm/api/project/pages'
import { addressOf } from '@srm/api/shared/pages'
import { useRead } from '@/lib/api/query.ts'
import { Await } from '@/ui/states.tsx'

/** A document stands on the page of its project. */
const DocumentPage = (): ReactNode => {
  const [params] = useSearchParams()
  const query = useRead(document.document.show, { params: { id: params.get('id') ?? '' } })
  return (
    <Await query={query}>
      {({ project }) => <Navigate replace to={`${addressOf(projectPages.project.detail, project.id)}&tab=document`} />}
    </Await>
  )
}

export default DocumentPage
