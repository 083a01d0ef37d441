import { Button } from 'antd'
import type { ReactNode } from 'react'
import { fromFen } from '@srm/api/award/fen'
import { formatMoney } from '@/lib/format.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import styles from './matrix.module.css'
import { useParityText } from '../award.texts.ts'
import type { Parity } from './use-parity.ts'

/** On a phone every supplier is a card, the cheapest complete one first. */
export const SupplierCards = ({
  parity,
  open,
}: {
  readonly parity: Parity
  readonly open: (id: string) => void
}): ReactNode => {
  const t = useParityText()
  const { data, comparison, scores } = parity
  const hides = data.isMasked || data.isPriceClosed
  const cards = comparison.quotes
    .flatMap((summary) => {
      const quote = data.quotes.find(({ id }) => id === summary.quoteId)
      return quote ? [{ summary, quote }] : []
    })
    .toSorted(
      (a, b) => Number(b.summary.isComplete) - Number(a.summary.isComplete) || a.summary.total - b.summary.total,
    )
  return (
    <ul className={styles.cards} aria-label={t('matrix')}>
      {cards.map(({ summary, quote }) => {
        const rank = scores.find(({ quoteId }) => quoteId === quote.id)?.rank ?? null
        const lowest = summary.cells.filter((cell) => cell?.isLowest).length
        return (
          <li key={quote.id} className={styles.card} data-lowest={(summary.isLowest && !hides) || undefined}>
            <Stack gap={4}>
              <Row justify="between">
                <strong>{quote.supplier.name}</strong>
                <span className={styles.total}>{hides ? '—' : formatMoney(fromFen(summary.total))}</span>
              </Row>
              <Muted size="s">
                {[
                  t('partial', { count: summary.offered, all: data.lines.length }),
                  ...(hides ? [] : [t('lowestLines', { count: lowest })]),
                  ...(rank === null ? [] : [t('rank', { rank })]),
                  ...(quote.isSurrogate ? [t('surrogate')] : []),
                ].join(' · ')}
              </Muted>
              {quote.isExpired && <span className={styles.bad}>{t('expired')}</span>}
              {quote.objections.map((text) => (
                <span key={text} className={styles.bad}>
                  {text}
                </span>
              ))}
              <Button size="small" onClick={() => open(quote.id)}>
                {t('terms')}
              </Button>
            </Stack>
          </li>
        )
      })}
    </ul>
  )
}
