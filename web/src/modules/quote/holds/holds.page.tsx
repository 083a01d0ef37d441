import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { quote, type QuoteHold } from '@srm/api/quote'
import { purchasePages } from '@srm/api/inquiry/pages'
import { shanghaiDay } from '@srm/api/shared/date'
import { addressOf } from '@srm/api/shared/pages'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { LinesTable, type LinesColumn } from '@/ui/lines-table.tsx'
import { useNarrow } from '@/ui/narrow.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import styles from './holds.module.css'
import { daysOfMonth, monthBeside } from './holds.model.ts'
import { useHoldsText } from '../quote.texts.ts'

const hrefOf = ({ purchase }: QuoteHold): string => addressOf(purchasePages.purchase.detail, purchase.id)

const Month = ({ month, holds }: { readonly month: string; readonly holds: readonly QuoteHold[] }): ReactNode => {
  const t = useHoldsText()
  const [today] = useState(() => shanghaiDay(new Date()))
  const byDay = Map.groupBy(holds, ({ day }) => day)
  return (
    <div className={styles.month}>
      {t('weekdays')
        .split(',')
        .map((name) => (
          <Muted key={name} size="xs" className={styles.weekday}>
            {name}
          </Muted>
        ))}
      {daysOfMonth(month).map((day, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the empty days before the first have no other name
        <div key={day ?? `empty${String(at)}`} className={styles.day} data-today={day === today || undefined}>
          {day && <Muted size="xs">{day === today ? t('today') : String(Number(day.slice(8)))}</Muted>}
          {(day ? (byDay.get(day) ?? []) : []).map((hold) => (
            <Link
              key={hold.id}
              to={hrefOf(hold)}
              className={styles.hold}
              title={hold.supplier.name}
              data-won={hold.isWon || undefined}
            >
              {hold.supplier.name}
            </Link>
          ))}
        </div>
      ))}
    </div>
  )
}

const useColumns = (): readonly LinesColumn<QuoteHold>[] => {
  const t = useHoldsText()
  const costOf = ({ costRate, cost, isWon }: QuoteHold): string => {
    if (!isWon || costRate === '0') return t('free')
    return cost === null ? t('rate', { rate: costRate }) : t('costs', { rate: costRate, amount: formatMoney(cost) })
  }
  return [
    {
      key: 'what',
      title: t('what'),
      render: (hold) => (
        <Stack gap={2}>
          <strong>{hold.supplier.name}</strong>
          <Link to={hrefOf(hold)}>
            {hold.code} {hold.purchase.name}
          </Link>
          {hold.project && <Muted size="s">{hold.project.name}</Muted>}
        </Stack>
      ),
    },
    { key: 'day', title: t('day'), render: ({ day }) => day },
    { key: 'event', title: t('event'), render: ({ eventFrom }) => eventFrom ?? '—' },
    { key: 'state', title: t('state'), render: ({ isWon }) => t(isWon ? 'won' : 'open') },
    { key: 'cost', title: t('cost'), isNumber: true, render: costOf },
  ]
}

/** When suppliers give away what they keep for us, month by month, and what calling it off costs today. */
const HoldsPage = (): ReactNode => {
  const t = useHoldsText()
  const isNarrow = useNarrow()
  const columns = useColumns()
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => shanghaiDay(new Date()))
  const month = params.get('month') ?? today.slice(0, 7)
  const days = daysOfMonth(month).flatMap((day) => day ?? [])
  const read = useRead(quote.standing.holds, { query: { from: days[0] ?? '', to: days.at(-1) ?? '' } })
  const show = (by: number): void => setParams({ month: monthBeside(month, by) })
  const [year = '', of = ''] = month.split('-')
  return (
    <Page title={t('title')} note={t('note')}>
      <Panel
        title={t('month', { year, month: String(Number(of)) })}
        extra={
          <Row>
            <Button icon={<LeftOutlined aria-hidden />} aria-label={t('before')} onClick={() => show(-1)} />
            <Button icon={<RightOutlined aria-hidden />} aria-label={t('after')} onClick={() => show(1)} />
          </Row>
        }
      >
        <Await query={read}>
          {(holds) => (
            <>
              {!isNarrow && <Month month={month} holds={holds} />}
              {holds.length === 0 ? (
                <State title={t('none')} hint={t('none.hint')} />
              ) : (
                <LinesTable label={t('list')} columns={columns} lines={holds} keyOf={({ id }) => id} />
              )}
            </>
          )}
        </Await>
      </Panel>
    </Page>
  )
}

export default HoldsPage
