import { Form } from 'antd'
import { useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { metaOf, type FieldMeta, type Kind } from '@srm/api/shared/field-meta'
import type { FieldError } from '@/lib/api/api-error.ts'
import { useLabel } from '@/lib/i18n.ts'
import { problemOf } from '@/ui/fields/field-rule.ts'
import { GridEditor } from '@/ui/grid/grid.tsx'
import type { GridColumn, GridRow } from '@/ui/grid/model/types.ts'
import type { InputProps } from '@/ui/slots.ts'
import { useUiText, type UiText, useFormText } from '@/ui/ui.texts.ts'
import { useLineErrors } from '../form-errors.ts'
import { isNewRow, newLineRow, useLineRows } from './line-rows.ts'
import type { Line } from './rows-paste.ts'

const widths: Partial<Record<Kind, number>> = {
  text: 180,
  longText: 220,
  bool: 80,
  integer: 96,
  percent: 96,
  dateRange: 220,
  attachments: 160,
  images: 160,
}
const added: readonly Kind[] = ['money', 'quantity', 'integer']

const columnsOf = ({ fields = {} }: FieldMeta, say: ReturnType<typeof useLabel>): GridColumn[] =>
  Object.entries(fields).map(([key, schema]) => {
    const { kind, label, each, locked } = metaOf(schema)
    const sum = added.includes(kind) && !each
    return { key, title: say(label), width: widths[kind] ?? 128, schema, sum, readOnly: locked === true }
  })

const ways = {
  rowOf: (line: Line): GridRow => ({
    ...newLineRow(),
    ...line,
    ...(typeof line['id'] === 'string' && { id: line['id'] }),
  }),
  lineOf: ({ id, ...line }: GridRow): Line => (isNewRow({ id }) ? line : { id, ...line }),
}

const nothing: readonly Line[] = []

export type LinesProps = InputProps<readonly Line[], Line[]> & {
  readonly name?: string
  readonly errors?: readonly FieldError[]
}

/** Lines as the control of a field. */
export const GridControl = (props: LinesProps): ReactNode => {
  const { id, meta, value = nothing, onChange, disabled = false, name = '', errors } = props
  const say = useLabel()
  const columns = useMemo(() => columnsOf(meta, say), [meta, say])
  const { rows, change } = useLineRows(value, onChange, ways)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors && errors.length > 0) place.current?.scrollIntoView({ block: 'center' })
  }, [errors])
  return (
    <div ref={place} id={id} tabIndex={-1}>
      <GridEditor
        label={say(meta.label)}
        columns={columns}
        rows={rows}
        onChange={change}
        newRow={newLineRow}
        readOnly={disabled || meta.locked === true}
        {...(meta.max !== undefined && { max: meta.max })}
        name={name}
        {...(errors && { errors })}
      />
    </div>
  )
}

const problemsIn = (t: UiText, { fields = {} }: FieldMeta, name: string, lines: readonly Line[]): FieldError[] =>
  lines.flatMap((line, at) =>
    Object.entries(fields).flatMap(([key, schema]) => {
      const message = problemOf(t, schema, line[key])
      return message === undefined ? [] : [{ path: `${name}.${String(at)}.${key}`, message }]
    }),
  )

type RowsGridProps = {
  readonly meta: FieldMeta
  readonly name: string
  /** No heading above says what it is. */
  readonly isTitled?: boolean
  /** Stands in for the table of the lines. */
  readonly control?: ComponentType<LinesProps> | undefined
}

/** Many lines as a field of a form: checked when it is sent, and every objection stands at its cell. */
export const RowsGrid = ({ meta, name, isTitled = false, control: Lines = GridControl }: RowsGridProps): ReactNode => {
  const t = useFormText()
  const say = useLabel()
  const ui = useUiText()
  const form = Form.useFormInstance()
  const refused = useLineErrors(form)
  const [problems, setProblems] = useState<readonly FieldError[]>([])
  const errors = useMemo(() => [...problems, ...refused], [problems, refused])
  const rule = {
    validator: (_: unknown, value: readonly Line[] = nothing): Promise<void> => {
      const found = problemsIn(ui, meta, name, value)
      setProblems(found)
      return found.length === 0 ? Promise.resolve() : Promise.reject(new Error(t('fix', { count: found.length })))
    },
  }
  return (
    <Form.Item
      name={name}
      rules={[rule]}
      validateTrigger={[]}
      style={{ gridColumn: '1 / -1', minWidth: 0 }}
      {...(isTitled && { label: say(meta.label) })}
    >
      <Lines meta={meta} name={name} errors={errors} />
    </Form.Item>
  )
}
