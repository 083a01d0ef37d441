import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form, Select } from 'antd'
import { useId, type ReactNode } from 'react'
import { Acceptance } from '@srm/api/acceptance'
import { metaOf } from '@srm/api/shared/field-meta'
import { refId } from '@/ui/grid/choosable.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { LineCell, LineCells, lineProblem } from '@/ui/record-form/rows/line-cell.tsx'
import type { LinesProps } from '@/ui/record-form/rows/rows-grid.tsx'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import styles from './form.module.css'
import { actualLines } from './lines.model.ts'
import { useFormText } from '../acceptance.texts.ts'

const fields = metaOf(Acceptance.fields.deductions).fields ?? {}
const maxDeductions = metaOf(Acceptance.fields.deductions).max ?? 50
const nothing: readonly Line[] = []

type Option = { readonly value: string; readonly label: string }

type DeductionProps = {
  readonly line: Line
  readonly at: number
  readonly options: readonly Option[]
  readonly problemOf: (name: string) => string | undefined
  readonly change: (line: Line) => void
  readonly remove: () => void
}

const OfLine = ({ line, options, change }: Pick<DeductionProps, 'line' | 'options' | 'change'>): ReactNode => {
  const t = useFormText()
  const id = useId()
  return (
    <Stack gap={4}>
      <Muted as="label" htmlFor={id} size="s">
        {t('deduction.line')}
      </Muted>
      <Select
        id={id}
        value={refId(line['orderLine']) ?? ''}
        options={[{ value: '', label: t('deduction.whole') }, ...options]}
        onChange={(next) => change({ ...line, orderLine: next === '' ? null : next })}
      />
    </Stack>
  )
}

const Deduction = ({ line, at, options, problemOf, change, remove }: DeductionProps): ReactNode => {
  const t = useFormText()
  const number = at + 1
  const cell = (name: string, isWide = false): ReactNode => (
    <LineCell schema={fields[name]} name={name} line={line} change={change} problem={problemOf(name)} isWide={isWide} />
  )
  return (
    <fieldset className={styles.deduction} aria-label={t('deduction.no', { number })}>
      <Row justify="between">
        <strong>{t('deduction.no', { number })}</strong>
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('deduction.remove', { number })}
          onClick={remove}
        />
      </Row>
      <LineCells>
        {cell('reason')}
        {cell('amount')}
        <OfLine line={line} options={options} change={change} />
        {cell('note', true)}
        {cell('files', true)}
      </LineCells>
    </fieldset>
  )
}

/** What is taken off the price and why, with photos of it. */
export const DeductionsInput = ({ value = nothing, onChange, errors = [], name = '' }: LinesProps): ReactNode => {
  const t = useFormText()
  const form = Form.useFormInstance()
  const lines: unknown = Form.useWatch<unknown>('lines', { form, preserve: true })
  const accepted = actualLines(Array.isArray(lines) ? (lines as readonly Line[]) : nothing)
  const options = [...new Map(accepted.map(({ orderLine }) => [orderLine.id, orderLine.name]))].map(
    ([id, label]): Option => ({ value: id, label }),
  )
  return (
    <Stack gap={12}>
      {value.length === 0 && <Muted size="s">{t('deduction.hint')}</Muted>}
      <div className={styles.deductions}>
        {value.map((line, at) => (
          <Deduction
            key={refId(line['id']) ?? String(at)}
            line={line}
            at={at}
            options={options}
            problemOf={(field) => lineProblem(errors, name, at, field)}
            change={(next) => onChange?.(value.with(at, next))}
            remove={() => onChange?.(value.toSpliced(at, 1))}
          />
        ))}
      </div>
      <Row>
        <Button
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          disabled={value.length >= maxDeductions}
          onClick={() => onChange?.([...value, { files: [] }])}
        >
          {t('deduction.add')}
        </Button>
      </Row>
    </Stack>
  )
}
