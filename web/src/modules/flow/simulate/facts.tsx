import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { dateRange } from '@srm/api/shared/fields'
import { z } from 'zod'
import { FieldInput } from '@/ui/fields/field-input.tsx'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { useDesigning } from '../designer/designer.store.ts'
import { typeOf, type CatalogColumn, type CatalogField } from '../drawer/drawer.model.ts'
import { DateField, MoneyField, NumberField } from '../drawer/number.tsx'
import { ManyValues, OneValue } from '../condition/value.tsx'
import { pathsIn, type Facts } from './simulate.model.ts'
import styles from './simulate.module.css'
import { useText } from './simulate.texts.ts'

type ValueProps = {
  readonly field: CatalogColumn
  readonly label: string
  readonly value: unknown
  readonly change: (value: unknown) => void
}

const periodMeta = metaOf(dateRange('期间', 'Period'))
const texts = z.array(z.string()).catch([])

const flags = ['yes', 'no'] as const

const Flag = ({ label, value, change }: ValueProps): ReactNode => {
  const t = useText()
  return (
    <Select<(typeof flags)[number]>
      className={styles.wide ?? ''}
      aria-label={label}
      allowClear
      placeholder={t('unset')}
      options={flags.map((one) => ({ value: one, label: t(one) }))}
      {...(typeof value === 'boolean' && { value: value ? 'yes' : 'no' })}
      onChange={(next?: string) => change(next === undefined ? null : next === 'yes')}
    />
  )
}

/** One value of the made-up document, by the control of its type. */
const Value = (props: ValueProps): ReactNode => {
  const { field, label, value, change } = props
  const common = { label, value: typeof value === 'string' ? value : '', change }
  switch (typeOf(field)) {
    case 'money':
      return <MoneyField {...common} />
    case 'number':
      return <NumberField {...common} />
    case 'date':
      return <DateField {...common} />
    case 'flag':
      return <Flag {...props} />
    case 'rows':
      return <Rows {...props} />
    case 'set':
      return <ManyValues field={field} op="hasAny" label={label} value={texts.parse(value)} change={change} optional />
    case 'period':
      return <FieldInput meta={periodMeta} label={label} value={value} onChange={change} />
    default:
      return <OneValue field={field} optional {...common} />
  }
}

const Rows = ({ field, label, value, change }: ValueProps): ReactNode => {
  const t = useText()
  const rows = Array.isArray(value) ? (value as readonly Facts[]) : []
  const { columns = [] } = field as CatalogField
  return (
    <Stack as="fieldset" className={styles.rows} aria-label={label}>
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have nothing else that tells them apart
        <Stack gap={6} key={at} className={styles.rowOf}>
          <Row gap={0} justify="between" className={styles.rowHead}>
            <span>{t('row', { row: at + 1 })}</span>
            <Button
              type="text"
              size="small"
              aria-label={t('removeRow', { row: at + 1 })}
              icon={<DeleteOutlined aria-hidden />}
              onClick={() => change(rows.toSpliced(at, 1))}
            />
          </Row>
          {columns.map((column) => (
            <Field
              key={column.path}
              field={column}
              label={[label, String(at + 1), column.label].join(' ')}
              value={row[column.path]}
              change={(next) => change(rows.with(at, { ...row, [column.path]: next }))}
            />
          ))}
        </Stack>
      ))}
      <Button
        block
        type="dashed"
        size="small"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => change([...rows, {}])}
      >
        {t('addRow')}
      </Button>
    </Stack>
  )
}

const Field = (props: ValueProps): ReactNode => (
  <div className={styles.field}>
    <span>{props.field.label}</span>
    <Value {...props} />
  </div>
)

const given = ['initiator', 'initiatorDept', 'returns']

type Props = {
  readonly fields: readonly CatalogField[]
  readonly facts: Facts
  readonly change: (facts: Facts) => void
}

/** What the made-up document says: first what the flow looks at, the rest on request. */
export const FactFields = ({ fields, facts, change }: Props): ReactNode => {
  const t = useText()
  const used = useDesigning(({ history }) => history.present)
  const [more, setMore] = useState(false)
  const paths = new Set(pathsIn(used))
  // Files and places cannot be made up: such a flow is tried on a document there is.
  const own = fields.filter((field) => !given.includes(field.path) && typeOf(field) !== 'presence')
  const first = own.filter(({ path }) => paths.has(path))
  const rest = own.filter(({ path }) => !paths.has(path))
  const line = (field: CatalogField): ReactNode => (
    <Field
      key={field.path}
      field={field}
      label={field.label}
      value={facts[field.path]}
      change={(value) => change({ ...facts, [field.path]: value })}
    />
  )
  return (
    <section className={styles.facts} aria-label={t('facts')}>
      {first.length === 0 && (
        <Muted as="p" size="s">
          {t('facts.none')}
        </Muted>
      )}
      {first.map(line)}
      {more && rest.map(line)}
      {rest.length > 0 && (
        <Button type="link" size="small" onClick={() => setMore(!more)}>
          {more ? t('less') : t('more', { count: rest.length })}
        </Button>
      )}
    </section>
  )
}
