import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useCardMenu } from './canvas.menu.tsx'
import { onKey } from './canvas.keys.ts'
import styles from './canvas.module.css'
import { Toolbar } from './canvas.toolbar.tsx'
import { Chain } from './canvas.tree.tsx'
import { usePan, useZoom } from './canvas.view.ts'
import { useSteps } from './designer.steps.ts'
import { useDesigner, useDesigning, type Designing } from './designer.store.ts'
import { useText } from './designer.texts.ts'
import { ProblemList } from './problems.list.tsx'

const isElsewhere = ({ opened, adding, renaming, leaving, stale }: Designing): boolean =>
  (opened ?? adding ?? renaming ?? leaving ?? stale) !== null

/** The focus follows what one stands on, and comes back to it from drawers, menus and dialogs. */
const useFocus = (paper: RefObject<HTMLElement | null>): void => {
  const at = useDesigning((state) => state.at)
  const elsewhere = useDesigning(isElsewhere)
  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return undefined
    }
    if (elsewhere) return undefined
    const stand = (): void =>
      paper.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(at)}"]`)?.focus({ preventScroll: true })
    const timer = setTimeout(stand)
    paper.current
      ?.querySelector(`[data-item="${CSS.escape(at)}"] [data-card]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return () => clearTimeout(timer)
  }, [paper, at, elsewhere])
}

/** The tree of cards, to be drawn by mouse and by keyboard. */
export const Canvas = (): ReactNode => {
  const t = useText()
  const store = useDesigner()
  const steps = useSteps()
  const chain = useDesigning(({ history }) => history.present.chain)
  const frame = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const zoom = useZoom(frame, paper)
  const { pulling, handlers } = usePan(frame)
  const { ask, menu } = useCardMenu()
  const [listing, list] = useState(false)
  useFocus(paper)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the cards and tools within
    <div className={styles.canvas} onKeyDown={(event) => onKey(event, store, steps)}>
      <Toolbar zoom={zoom} listing={listing} list={() => list(!listing)} />
      <div ref={frame} className={styles.frame} data-pulling={pulling} {...handlers}>
        <div
          ref={paper}
          role="tree"
          tabIndex={-1}
          aria-label={t('tree')}
          className={styles.paper}
          style={{ zoom: zoom.percent / 100 }}
          onContextMenu={ask}
        >
          <Chain chain={chain} level={1} />
        </div>
      </div>
      {listing && (
        <aside className={styles.aside} aria-label={t('problemList')}>
          <ProblemList />
        </aside>
      )}
      {menu}
    </div>
  )
}
