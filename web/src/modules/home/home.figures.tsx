import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { home, type Figure } from '@srm/api/home'
import { useLabel } from '@/lib/i18n.ts'
import { useRead } from '@/lib/api/query.ts'
import { Await } from '@/ui/states.tsx'
import styles from './home.figures.module.css'

const Tile = ({ figure }: { readonly figure: Figure }): ReactNode => {
  const say = useLabel()
  return (
    <li>
      <Link to={figure.path} className={styles.tile} data-tone={figure.count > 0 ? figure.tone : 'plain'}>
        <span className={styles.label}>{say(figure.label)}</span>
        <strong className={styles.count} data-none={figure.count === 0}>
          {figure.count}
        </strong>
      </Link>
    </li>
  )
}

/** What waits, in numbers that lead to it. */
export const Figures = (): ReactNode => (
  <Await query={useRead(home.work, {})} rows={2}>
    {({ figures }) => (
      <ul className={styles.tiles}>
        {figures.map((figure) => (
          <Tile key={figure.key} figure={figure} />
        ))}
      </ul>
    )}
  </Await>
)
