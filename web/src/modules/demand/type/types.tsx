import type { ReactNode } from 'react'
import { demand, type PurchaseTypeSpec } from '@srm/api/demand'
import { useRead } from '@/lib/api/query.ts'
import { Await } from '@/ui/states.tsx'

type Props = { readonly children: (types: readonly PurchaseTypeSpec[]) => ReactNode }

/** The kinds of purchases, handed to whoever lets people choose one. */
export const PurchaseTypes = ({ children }: Props): ReactNode => (
  <Await query={useRead(demand.type.specs, {})} rows={6}>
    {children}
  </Await>
)
