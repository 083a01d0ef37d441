import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { approval } from '@srm/api/approval'
import { call } from '@/lib/api/api.ts'
import { keyOf } from '@/lib/api/query.ts'
import { Skeleton, ErrorState } from '@/ui/states.tsx'
import { centrePath } from '../approval.paths.ts'
import { PrintSheets } from '../detail/print.tsx'

/** Several approvals on paper, each from a page of its own on. */
const PrintManyPage = (): ReactNode => {
  const [params] = useSearchParams()
  const ids = (params.get('ids') ?? '').split(',').filter(Boolean).slice(0, 20)
  const queries = useQueries({
    queries: ids.map((id) => ({
      queryKey: keyOf(approval.centre.detail, { params: { id } }),
      queryFn: () => call(approval.centre.detail, { params: { id } }, { silent: true }),
    })),
  })
  if (params.get('print') !== '1' || ids.length === 0) return <Navigate to={`${centrePath}?list=mine`} replace />
  const failed = queries.find(({ error }) => error)
  if (failed) return <ErrorState error={failed.error} />
  const details = queries.flatMap(({ data }) => data ?? [])
  return details.length < ids.length ? <Skeleton rows={10} /> : <PrintSheets details={details} />
}

export default PrintManyPage
