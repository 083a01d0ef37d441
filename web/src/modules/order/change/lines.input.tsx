import { Button, Form } from 'antd'
import type { ReactNode } from 'react'
import { order, OrderChange, type PurchaseOrder, type PurchaseOrderLine } from '@srm/api/order'
import { metaOf } from '@srm/api/shared/field-meta'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { refId } from '@/ui/grid/choosable.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Amount } from '@/ui/money-strip/amount.tsx'
import { AmountRow } from '@/ui/money-strip/money-strip.tsx'
import { LineCell, LineCells, lineProblem } from '@/ui/record-form/rows/line-cell.tsx'
import type { LinesProps } from '@/ui/record-form/rows/rows-grid.tsx'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import { Await } from '@/ui/states.tsx'
import { countOf, daysOf } from '../document/lines.tab.tsx'
import { AddedLines } from './added.input.tsx'
import { additionsIn, beginWith, changesIn, totalsOf, type AddedLine, type ChangedLine } from './change.model.ts'
import styles from './change.module.css'
import { useChangeText } from '../order.texts.ts'

const fields = metaOf(OrderChange.fields.lines).fields ?? {}
const shown = ['quantity', 'times', 'unitPrice', 'dateFrom', 'dateTo'] as const
const nothing: readonly Line[] = []

type LineProps = {
  readonly line: PurchaseOrderLine
  readonly change: ChangedLine | undefined
  readonly problem: string | undefined
  readonly set: (change: ChangedLine | undefined) => void
}

const asLine = (change: ChangedLine): Line => ({ ...change })

const Fields = ({ change, set }: Pick<LineProps, 'set'> & { readonly change: ChangedLine }): ReactNode => (
  <LineCells>
    {shown.map((name) => (
      <LineCell
        key={name}
        schema={fields[name]}
        name={name}
        line={asLine(change)}
        change={(next) => set(changesIn([next])[0] ?? { ...change, quantity: '' })}
      />
    ))}
  </LineCells>
)

const isDropped = ({ quantity }: ChangedLine): boolean => /^0+(\.0+)?$/.test(quantity)

const ChangeLine = ({ line, change, problem, set }: LineProps): ReactNode => {
  const t = useChangeText()
  const { name, unitPrice, dateFrom, dateTo } = line
  const was = t('line.was', {
    count: countOf(line),
    price: unitPrice === null ? '****' : formatMoney(unitPrice),
    days: daysOf(dateFrom, dateTo) || t('line.noDays'),
  })
  return (
    <li className={styles.line} data-changed={change !== undefined || undefined}>
      <Row justify="between" wrap>
        <Stack gap={2}>
          <strong>{name}</strong>
          <Muted size="s">{was}</Muted>
        </Stack>
        {change ? (
          <Row>
            {isDropped(change) ? (
              <Muted size="s">{t('line.dropped')}</Muted>
            ) : (
              <Button size="small" danger onClick={() => set({ ...change, quantity: '0' })}>
                {t('line.drop')}
              </Button>
            )}
            <Button size="small" onClick={() => set(undefined)}>
              {t('line.keep')}
            </Button>
          </Row>
        ) : (
          <Button size="small" onClick={() => set(beginWith(line))}>
            {t('line.change')}
          </Button>
        )}
      </Row>
      {change && !isDropped(change) && <Fields change={change} set={set} />}
      {problem !== undefined && <span className={styles.problem}>{problem}</span>}
    </li>
  )
}

const Lines = ({
  value = nothing,
  onChange,
  errors = [],
  name = '',
  of,
}: LinesProps & { of: PurchaseOrder }): ReactNode => {
  const t = useChangeText()
  const changes = changesIn(value)
  const added = additionsIn(value)
  const totals = totalsOf(of.amount, of.lines, changes, added)
  const set = (line: string, next: ChangedLine | undefined): void => {
    const others = changes.filter(({ orderLine }) => orderLine !== line)
    onChange?.([...others, ...(next ? [next] : []), ...added])
  }
  const setAdded = (next: readonly AddedLine[]): void => onChange?.([...changes, ...next])
  const problemOf = (line: string): string | undefined => {
    const at = changes.findIndex(({ orderLine }) => orderLine === line)
    return at === -1 ? undefined : errors.find(({ path }) => path.startsWith(`${name}.${String(at)}`))?.message
  }
  return (
    <Stack gap={12}>
      <ul className={styles.lines} aria-label={t('lines.label')}>
        {of.lines.map((line) => (
          <ChangeLine
            key={line.id}
            line={line}
            change={changes.find(({ orderLine }) => orderLine === line.id)}
            problem={problemOf(line.id)}
            set={(next) => set(line.id, next)}
          />
        ))}
      </ul>
      <AddedLines
        lines={added}
        project={of.project?.id}
        problemOf={(at, field) => lineProblem(errors, name, changes.length + at, field)}
        change={setAdded}
      />
      {totals && changes.length + added.length > 0 && (
        <AmountRow>
          <Amount label={t('before')} amount={totals.before} />
          <Amount label={t('after')} amount={totals.after} />
          <Amount
            label={t('difference')}
            amount={totals.difference}
            tone={totals.difference.startsWith('-') ? 'good' : 'warning'}
          />
        </AmountRow>
      )}
    </Stack>
  )
}

const OfOrder = ({ orderId, ...props }: LinesProps & { readonly orderId: string }): ReactNode => {
  const read = useRead(order.order.show, { params: { id: orderId } })
  return (
    <Await query={read} rows={4}>
      {(of) => <Lines {...props} of={of} />}
    </Await>
  )
}

/** The lines of the order as they stand; one says of each only what will be different. */
export const ChangeLinesInput = (props: LinesProps): ReactNode => {
  const t = useChangeText()
  const form = Form.useFormInstance()
  const orderId = refId(Form.useWatch<unknown>('order', { form, preserve: true }))
  return orderId === undefined ? <Muted>{t('needsOrder')}</Muted> : <OfOrder orderId={orderId} {...props} />
}
