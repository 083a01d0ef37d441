import type { ReactNode } from 'react'
import { BudgetChange, budget } from '@srm/api/budget'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { useCan } from '@/lib/session/can.tsx'
import { changePaths } from '../budget.paths.ts'
import { VersionsPanel } from './versions.panel.tsx'

const columns = ['code', 'title', 'moved', 'added', 'status', 'owner', 'createdAt'] as const

/** The budget of a project: its versions, and what was changed in between. */
export const BudgetTab = ({ row }: { readonly row: { readonly id: string } }): ReactNode => {
  const may = useCan()
  return (
    <>
      <VersionsPanel projectId={row.id} />
      {may('budgetChange:list') && (
        <RelatedRecords
          record={BudgetChange}
          calls={budget.change}
          by="project"
          owner={row.id}
          columns={columns}
          paths={changePaths}
        />
      )}
    </>
  )
}
