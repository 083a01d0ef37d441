import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Link } from 'react-router'
import { home, type Figure } from '@srm/api/home'
import { useLabel } from '@/lib/i18n.ts'
import { useRead } from '@/lib/api/query.ts'
import { Await } from '@/ui/states.tsx'
import styles from './home.figures.module.css'
import { shownFigures } from './home.figures.rules.ts'
import { useHomeText } from './home.texts.ts'

const Tile = ({ figure }: { readonly figure: Figure }): ReactNode => {
  const say = useLabel()
  const label = say(figure.label)
  return (
    <li>
      <Link to={figure.path} className={styles.tile} data-tone={figure.count > 0 ? figure.tone : 'plain'}>
        <span className={styles.label} title={label}>
          {label}
        </span>
        <strong className={styles.count} data-none={figure.count === 0}>
          {figure.count}
        </strong>
      </Link>
    </li>
  )
}

/** How wide the row is, which is nothing before it is drawn, and whether its tiles stand below each other. */
const useRowWidth = (row: RefObject<HTMLElement | null>): { readonly width: number; readonly isPhone: boolean } => {
  const [measured, setMeasured] = useState({ width: 0, isPhone: false })
  // Before anything is painted: a row that is measured afterwards is seen with all its figures squeezed into it.
  useLayoutEffect(() => {
    const node = row.current
    if (!node) return undefined
    const phone = window.matchMedia('(max-width: 767px)')
    const look = (): void => setMeasured({ width: node.clientWidth, isPhone: phone.matches })
    look()
    const watcher = new ResizeObserver(look)
    watcher.observe(node)
    return () => watcher.disconnect()
  }, [row])
  return measured
}

const Tiles = ({ figures }: { readonly figures: readonly Figure[] }): ReactNode => {
  const t = useHomeText()
  const row = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { width, isPhone } = useRowWidth(row)
  const { first, rest } = shownFigures(figures, width, isPhone)
  return (
    <div ref={row} className={styles.row}>
      <ul className={styles.tiles} data-measured={width > 0}>
        {first.map((figure) => (
          <Tile key={figure.key} figure={figure} />
        ))}
        {rest.length > 0 && (
          <li>
            <button
              type="button"
              className={styles.tile}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
              onKeyDown={({ key }) => {
                if (key === 'Escape') setIsOpen(false)
              }}
            >
              <span className={styles.label}>{t(isOpen ? 'figures.less' : 'figures.more')}</span>
              <strong className={styles.count} data-none>
                {t('figures.count', { count: rest.length })}
              </strong>
            </button>
          </li>
        )}
      </ul>
      {isOpen && rest.length > 0 && (
        <ul className={styles.rest} aria-label={t('figures.more')}>
          {rest.map((figure) => (
            <Tile key={figure.key} figure={figure} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** What waits, in numbers that lead to it. */
export const Figures = (): ReactNode => (
  <Await query={useRead(home.work, {})} rows={2}>
    {({ figures }) => <Tiles figures={figures} />}
  </Await>
)
