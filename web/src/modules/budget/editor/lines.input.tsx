import { Alert, Form } from 'antd'
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { Budget, budget } from '@srm/api/budget'
import type { Headcount } from '@srm/api/budget/quantity'
import type { Option } from '@srm/api/shared/crud'
import { metaOf } from '@srm/api/shared/field-meta'
import { useRead } from '@/lib/api/query.ts'
import { FieldInput } from '@/ui/fields/field-input.tsx'
import { GridEditor } from '@/ui/grid/grid.tsx'
import { Muted, Row } from '@/ui/layout.tsx'
import type { LinesProps } from '@/ui/record-form/rows/rows-grid.tsx'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import { Skeleton } from '@/ui/states.tsx'
import { useLineColumns, wholeSight } from './lines.columns.ts'
import { headingOf, linesOf, newRow, rowsOf, type BudgetRow } from './lines.model.ts'
import { Totals } from './totals.tsx'
import { useEditorText } from '../budget.texts.ts'
import styles from './editor.module.css'

const lineFields = metaOf(Budget.fields.lines).fields
const maxLines = 600
const nothing: readonly Line[] = []

/** A control may hold a number as it was typed. */
const whole = (value: unknown, otherwise: number): number => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^\d{1,7}$/.test(text) ? Number(text) : otherwise
}

/** The figures the lines are counted by, as they stand in the form; lines follow a keystroke behind it. */
const useHeadcount = (): { readonly count: Headcount; readonly contingencyRate: string } => {
  const form = Form.useFormInstance()
  const options = { form, preserve: true }
  const attendees = whole(Form.useWatch<unknown>('attendees', options), 0)
  const days = whole(Form.useWatch<unknown>('days', options), 1)
  const nights = whole(Form.useWatch<unknown>('nights', options), 0)
  const sessions = whole(Form.useWatch<unknown>('sessions', options), 1)
  const rate = Form.useWatch<unknown>('contingencyRate', options)
  const contingencyRate = typeof rate === 'string' && /^\d+(?:\.\d+)?$/.test(rate) ? rate : '0'
  const count = useMemo(() => ({ attendees, days, nights, sessions }), [attendees, days, nights, sessions])
  return { count: useDeferredValue(count), contingencyRate }
}

/** What the form holds and the rows it stands for: those that come back as they were told stay the same rows. */
const useRows = (value: readonly Line[], onChange: LinesProps['onChange'], categories: readonly Option[]) => {
  const names = useMemo(() => new Map(categories.map(({ id, name }) => [id, name])), [categories])
  const read = (lines: readonly Line[]): BudgetRow[] =>
    lines.length > 0
      ? rowsOf(lines, (id) => names.get(id))
      : categories.filter(({ parentId }) => !parentId).map(headingOf)
  const [held, setHeld] = useState(() => ({ value, rows: read(value) }))
  const now = held.value === value ? held : { value, rows: read(value) }
  if (now !== held) setHeld(now)
  const change = (rows: BudgetRow[]): void => {
    const next = linesOf(rows)
    setHeld({ value: next, rows })
    onChange?.(next)
  }
  const addCategory = (id: string): void => {
    const heading = headingOf({ id, name: names.get(id) ?? '' })
    if (now.rows.some((row) => row.id === heading.id)) return
    setHeld({ value: now.value, rows: [...now.rows, heading] })
  }
  return { rows: now.rows, change, addCategory }
}

const AddCategory = ({ add }: { readonly add: (id: string) => void }): ReactNode => {
  const t = useEditorText()
  if (!lineFields?.['category']) return null
  return (
    <Row className={styles.category}>
      <Muted size="s">{t('addCategory')}</Muted>
      <FieldInput
        meta={metaOf(lineFields['category'])}
        label={t('addCategory')}
        value={undefined}
        onChange={(id) => typeof id === 'string' && add(id)}
      />
    </Row>
  )
}

const Table = (props: LinesProps & { readonly categories: readonly Option[] }): ReactNode => {
  const { value = nothing, onChange, errors, name = '', categories } = props
  const t = useEditorText()
  const { contingencyRate, count } = useHeadcount()
  const columns = useLineColumns(count, wholeSight)
  const { rows, change, addCategory } = useRows(value, onChange, categories)
  // What is typed is on the screen before it is added up.
  const summed = useDeferredValue(rows)
  return (
    <>
      <Totals rows={summed} contingencyRate={contingencyRate} count={count} sight={wholeSight} />
      <Row wrap gap={12} className={styles.tools}>
        <AddCategory add={addCategory} />
        <Muted size="s">{t('formulaHint')}</Muted>
      </Row>
      {rows.length === 0 && <Alert type="info" title={t('noLines')} />}
      <GridEditor
        label={t('lines')}
        columns={columns}
        rows={rows}
        onChange={change}
        newRow={newRow}
        grouped
        max={maxLines + rows.filter((row) => row.isHeading).length}
        height={560}
        name={name}
        {...(errors && { errors })}
      />
    </>
  )
}

/** The lines of a budget below their categories, with what they come to. */
export const LinesInput = (props: LinesProps): ReactNode => {
  const { data } = useRead(budget.classify.all, { query: {} })
  return data ? <Table {...props} categories={data} /> : <Skeleton rows={6} />
}
