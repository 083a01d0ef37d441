import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { approval, type ListingName } from '@srm/api/approval'
import { useRead } from '@/lib/api/query.ts'
import { Row, VisuallyHidden } from '@/ui/layout.tsx'
import { centrePath } from '../approval.paths.ts'
import styles from './centre.module.css'
import { useCentreText } from './centre.texts.ts'

export const listings = [
  'todo',
  'done',
  'mine',
  'cc',
  'handed',
  'follow',
  'draft',
  'all',
] as const satisfies readonly ListingName[]
export type CentreListing = (typeof listings)[number]

/** The numbers are read again whenever the server tells of an approval, so they are true without looking. */
const useCounts = () => useRead(approval.centre.counts, {}).data

const Badge = ({ count, words }: { count: number; words: string }): ReactNode =>
  count > 0 && (
    <span className={styles.badge} title={words}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )

/** The lists of the centre beside each other, with how much waits in each. */
export const CentreNav = ({ current }: { readonly current: CentreListing }): ReactNode => {
  const t = useCentreText()
  const counts = useCounts()
  const shown = listings.filter((name) => name !== 'all' || counts?.manages)
  return (
    <Row as="nav" gap={4} align="stretch" className={styles.nav} aria-label={t('lists')}>
      {shown.map((name) => (
        <Link
          key={name}
          to={name === 'todo' ? centrePath : `${centrePath}?list=${name}`}
          replace
          className={styles.tab}
          {...(name === current && { 'aria-current': 'page' as const })}
        >
          {t(`list.${name}`)}
          {name === 'todo' && (
            <Badge count={counts?.todo ?? 0} words={t('count.waiting', { count: counts?.todo ?? 0 })} />
          )}
          {name === 'cc' && <Badge count={counts?.cc ?? 0} words={t('count.unread', { count: counts?.cc ?? 0 })} />}
        </Link>
      ))}
    </Row>
  )
}
