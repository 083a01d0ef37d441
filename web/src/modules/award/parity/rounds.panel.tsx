import type { ReactNode } from 'react'
import type { PriceParity } from '@srm/api/award'
import { formatMoney } from '@/lib/format.ts'
import { Muted } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import styles from './matrix.module.css'
import { deltaOf } from './parity.model.ts'
import { useRoundText } from '../award.texts.ts'

/** What each supplier asked for from round to round. */
export const RoundsPanel = ({ data }: { readonly data: PriceParity }): ReactNode => {
  const t = useRoundText()
  const { rounds } = data.purchase
  if (rounds.length < 2) return null
  return (
    <Panel title={t('title')}>
      <div className={`${styles.body ?? ''} ${styles.scroll ?? ''}`}>
        <table className={styles.sheet} aria-label={t('title')}>
          <thead>
            <tr>
              <th>{t('supplier')}</th>
              {rounds.map(({ roundNo, isFinal, invited, quotes }) => (
                <th key={roundNo} data-number>
                  {t(isFinal ? 'final' : 'round', { no: roundNo })}{' '}
                  <Muted size="xs">{t('counts', { invited, quotes })}</Muted>
                </th>
              ))}
              <th data-number>{t('change')}</th>
            </tr>
          </thead>
          <tbody>
            {data.quotes.map(({ id, supplier, earlier, total }) => {
              const totals = new Map(earlier.map((one) => [one.roundNo, one.total]))
              const [first] = earlier
              return (
                <tr key={id}>
                  <th scope="row">{supplier.name}</th>
                  {rounds.map(({ roundNo }) => {
                    const amount = roundNo === data.purchase.roundNo ? total : totals.get(roundNo)
                    return (
                      <td key={roundNo} data-number>
                        {amount ? formatMoney(amount) : '—'}
                      </td>
                    )
                  })}
                  <td data-number>{(first && total && deltaOf(Number(total), Number(first.total))) ?? '—'}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
