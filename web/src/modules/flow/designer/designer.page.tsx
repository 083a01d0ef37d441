import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { approval } from '@srm/api/approval'
import { useQuery } from '@tanstack/react-query'
import { useRead } from '@/lib/api/query.ts'
import { prefetchRegions } from '@/ui/fields/region/region-names.ts'
import { Await } from '@/ui/states.tsx'
import { regionsIn } from '../drawer/names.ts'
import { Designer } from './designer.tsx'

const DesignerPage = (): ReactNode => {
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const shown = useRead(approval.flow.show, { params: { id } })
  const catalog = useRead(approval.flow.catalog, {})
  // Names of regions stand in the sentences of the cards, which are drawn once.
  const named = useQuery({
    queryKey: ['flow', 'regions', id],
    queryFn: () => prefetchRegions(regionsIn(shown.data?.tree, catalog.data ?? [])).then(() => true),
    enabled: shown.data !== undefined && catalog.data !== undefined,
  })
  return (
    <Await query={shown}>
      {(flow) => (
        <Await query={catalog}>
          {(documents) => named.isFetched && <Designer key={id} shown={flow} catalog={documents} />}
        </Await>
      )}
    </Await>
  )
}

export default DesignerPage
