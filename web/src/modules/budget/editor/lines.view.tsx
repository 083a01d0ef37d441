import { useMemo, type ReactNode } from 'react'
import type { Budget } from '@srm/api/budget'
import { GridEditor } from '@/ui/grid/grid.tsx'
import { useLineColumns, type Sight } from './lines.columns.ts'
import { rowsOf } from './lines.model.ts'
import { Totals } from './totals.tsx'
import { useEditorText } from '../budget.texts.ts'

/** What a reader may not see comes as nothing. */
export const sightOf = ({ costTotal, incomeTotal }: Pick<Budget, 'costTotal' | 'incomeTotal'>): Sight => ({
  cost: costTotal !== null,
  income: incomeTotal !== null,
})

/** The lines of a version, to be read. */
export const LinesView = ({ row }: { readonly row: Budget }): ReactNode => {
  const t = useEditorText()
  const sight = sightOf(row)
  const columns = useLineColumns(row, sight)
  const rows = useMemo(() => rowsOf(row.lines, () => undefined), [row])
  return (
    <>
      <Totals rows={rows} contingencyRate={row.contingencyRate} count={row} sight={sight} />
      <GridEditor label={t('lines')} columns={columns} rows={rows} grouped readOnly height={560} />
    </>
  )
}
