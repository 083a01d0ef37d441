import type { ReactNode } from 'react'
import { Skeleton } from '@/ui/states.tsx'
import styles from '../record-list.module.css'
import type { Density } from '../state/url-state.ts'

/** About as high as the rows that are on their way, so that little moves when they come. */
export const TableSkeleton = ({ cards, density }: { cards: boolean; density: Density }): ReactNode => (
  <div className={styles.skeleton} data-cards={cards} data-density={density}>
    <Skeleton rows={cards ? 6 : 14} />
  </div>
)
