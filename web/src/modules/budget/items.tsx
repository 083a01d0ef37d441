import type { ReactNode } from 'react'
import { budget } from '@srm/api/budget'
import { useRead } from '@/lib/api/query.ts'

type Item = { readonly id: string; readonly name: string; readonly category: string }

type Props = {
  readonly projectId: string
  readonly children: (items: readonly Item[]) => ReactNode
}

const nothing: readonly Item[] = []

/** The lines of a project's budget, for tables in which one of them is chosen cell by cell. */
export const BudgetItems = ({ projectId, children }: Props): ReactNode => {
  const { data = nothing } = useRead(budget.item.choice, { query: { projectId } })
  return children(data)
}
