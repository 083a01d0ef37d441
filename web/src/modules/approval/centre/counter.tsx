import type { ReactNode } from 'react'
import { centre } from '@srm/api/approval/centre'
import { useRead } from '@/lib/api/query.ts'

/** How many approvals wait for this person. */
export const TodoCounter = ({ show }: { readonly show: (count: number) => ReactNode }): ReactNode =>
  show(useRead(centre.counts, {}).data?.todo ?? 0)
