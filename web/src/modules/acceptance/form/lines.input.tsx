import { Button, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { plainDecimalText } from '@srm/api/shared/decimal-text'
import { formatMoney } from '@/lib/format.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { lineProblem } from '@/ui/record-form/rows/line-cell.tsx'
import type { LinesProps } from '@/ui/record-form/rows/rows-grid.tsx'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import { Stepper } from '@/ui/stepper.tsx'
import styles from './form.module.css'
import { actualLines, amountOf, compareToOrder, groupsOf, type ActualGroup, type ActualLine } from './lines.model.ts'
import { useFormText } from '../acceptance.texts.ts'

const nothing: readonly Line[] = []

type RowProps = {
  readonly line: ActualLine
  readonly isAlone: boolean
  readonly problem: string | undefined
  readonly set: (some: Partial<ActualLine>) => void
}

const countOf = (quantity: string, times: string | null, unit: string | null): string => {
  const several = times === null || plainDecimalText(times) === '1' ? '' : ` × ${plainDecimalText(times)}`
  return `${plainDecimalText(quantity)} ${unit ?? ''}${several}`.trim()
}

const Remark = ({ line, set }: Pick<RowProps, 'line' | 'set'>): ReactNode => {
  const t = useFormText()
  const [isOpen, setIsOpen] = useState(line.remark !== null)
  const name = line.orderLine.name
  if (!isOpen)
    return (
      <Button type="link" size="small" className={styles.link ?? ''} onClick={() => setIsOpen(true)}>
        {t('line.note')}
      </Button>
    )
  return (
    <Input
      aria-label={t('line.remark', { name })}
      placeholder={t('line.remark', { name })}
      maxLength={200}
      value={line.remark ?? ''}
      onChange={({ target }) => set({ remark: target.value === '' ? null : target.value })}
    />
  )
}

/** One row: how many, how often, and what that is against the order. */
const ActualRow = ({ line, isAlone, problem, set }: RowProps): ReactNode => {
  const t = useFormText()
  const { orderLine, day, unit, quantity, times, orderedQuantity, orderedTimes } = line
  const name = [orderLine.name, day].filter(Boolean).join(' ')
  const hasTimes = day === null && orderedTimes !== null && plainDecimalText(orderedTimes) !== '1'
  const against = compareToOrder(line)
  const amount = amountOf(line)
  return (
    <li className={styles.row}>
      {day !== null && <time dateTime={day}>{day.slice(5).replace('-', '/')}</time>}
      <Row gap={8} wrap>
        <Stepper
          label={t('line.quantity', { name })}
          unit={unit}
          value={quantity}
          isWrong={problem !== undefined}
          onChange={(next) => set({ quantity: next })}
        />
        {hasTimes && (
          <>
            <span aria-hidden>×</span>
            <Stepper label={t('line.times', { name })} value={times} onChange={(next) => set({ times: next })} />
          </>
        )}
      </Row>
      <span className={styles.against} data-tone={against > 0 ? 'over' : against < 0 ? 'less' : 'same'}>
        {orderedQuantity !== null &&
          t('line.ordered', { count: countOf(orderedQuantity, day === null ? orderedTimes : null, unit) })}
        {against !== 0 && ` · ${t(against > 0 ? 'line.over' : 'line.less')}`}
      </span>
      <span className={styles.amount}>{amount === null ? '' : formatMoney(amount)}</span>
      {isAlone && <Remark line={line} set={set} />}
      {problem !== undefined && <span className={styles.problem}>{problem}</span>}
    </li>
  )
}

type GroupProps = {
  readonly group: ActualGroup
  readonly problemAt: (at: number) => string | undefined
  readonly set: (places: readonly number[], some: Partial<ActualLine>) => void
  readonly skip: () => void
}

const Group = ({ group: { orderLine, rows }, problemAt, set, skip }: GroupProps): ReactNode => {
  const t = useFormText()
  const first = rows[0]?.line
  const isCustomerPaid = rows.every(({ line }) => line.isCustomerPaid)
  return (
    <li className={styles.group}>
      <div className={styles.groupHead}>
        <strong>{orderLine.name}</strong>
        {first?.unitPrice && (
          <Muted size="s">{t('line.price', { price: formatMoney(first.unitPrice), unit: first.unit ?? '' })}</Muted>
        )}
      </div>
      <ul className={styles.rows}>
        {rows.map(({ at, line }) => (
          <ActualRow
            key={line.day ?? String(at)}
            line={line}
            isAlone={rows.length === 1}
            problem={problemAt(at)}
            set={(some) => set([at], some)}
          />
        ))}
      </ul>
      <Row justify="between">
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={isCustomerPaid}
            onChange={({ target }) =>
              set(
                rows.map(({ at }) => at),
                { isCustomerPaid: target.checked },
              )
            }
          />
          {t('line.customer')}
        </label>
        <Button type="link" size="small" className={styles.link ?? ''} onClick={skip}>
          {t('line.skip')}
        </Button>
      </Row>
    </li>
  )
}

/** What was really there, line by line, made to be filled in with a thumb while one walks through the hall. */
export const ActualLinesInput = ({ value = nothing, onChange, errors = [], name = '' }: LinesProps): ReactNode => {
  const t = useFormText()
  const lines = actualLines(value)
  const [skipped, setSkipped] = useState<readonly ActualGroup[]>([])
  const change = (next: readonly ActualLine[]): void => onChange?.(next.map((line): Line => ({ ...line })))
  const skip = (group: ActualGroup): void => {
    setSkipped([...skipped, group])
    change(lines.filter(({ orderLine }) => orderLine.id !== group.orderLine.id))
  }
  const restore = (group: ActualGroup): void => {
    setSkipped(skipped.filter((one) => one !== group))
    change([...lines, ...group.rows.map(({ line }) => line)])
  }
  return (
    <Stack gap={8}>
      <ul className={styles.groups} aria-label={t('lines')}>
        {groupsOf(lines).map((group) => (
          <Group
            key={group.orderLine.id}
            group={group}
            problemAt={(at) => lineProblem(errors, name, at, 'quantity') ?? lineProblem(errors, name, at, 'times')}
            set={(places, some) => change(lines.map((line, at) => (places.includes(at) ? { ...line, ...some } : line)))}
            skip={() => skip(group)}
          />
        ))}
      </ul>
      {skipped.map((group) => (
        <Row key={group.orderLine.id} justify="between" className={styles.skipped ?? ''}>
          <Muted>{t('line.skipped', { name: group.orderLine.name })}</Muted>
          <Button size="small" onClick={() => restore(group)}>
            {t('line.back')}
          </Button>
        </Row>
      ))}
    </Stack>
  )
}
