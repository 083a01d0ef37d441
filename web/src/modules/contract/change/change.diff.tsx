import type { ReactNode } from 'react'
import { contract } from '@srm/api/contract'
import { useRead } from '@/lib/api/query.ts'
import { Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import { ComparisonView } from './comparison.view.tsx'

const Diff = ({ id, isBare = false }: { readonly id: string; readonly isBare?: boolean }): ReactNode => {
  const read = useRead(contract.change.diff, { params: { id } })
  return (
    <Await query={read} rows={6}>
      {(comparison) => <ComparisonView comparison={comparison} isBare={isBare} />}
    </Await>
  )
}

/** What the change changes. */
export const ChangeDiff = ({ id }: { readonly id: string }): ReactNode => (
  <Panel>
    <Diff id={id} />
  </Panel>
)

/** The same beside the change while somebody decides on it. */
export const ChangeAside = ({ row }: { readonly row: { readonly id: string } }): ReactNode => (
  <Diff id={row.id} isBare />
)
