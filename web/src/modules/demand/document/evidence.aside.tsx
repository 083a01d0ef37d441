import type { ReactNode } from 'react'
import { demand, type DemandEvidence } from '@srm/api/demand'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { Await } from '@/ui/states.tsx'
import styles from '../demand.module.css'
import { useEvidenceText } from '../demand.texts.ts'

type Fact = readonly [name: string, value: string, isOver?: boolean]

const Facts = ({ of }: { readonly of: readonly Fact[] }): ReactNode => (
  <dl className={styles.facts}>
    {of.map(([name, value, isOver = false]) => (
      <div key={name} data-over={isOver || undefined}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

const money = (amount: string | null): string => (amount === null ? '****' : formatMoney(amount))

const useDays = (): ((days: number) => string) => {
  const t = useEvidenceText()
  return (days) => {
    if (days === 0) return t('today')
    return days > 0 ? t('ahead', { days }) : t('past', { days: -days })
  }
}

const useDates = (of: DemandEvidence): readonly Fact[] => {
  const t = useEvidenceText()
  const daysUntil = useDays()
  const { requester, department, eventStart, eventEnd, eventDays, needDate, needDays, attendees } = of
  const event = [...new Set([eventStart, eventEnd])].filter((day) => day !== null).join(' ~ ')
  return [
    [t('requester'), [requester, department].filter((one) => one !== null).join(' · ') || '—'],
    [t('event'), event && eventDays !== null ? `${event}（${daysUntil(eventDays)}）` : t('noEvent')],
    [t('need'), `${needDate}（${daysUntil(needDays)}）`],
    ...(attendees === null ? [] : [[t('attendees'), t('people', { count: attendees })] as const]),
  ]
}

const BudgetLine = ({ of }: { readonly of: DemandEvidence['budget'][number] }): ReactNode => {
  const t = useEvidenceText()
  const { name, amount, used, asked, left } = of
  const isOver = left?.startsWith('-') === true
  const isCovered = amount === null || used === null || left === null
  return (
    <section aria-label={name}>
      <h3 className={styles.part}>{name}</h3>
      {isCovered ? (
        <>
          <Facts of={[[t('asked'), money(asked)]]} />
          <Muted size="s">{t('covered')}</Muted>
        </>
      ) : (
        <Facts
          of={[
            [t('amount'), money(amount)],
            [t('used'), money(used)],
            [t('asked'), money(asked)],
            isOver ? [t('over'), money(left.slice(1)), true] : [t('left'), money(left)],
          ]}
        />
      )}
    </section>
  )
}

const Evidence = ({ of }: { readonly of: DemandEvidence }): ReactNode => {
  const t = useEvidenceText()
  return (
    <Stack gap={12}>
      <Facts of={useDates(of)} />
      {of.budget.map((one) => (
        <BudgetLine key={one.id} of={one} />
      ))}
      {of.budget.length === 0 && <Muted size="s">{t('noBudget')}</Muted>}
      {of.budget.length > 0 && of.unbudgetedLines > 0 && (
        <Facts of={[[t('unbudgeted', { count: of.unbudgetedLines }), money(of.unbudgeted)]]} />
      )}
      {of.customerPaid !== '0.00' && <Facts of={[[t('customerPaid'), money(of.customerPaid)]]} />}
    </Stack>
  )
}

/** For whoever decides on a demand: who asks, when the event is, and what of the budget is left after it. */
export const EvidenceAside = ({ row }: { readonly row: Row }): ReactNode => (
  <Await query={useRead(demand.demand.evidence, { params: { id: row.id } })} rows={4}>
    {(of) => <Evidence of={of} />}
  </Await>
)
