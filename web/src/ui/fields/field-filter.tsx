import { Select } from 'antd'
import { Suspense, type ReactNode } from 'react'
import type { z } from 'zod'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Operator } from '@srm/api/shared/page'
import { useLabel } from '@/lib/i18n.ts'
import { Row } from '../layout.tsx'
import styles from './field-filter.module.css'
import { useText } from './fields.texts.ts'
import { FilterValue } from './filter-value.tsx'
import { carriedOver, operatorsOf, operatorText } from './operators.ts'

type Props = {
  readonly schema: z.ZodType
  readonly op: Operator
  readonly value?: unknown
  readonly onChange: (next: { readonly op: Operator; readonly value: unknown }) => void
}

/** How a field is compared and what with. What it is the filter of is said by whoever shows it. */
export const FieldFilter = ({ schema, op, value, onChange }: Props): ReactNode => {
  const t = useText()
  const say = useLabel()
  const meta = metaOf(schema)
  const label = say(meta.label)
  const options = operatorsOf(schema).map((one) => ({ value: one, label: operatorText(t, one, schema) }))
  return (
    <Row align="stretch" wrap className={styles.filter}>
      {options.length > 1 && (
        <Select<Operator>
          className={styles.op ?? ''}
          aria-label={t('filter.op', { name: label })}
          value={op}
          options={options}
          popupMatchSelectWidth={false}
          onChange={(next) => onChange({ op: next, value: carriedOver(op, next, value) })}
        />
      )}
      <Suspense fallback={<span className={styles.value} />}>
        <FilterValue
          className={styles.value ?? ''}
          meta={meta}
          op={op}
          value={value}
          label={t('filter.value', { name: label })}
          set={(next) => onChange({ op, value: next })}
        />
      </Suspense>
    </Row>
  )
}
