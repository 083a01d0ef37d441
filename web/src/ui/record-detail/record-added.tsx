import { Suspense, type ReactNode } from 'react'
import { useLabel } from '@/lib/i18n.ts'
import { useContributions } from '../record-contributions.ts'
import type { Row } from '../record-shape.ts'
import styles from './record-detail.module.css'

type Props = { readonly subject: string; readonly row: Row }

/** Buttons and banners other modules add; one that is still loading holds nothing up. */
export const Added = ({
  place,
  subject,
  row,
}: Props & { readonly place: 'recordActions' | 'recordBanners' }): ReactNode =>
  useContributions(place, subject).map(({ key, Body }) => (
    <Suspense key={key}>
      <Body row={row} />
    </Suspense>
  ))

export const AddedFigures = ({ subject, row }: Props): ReactNode => {
  const say = useLabel()
  return useContributions('recordFigures', subject).map(({ key, title, Body }) => (
    <div key={key} className={styles.fact}>
      <dt>{say(title)}</dt>
      <dd>
        <Suspense>
          <Body row={row} />
        </Suspense>
      </dd>
    </div>
  ))
}
