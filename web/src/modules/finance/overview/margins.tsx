import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FinanceOverview } from '@srm/api/finance'
import { financePages } from '@srm/api/finance/pages'
import { formatMoney } from '@/lib/format.ts'
import { Can } from '@/lib/session/can.tsx'
import { Ellipsis } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { State } from '@/ui/states.tsx'
import { useOverviewText } from '../finance.texts.ts'
import styles from './overview.module.css'

type Margin = FinanceOverview['margins'][number]

/** Below nothing, below ten in a hundred, below twenty, and more. */
const heatOf = (margin: string | null): string => {
  if (margin === null) return 'none'
  const value = Number(margin)
  if (value < 0) return 'loss'
  if (value < 10) return 'thin'
  return value < 20 ? 'fair' : 'good'
}

const Tile = ({ margin: { name, eventStart, expected, margin } }: { readonly margin: Margin }): ReactNode => {
  const t = useOverviewText()
  return (
    <li>
      <Link
        className={styles.tile ?? ''}
        data-heat={heatOf(margin)}
        to={`${financePages.project.path}?q=${encodeURIComponent(name)}&reach=all`}
      >
        <Ellipsis>{name}</Ellipsis>
        <strong>{margin === null ? t('unknown') : `${margin}%`}</strong>
        <small>{[eventStart, expected && formatMoney(expected)].filter(Boolean).join(' · ')}</small>
      </Link>
    </li>
  )
}

/** What every project under way is expected to bring, those that take place next first. */
export const MarginsPanel = ({ margins }: { readonly margins: readonly Margin[] }): ReactNode => {
  const t = useOverviewText()
  return (
    <Panel
      title={t('margins')}
      extra={
        <Can code="projectFinance:list">
          <Link to={financePages.project.path}>{t('margins.all')}</Link>
        </Can>
      }
    >
      {margins.length === 0 ? (
        <State title={t('margins.none')} />
      ) : (
        <ul className={styles.tiles} aria-label={t('margins')}>
          {margins.map((margin) => (
            <Tile key={margin.id} margin={margin} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
