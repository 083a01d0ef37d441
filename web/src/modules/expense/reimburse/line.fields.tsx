import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import type { z } from 'zod'
import { Reimburse } from '@srm/api/expense'
import { isRequired, metaOf } from '@srm/api/shared/field-meta'
import type { FieldError } from '@/lib/api/api-error.ts'
import { useLabel } from '@/lib/i18n.ts'
import { BudgetItemInput } from '@/modules/budget/index.ts'
import { FieldInput } from '@/ui/fields/field-input.tsx'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import styles from './reimburse.module.css'
import { useReimburseText } from '../expense.texts.ts'

const fields: Readonly<Record<string, z.ZodType>> = metaOf(Reimburse.fields.lines).fields ?? {}

/** What everybody types, in the order one reads a receipt. */
const first = ['photo', 'amount', 'date', 'expenseType', 'seller', 'invoiceKind', 'number'] as const

/** What only some kinds of receipts have. */
const ofKind: Readonly<Record<string, readonly string[]>> = {
  paperSpecial: ['invoiceCode'],
  paperOrdinary: ['invoiceCode'],
  taxi: ['invoiceCode'],
  toll: ['invoiceCode', 'rate'],
  rail: ['passenger'],
  air: ['fare'],
}

const further = ['city', 'nights', 'attendees', 'tax', 'invoiceDate', 'invoiceAmount', 'note'] as const

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '' && value !== '0.00'

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
    <div className={`${styles.field ?? ''} ${name === 'photo' ? (styles.wide ?? '') : ''}`} data-field={name}>
      <label htmlFor={id}>
        {say(meta.label)}
        {isRequired(schema) && ' *'}
      </label>
      <FieldInput
        id={id}
        meta={meta}
        value={line[name]}
        {...(problem !== undefined && { status: 'error' as const })}
        onChange={(value) => change({ ...line, [name]: value })}
      />
      {problem !== undefined && <span className={styles.problem}>{problem}</span>}
    </div>
  )
}

type Props = {
  readonly line: Line
  readonly at: number
  readonly projectId: string | null
  readonly errors: readonly FieldError[]
  readonly change: (line: Line) => void
  readonly remove: (() => void) | undefined
}

/** One receipt: the photo first, then what stands on it; the rest is folded away. */
export const LineFields = ({ line, at, projectId, errors, change, remove }: Props): ReactNode => {
  const t = useReimburseText()
  const [isOpen, setIsOpen] = useState(
    () => further.some((name) => isFilled(line[name])) || isFilled(line['budgetItem']),
  )
  const place = `lines.${String(at)}.`
  const problemOf = (name: string): string | undefined => errors.find(({ path }) => path === place + name)?.message
  const cell = (name: string): ReactNode => (
    <Cell key={name} name={name} line={line} problem={problemOf(name)} change={change} />
  )
  const number = String(at + 1)
  return (
    <fieldset className={styles.line} aria-label={t('line', { line: number })}>
      <div className={styles.head}>
        {t('line', { line: number })}
        {remove && (
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('remove', { line: number })}
            onClick={remove}
          />
        )}
      </div>
      {first.map(cell)}
      {(ofKind[String(line['invoiceKind'])] ?? []).map(cell)}
      {isOpen && projectId !== null && (
        <div className={styles.field}>
          <BudgetItemInput
            projectId={projectId}
            value={line['budgetItem']}
            onChange={(budgetItem) => change({ ...line, budgetItem })}
          />
          {problemOf('budgetItem') !== undefined && <span className={styles.problem}>{problemOf('budgetItem')}</span>}
        </div>
      )}
      {isOpen && further.map(cell)}
      <Button className={styles.wide ?? ''} type="link" size="small" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? t('less') : t('more')}
      </Button>
    </fieldset>
  )
}
