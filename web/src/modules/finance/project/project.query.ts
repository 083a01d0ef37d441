import { useSearchParams } from 'react-router'
import { projectReaches, type ProjectReach } from '@srm/api/finance'

export type ProjectQuery = { readonly reach: ProjectReach; readonly q: string; readonly page: number }

/** What is asked stands in the address, so that it can be sent to somebody. */
export const useProjectQuery = (): [ProjectQuery, (next: Partial<ProjectQuery>) => void] => {
  const [params, setParams] = useSearchParams()
  const query = {
    reach: projectReaches.find((reach) => reach === params.get('reach')) ?? 'running',
    q: params.get('q') ?? '',
    page: Number(params.get('page') ?? '1') || 1,
  }
  const change = (next: Partial<ProjectQuery>): void => {
    const { reach, q, page } = { ...query, page: 1, ...next }
    setParams({ reach, ...(q && { q }), ...(page > 1 && { page: String(page) }) }, { replace: true })
  }
  return [query, change]
}
