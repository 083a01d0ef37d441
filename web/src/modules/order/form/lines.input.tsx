import { Form } from 'antd'
import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { PurchaseOrder } from '@srm/api/order'
import { metaOf } from '@srm/api/shared/field-meta'
import { formatMoney } from '@/lib/format.ts'
import { BudgetItems } from '@/modules/budget/index.ts'
import { PurchaseTypes } from '@/modules/demand/index.ts'
import { namedIn, refId, withNamed, type Choosable } from '@/ui/grid/choosable.ts'
import { GridEditor } from '@/ui/grid/grid.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { useLineRows } from '@/ui/record-form/rows/line-rows.ts'
import type { LinesProps } from '@/ui/record-form/rows/rows-grid.tsx'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import { Skeleton } from '@/ui/states.tsx'
import { useOrderText } from '../order.texts.ts'
import { useLineColumns } from './lines.columns.ts'
import { lineOf, newRow, rowOf, totalOf } from './lines.model.ts'

const maxLines = metaOf(PurchaseOrder.fields.lines).max ?? 300
const nothing: readonly Line[] = []
const nobody: readonly Choosable[] = []
const ways = { rowOf, lineOf }

type TableProps = LinesProps & {
  readonly types: readonly Choosable[]
  readonly items: readonly Choosable[]
  readonly isAwarded: boolean
}

const Table = ({ value = nothing, onChange, errors, name = '', types, items, isAwarded }: TableProps): ReactNode => {
  const t = useOrderText()
  // Names that came with the lines are lost once a line is written; they are kept as long as the form is open.
  const [named] = useState(() => ({ types: namedIn(value, 'purchaseType'), items: namedIn(value, 'budgetItem') }))
  const known = useMemo(() => withNamed(types, named.types), [types, named])
  const choosable = useMemo(() => withNamed(items, named.items), [items, named])
  const columns = useLineColumns({ types: known, items: choosable, isAwarded })
  const { rows, change } = useLineRows(value, onChange, ways)
  return (
    <Stack gap={8}>
      <Row wrap gap={12}>
        <Muted>{t('lines.total', { amount: formatMoney(totalOf(value)), count: value.length })}</Muted>
        {items.length === 0 && <Muted size="s">{t('needsProject')}</Muted>}
      </Row>
      {isAwarded && <Muted size="s">{t('lines.fixed')}</Muted>}
      <GridEditor
        label={t('lines.label')}
        columns={columns}
        rows={rows}
        onChange={change}
        newRow={newRow}
        max={isAwarded ? rows.length : maxLines}
        name={name}
        {...(errors && { errors })}
      />
    </Stack>
  )
}

/** What is ordered, a line each, written as in a spreadsheet. */
export const OrderLinesInput = (props: LinesProps): ReactNode => {
  const form = Form.useFormInstance()
  const projectId = refId(Form.useWatch<unknown>('project', { form, preserve: true }))
  const isAwarded = Form.useWatch<unknown>('source', { form, preserve: true }) === 'award'
  return (
    <Suspense fallback={<Skeleton rows={6} />}>
      <PurchaseTypes>
        {(types) => {
          const table = (items: readonly Choosable[]): ReactNode => (
            <Table {...props} types={types} items={items} isAwarded={isAwarded} />
          )
          return projectId === undefined ? table(nobody) : <BudgetItems projectId={projectId}>{table}</BudgetItems>
        }}
      </PurchaseTypes>
    </Suspense>
  )
}
