import { FormOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { demand, Demand, type PurchaseTypeSpec } from '@srm/api/demand'
import { metaOf } from '@srm/api/shared/field-meta'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { BudgetItems } from '@/modules/budget/index.ts'
import { namedIn, refId, withNamed, type Choosable } from '@/ui/grid/choosable.ts'
import { GridEditor } from '@/ui/grid/grid.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { useLineRows } from '@/ui/record-form/rows/line-rows.ts'
import type { LinesProps } from '@/ui/record-form/rows/rows-grid.tsx'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import { Skeleton } from '@/ui/states.tsx'
import { useLineColumns } from './lines.columns.ts'
import { hasSpecProblem, lineOf, newRow, rowOf, totalOf } from './lines.model.ts'
import { useDocumentText } from '../demand.texts.ts'

const SpecDrawer = lazy(async () => ({ default: (await import('./spec.drawer.tsx')).SpecDrawer }))

const maxLines = metaOf(Demand.fields.lines).max ?? 300
const nothing: readonly Line[] = []
const nobody: readonly Choosable[] = []

type TableProps = LinesProps & { readonly types: readonly PurchaseTypeSpec[]; readonly items: readonly Choosable[] }

const Table = ({ value = nothing, onChange, errors, name = '', types, items }: TableProps): ReactNode => {
  const t = useDocumentText()
  const [isFilling, setIsFilling] = useState(false)
  // Names that came with the lines are lost once a line is written; they are kept as long as the form is open.
  const [named] = useState(() => ({ types: namedIn(value, 'purchaseType'), items: namedIn(value, 'budgetItem') }))
  const known = useMemo(() => withNamed(types, named.types), [types, named])
  const choosable = useMemo(() => withNamed(items, named.items), [items, named])
  const columns = useLineColumns(known, choosable)
  const { rows, change } = useLineRows(value, onChange, { rowOf, lineOf })
  const missing = value.filter((line) => hasSpecProblem(line, types)).length
  return (
    <Stack gap={8}>
      <Row wrap gap={12}>
        <Button icon={<FormOutlined aria-hidden />} onClick={() => setIsFilling(true)}>
          {t('spec.open')}
        </Button>
        <Muted>{t('total', { amount: formatMoney(totalOf(value)), count: value.length })}</Muted>
        {missing > 0 && <Muted size="s">{t('spec.missing', { count: missing })}</Muted>}
        {items.length === 0 && <Muted size="s">{t('needsProject')}</Muted>}
      </Row>
      <GridEditor
        label={t('lines')}
        columns={columns}
        rows={rows}
        onChange={change}
        newRow={newRow}
        max={maxLines}
        name={name}
        {...(errors && { errors })}
      />
      {isFilling && (
        <Suspense>
          <SpecDrawer
            lines={value}
            types={types}
            change={(at, spec) => onChange?.(value.with(at, { ...value[at], spec }))}
            close={() => setIsFilling(false)}
          />
        </Suspense>
      )}
    </Stack>
  )
}

/** What is needed, a line each: written as in a spreadsheet, with a form for what each type asks for. */
export const LinesInput = (props: LinesProps): ReactNode => {
  const form = Form.useFormInstance()
  const projectId = refId(Form.useWatch<unknown>('project', { form, preserve: true }))
  const { data: types } = useRead(demand.type.specs, {})
  if (!types) return <Skeleton rows={6} />
  if (projectId === undefined) return <Table {...props} types={types} items={nobody} />
  return (
    <Suspense fallback={<Skeleton rows={6} />}>
      <BudgetItems projectId={projectId}>{(items) => <Table {...props} types={types} items={items} />}</BudgetItems>
    </Suspense>
  )
}
