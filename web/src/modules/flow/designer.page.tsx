import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { approval } from '@srm/api/approval'
import { useRead } from '@/lib/query.ts'
import { Await } from '@/ui/states.tsx'
import { Designer } from './designer.tsx'

const DesignerPage = (): ReactNode => {
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const shown = useRead(approval.flow.show, { params: { id } })
  const catalog = useRead(approval.flow.catalog, {})
  return (
    <Await query={shown}>
      {(flow) => <Await query={catalog}>{(documents) => <Designer key={id} shown={flow} catalog={documents} />}</Await>}
    </Await>
  )
}

export default DesignerPage
