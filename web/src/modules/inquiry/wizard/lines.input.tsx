import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import type { z } from 'zod'
import { useSearchParams } from 'react-router'
import { inquiry, Purchase } from '@srm/api/inquiry'
import { isRequired, metaOf } from '@srm/api/shared/field-meta'
import type { FieldError } from '@/lib/api/api-error.ts'
import { useLabel } from '@/lib/i18n.ts'
import { FieldInput } from '@/ui/fields/field-input.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import type { LinesProps } from '@/ui/record-form/rows/rows-grid.tsx'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import type { Values } from '@/ui/record-form/sections.ts'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { useWizardText } from '../inquiry.texts.ts'
import styles from './wizard.module.css'

/** What a line like this one cost before, once it is saved; nothing where nobody knows. */
const LineHistory = ({ line }: { readonly line: unknown }): ReactNode => {
  const t = useWizardText()
  const [params] = useSearchParams()
  const id = params.get('id')
  const { data = [] } = useRead(inquiry.prices, { params: { id: id ?? '' } }, { enabled: id !== null })
  const found = data.find((one) => one.line === line)
  if (!found) return null
  const { basis, count, p25, median, p75 } = found
  const amounts = { count, p25: formatMoney(p25), median: formatMoney(median), p75: formatMoney(p75) }
  return <Muted size="s">{t(`history.${basis}`, amounts)}</Muted>
}

const fields: Readonly<Record<string, z.ZodType>> = metaOf(Purchase.fields.lines).fields ?? {}
const maxLines = 100
const nothing: readonly Line[] = []

const first = ['name', 'purchaseType', 'quantity', 'unit', 'times', 'dateFrom', 'dateTo', 'attendees'] as const
const further = ['timeSlot', 'layout', 'region', 'budgetAmount', 'ceilingPrice', 'costItems', 'requirement'] as const
const wide: readonly string[] = ['requirement', 'costItems']

/** The lines a form holds. */
export const linesIn = ({ lines }: Values): readonly Line[] => (Array.isArray(lines) ? lines : nothing)

export const firstLine = (): Line => ({ quantity: '1', times: '1', costItems: [] })

type CellProps = {
  readonly name: string
  readonly line: Line
  readonly problem: string | undefined
  readonly change: (line: Line) => void
}

const Cell = ({ name, line, problem, change }: CellProps): ReactNode => {
  const say = useLabel()
  const id = useId()
  const schema = fields[name]
  if (!schema) return null
  const meta = metaOf(schema)
  return (
    <div className={styles.field} data-wide={wide.includes(name)}>
      <label htmlFor={id}>
        {say(meta.label)}
        {isRequired(schema) && ' *'}
      </label>
      <FieldInput
        id={id}
        meta={meta}
        value={line[name]}
        // What came from the pool was agreed to with its budget.
        disabled={name === 'budgetAmount' && Boolean(line['poolLine'])}
        {...(problem !== undefined && { status: 'error' as const })}
        onChange={(value) => change({ ...line, [name]: value })}
      />
      {problem !== undefined && <span className={styles.problem}>{problem}</span>}
    </div>
  )
}

type LineProps = {
  readonly line: Line
  readonly at: number
  readonly errors: readonly FieldError[]
  readonly change: (line: Line) => void
  readonly remove: () => void
}

const LineCard = ({ line, at, errors, change, remove }: LineProps): ReactNode => {
  const t = useWizardText()
  const problems = new Map(
    errors.flatMap(({ path, message }) => {
      const [, index, field] = /(\d+)\.(\w+)$/.exec(path) ?? []
      return index === String(at) && field !== undefined ? [[field, message] as const] : []
    }),
  )
  const hasFurther = further.some((name) => problems.has(name))
  const [open, setOpen] = useState(false)
  const cells = (names: readonly string[]) =>
    names.map((name) => <Cell key={name} name={name} line={line} problem={problems.get(name)} change={change} />)
  return (
    <Stack gap={8} className={styles.line}>
      <Row justify="between">
        <Row>
          <Muted size="s">{at + 1}</Muted>
          {Boolean(line['poolLine']) && <Tag color="blue">{t('ofPool')}</Tag>}
        </Row>
        <Row>
          <Button size="small" type="link" aria-expanded={open || hasFurther} onClick={() => setOpen(!open)}>
            {t('more')}
          </Button>
          <Button
            size="small"
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('removeLine', { line: at + 1 })}
            onClick={remove}
          />
        </Row>
      </Row>
      <div className={styles.fields}>
        {cells(first)}
        {(open || hasFurther) && cells(further)}
      </div>
      <LineHistory line={line['id']} />
    </Stack>
  )
}

const keyOf = (line: Line, at: number): string => {
  const pool = line['poolLine']
  if (typeof pool === 'object' && pool !== null && 'id' in pool) return String(pool.id)
  return typeof line['id'] === 'string' ? line['id'] : String(at)
}

/** Lines one below the other: as easy to fill in on a phone as at a desk. */
export const PurchaseLinesInput = ({ value = nothing, onChange, errors = [] }: LinesProps): ReactNode => {
  const t = useWizardText()
  return (
    <Stack gap={12}>
      {value.map((line, at) => (
        <LineCard
          key={keyOf(line, at)}
          line={line}
          at={at}
          errors={errors}
          change={(next) => onChange?.(value.with(at, next))}
          remove={() => onChange?.(value.toSpliced(at, 1))}
        />
      ))}
      <Row>
        <Button
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          disabled={value.length >= maxLines}
          onClick={() => onChange?.([...value, firstLine()])}
        >
          {t('addLine')}
        </Button>
      </Row>
    </Stack>
  )
}
