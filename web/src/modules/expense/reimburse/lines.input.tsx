import { PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import type { ReactNode } from 'react'
import { shanghaiDay } from '@srm/api/shared/date'
import { sumDecimals } from '@srm/api/shared/decimal-text'
import { formatMoney } from '@/lib/format.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import type { LinesProps } from '@/ui/record-form/rows/rows-grid.tsx'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import { LineFields } from './line.fields.tsx'
import styles from './reimburse.module.css'
import { useReimburseText } from '../expense.texts.ts'

const nothing: readonly Line[] = []
const maxLines = 100

const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : null
}

/** What the lines come to so far. */
export const totalOf = (lines: unknown): string =>
  sumDecimals([
    '0.00',
    ...(Array.isArray(lines) ? lines : []).flatMap((line: Line) =>
      typeof line['amount'] === 'string' && /^\d+(?:\.\d+)?$/.test(line['amount']) ? [line['amount']] : [],
    ),
  ])

/** The next receipt is mostly of the same day, kind and place as the one before. */
const nextLine = (before: Line | undefined): Line => ({
  date: before?.['date'] ?? shanghaiDay(new Date()),
  expenseType: before?.['expenseType'] ?? 'travel',
  invoiceKind: before?.['invoiceKind'] ?? 'digitalOrdinary',
  budgetItem: before?.['budgetItem'],
})

export const firstLine = (): Line => nextLine(undefined)

/** Receipts one below the other, made to be filled in with a thumb. */
export const LinesInput = ({ value = nothing, onChange, errors = [] }: LinesProps): ReactNode => {
  const t = useReimburseText()
  const form = Form.useFormInstance()
  const projectId = idOf(Form.useWatch<unknown>('project', { form, preserve: true }))
  const remove = (at: number) => (value.length > 1 ? () => onChange?.(value.toSpliced(at, 1)) : undefined)
  return (
    <Stack gap={12}>
      {value.map((line, at) => (
        <LineFields
          // Lines have no names before they are saved, and are added at the end only.
          key={idOf(line) ?? String(at)}
          line={line}
          at={at}
          projectId={projectId}
          errors={errors}
          change={(next) => onChange?.(value.with(at, next))}
          remove={remove(at)}
        />
      ))}
      <div className={styles.foot}>
        <Button
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          disabled={value.length >= maxLines}
          onClick={() => onChange?.([...value, nextLine(value.at(-1))])}
        >
          {t('add')}
        </Button>
        <Muted>{t('total', { amount: formatMoney(totalOf(value)), count: value.length })}</Muted>
      </div>
    </Stack>
  )
}
