import { Segmented } from 'antd'
import { Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Customer, periods, type Period } from '@srm/api/crm'
import { metaOf } from '@srm/api/shared/field-meta'
import { dateRange } from '@srm/api/shared/fields'
import { Row } from '@/ui/layout.tsx'
import { DateRangeInput } from '@/ui/fields/input/date-input.tsx'
import { RefInput } from '@/ui/fields/ref/ref-input.tsx'
import { slot } from '@/ui/slots.ts'
import styles from './statistics.module.css'
import { useText } from './statistics.texts.ts'

const days = metaOf(dateRange('统计期间', 'Period'))
const classMeta = metaOf(Customer.fields.classify)
const ownerMeta = metaOf(Customer.fields.owner)

/** What is looked at is in the address, so that it can be sent. */
export const useFilters = () => {
  const [params, setParams] = useSearchParams()
  const period: Period = periods.find((one) => one === params.get('period')) ?? 'thisYear'
  const [from, to] = [params.get('from') ?? undefined, params.get('to') ?? undefined]
  const set = (next: Readonly<Record<string, string | undefined>>): void => {
    const all = new URLSearchParams(params)
    // What is chosen anew is seen from its beginning.
    all.delete('page')
    for (const [key, value] of Object.entries(next))
      if (value === undefined) all.delete(key)
      else all.set(key, value)
    setParams(all, { replace: true })
  }
  const isReady = period !== 'custom' || (from !== undefined && to !== undefined)
  const [owner, classify] = [params.get('owner') ?? undefined, params.get('classify') ?? undefined]
  const query = { period, ...(period === 'custom' && from && to && { from, to }), ...(owner && { owner }) }
  return { params, set, period, from, to, owner, classify, isReady, query }
}

type Filters = ReturnType<typeof useFilters>

/** Days, owner and, where it makes sense, class. */
export const FilterBar = ({ filters, classes = false }: { filters: Filters; classes?: boolean }): ReactNode => {
  const t = useText()
  const { period, from, to, owner, classify, set } = filters
  return (
    <Row wrap gap={12} className={styles.filter ?? ''}>
      <div className={styles.wide}>
        <Segmented<Period>
          aria-label={t('period')}
          value={period}
          options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
          onChange={(next) => set({ period: next, ...(next !== 'custom' && { from: undefined, to: undefined }) })}
        />
      </div>
      {period === 'custom' && (
        <div className={styles.pick}>
          <DateRangeInput
            meta={days}
            label={t('period')}
            value={from && to ? { from, to } : undefined}
            onChange={(range) => set({ from: range?.from, to: range?.to })}
          />
        </div>
      )}
      {classes && (
        <Row as="label" className={styles.pick ?? ''}>
          {t('classify')}
          <RefInput meta={classMeta} label={t('classify')} value={classify} onChange={(id) => set({ classify: id })} />
        </Row>
      )}
      <Row as="label" className={styles.pick ?? ''}>
        {t('owner')}
        <Suspense>
          {slot('person', {
            meta: ownerMeta,
            label: t('owner'),
            value: owner,
            onChange: (id) => set({ owner: id }),
          })}
        </Suspense>
      </Row>
    </Row>
  )
}
