import type { ReactNode } from 'react'
import { PersonField } from '../drawer/ids.tsx'
import { labelOf, typeOf, type CatalogColumn, type CatalogField } from '../drawer/drawer.model.ts'
import { DateField, MoneyField, NumberField } from '../drawer/number.tsx'
import { Count, Pick } from '../drawer/parts.tsx'
import { useText } from '../drawer/drawer.texts.ts'
import { numberColumns, comparisons, type PlainRule } from './rules.ts'
import { ManyValues, OneValue } from './value.tsx'
import styles from './condition.module.css'

type Props<R = PlainRule> = {
  readonly rule: R
  readonly field: CatalogField
  readonly change: (next: PlainRule) => void
}
type OperatorProps<O extends PlainRule['op']> = Props<Extract<PlainRule, { op: O }>>

type AmountProps = {
  readonly field: CatalogColumn | undefined
  readonly label: string
  readonly value: string
  readonly change: (value: string) => void
}

const Amount = ({ field, ...props }: AmountProps): ReactNode => {
  const wrong = props.value === ''
  return field && typeOf(field) === 'money' ? (
    <MoneyField {...props} wrong={wrong} />
  ) : (
    <NumberField {...props} wrong={wrong} />
  )
}

const edges = ['closed', 'open'] as const

const Between = ({ rule, field, change }: OperatorProps<'between'>): ReactNode => {
  const t = useText()
  const side = (end: 'from' | 'to'): ReactNode => {
    const edge = rule[end]
    return (
      <span className={styles.edge}>
        <Amount
          field={field}
          label={t(`edge.${end}`)}
          value={edge.value}
          change={(value) => change({ ...rule, [end]: { ...edge, value } })}
        />
        <Pick
          label={t(`edgeKind.${end}`)}
          value={edge.closed ? 'closed' : 'open'}
          options={edges}
          word={(kind) => t(`edges.${kind}`)}
          change={(kind) => change({ ...rule, [end]: { ...edge, closed: kind === 'closed' } })}
        />
      </span>
    )
  }
  return (
    <>
      {side('from')}
      {side('to')}
    </>
  )
}

const Total = ({ rule, field, change }: Props<Extract<PlainRule, { column: string }>>): ReactNode => {
  const t = useText()
  const columns = numberColumns(field.columns ?? [])
  return (
    <>
      {rule.op !== 'count' && (
        <Pick
          label={t('column')}
          value={rule.column}
          options={columns.map(({ path }) => path)}
          word={(path) => labelOf(columns, path)}
          change={(column) => change({ ...rule, column })}
        />
      )}
      <Pick
        label={t('than')}
        value={rule.than}
        options={comparisons}
        word={(than) => t(`op.${than}`)}
        change={(than) => change({ ...rule, than })}
      />
      <Amount
        field={rule.op === 'count' ? undefined : columns.find(({ path }) => path === rule.column)}
        label={t('value')}
        value={rule.value}
        change={(value) => change({ ...rule, value })}
      />
    </>
  )
}

const Dates = ({ rule, change }: OperatorProps<'betweenDates'>): ReactNode => {
  const t = useText()
  return (
    <>
      <DateField
        label={t('edge.from')}
        value={rule.from}
        wrong={rule.from === ''}
        change={(from) => change({ ...rule, from })}
      />
      <DateField label={t('edge.to')} value={rule.to} wrong={rule.to === ''} change={(to) => change({ ...rule, to })} />
    </>
  )
}

type Small = Props<
  Extract<PlainRule, { op: 'levelAtLeast' | 'sizeAtLeast' | 'headIs' | 'before' | 'after' } | { days: number }>
>

/** Values that are one of a directory, a day or a small number. */
const SmallValue = ({ rule, change }: Small): ReactNode => {
  const t = useText()
  const label = t('value')
  switch (rule.op) {
    case 'levelAtLeast':
      return (
        <Count
          label={label}
          value={rule.value}
          max={50}
          unit={t('level.unit')}
          change={(value) => change({ ...rule, value })}
        />
      )
    case 'sizeAtLeast':
      return (
        <Count
          label={label}
          value={rule.value}
          max={200}
          unit={t('size.unit')}
          change={(value) => change({ ...rule, value })}
        />
      )
    case 'lastsDays':
    case 'withinDays':
      return (
        <Count
          label={label}
          value={rule.days}
          min={0}
          max={3660}
          unit={t('days.unit')}
          change={(days) => change({ ...rule, days })}
        />
      )
    case 'headIs': {
      const wrong = rule.value === ''
      return (
        <PersonField label={label} value={rule.value} wrong={wrong} change={(value) => change({ ...rule, value })} />
      )
    }
    case 'before':
    case 'after': {
      const wrong = rule.value === ''
      return <DateField label={label} value={rule.value} wrong={wrong} change={(value) => change({ ...rule, value })} />
    }
  }
}

/** What a rule compares with. */
export const RuleValue = ({ rule, field, change }: Props): ReactNode => {
  const t = useText()
  const common = { field, label: t('value') }
  switch (rule.op) {
    case 'eq':
    case 'ne':
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return <Amount {...common} value={rule.value} change={(value) => change({ ...rule, value })} />
    case 'between':
      return <Between rule={rule} field={field} change={change} />
    case 'is':
    case 'isNot':
    case 'contains':
    case 'notContains':
    case 'startsWith':
      return <OneValue {...common} value={rule.value} change={(value) => change({ ...rule, value })} />
    case 'in':
    case 'notIn':
    case 'inTree':
    case 'inRole':
    case 'inDept':
    case 'inDeptTree':
    case 'hasAny':
    case 'hasAll':
    case 'hasNone':
      return (
        <ManyValues {...common} op={rule.op} value={rule.values} change={(values) => change({ ...rule, values })} />
      )
    case 'betweenDates':
      return <Dates rule={rule} field={field} change={change} />
    case 'levelAtLeast':
    case 'sizeAtLeast':
    case 'withinDays':
    case 'lastsDays':
    case 'headIs':
    case 'before':
    case 'after':
      return <SmallValue rule={rule} field={field} change={change} />
    case 'sum':
    case 'max':
    case 'count':
      return <Total rule={rule} field={field} change={change} />
    case 'empty':
    case 'notEmpty':
    case 'isTrue':
    case 'isFalse':
      return null
  }
}
