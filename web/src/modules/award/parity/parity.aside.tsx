import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { award, type PriceParity } from '@srm/api/award'
import { fromFen } from '@srm/api/award/fen'
import { NamedRef } from '@srm/api/shared/fields'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { Await } from '@/ui/states.tsx'
import { parityOf } from '../award.paths.ts'
import styles from './matrix.module.css'
import { Hints } from './parity.hints.tsx'
import { useParityText } from '../award.texts.ts'
import { useParity } from './use-parity.ts'

const maxQuotes = 10

const Summary = ({ data }: { readonly data: PriceParity }): ReactNode => {
  const t = useParityText()
  const { comparison, scores } = useParity(data).parity
  const ranked = comparison.quotes
    .toSorted((a, b) => Number(b.isComplete) - Number(a.isComplete) || a.total - b.total)
    .slice(0, maxQuotes)
  return (
    <Stack gap={12}>
      <div className={styles.scroll}>
        <table className={styles.sheet} aria-label={t('matrix')}>
          <tbody>
            {ranked.map(({ quoteId, total, offered, isComplete, cells, warning }) => {
              const quote = data.quotes.find(({ id }) => id === quoteId)
              const rank = scores.find((one) => one.quoteId === quoteId)?.rank ?? null
              const marks = [
                ...(isComplete ? [] : [t('partial', { count: offered, all: data.lines.length })]),
                t('lowestLines', { count: cells.filter((cell) => cell?.isLowest).length }),
                ...(rank === null ? [] : [t('rank', { rank })]),
                ...(warning ? [t(`warning.${warning}`)] : []),
                ...(quote?.isSurrogate ? [t('surrogate')] : []),
              ]
              return (
                <tr key={quoteId}>
                  <th scope="row">
                    {quote?.supplier.name} <Muted size="xs">{marks.join(' · ')}</Muted>
                  </th>
                  <td data-number>{data.isMasked || data.isPriceClosed ? '—' : formatMoney(fromFen(total))}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <Hints comparison={comparison} data={data} />
      <Link to={parityOf(data.purchase.id)}>{t('title')}</Link>
    </Stack>
  )
}

/** What whoever decides on an award has to see beside it: all quotes on equal terms. */
export const ParityAside = ({ row }: { readonly row: Row }): ReactNode => {
  const purchase = NamedRef.safeParse(row['purchase']).data?.id
  const read = useRead(award.priceParity.show, { params: { id: purchase ?? '' } }, { enabled: purchase !== undefined })
  if (purchase === undefined) return null
  return <Await query={read}>{(data) => <Summary data={data} />}</Await>
}
