import {
  lazy,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useSteps } from '../designer/steps.ts'
import { type DesignerState, useDesigner, useDesigning } from '../designer/designer.store.ts'
import { useDesignerText } from '../flow.texts.ts'
import { ProblemList } from '../designer/problems.list.tsx'
import type { LitNodes } from '../simulate/simulate.model.ts'
import { LitScope, useLighting } from '../simulate/state.ts'
import { useDrag } from './use-drag.ts'
import { Ghost } from './ghost.tsx'
import { useCardMenu } from './menu.tsx'
import { onKey } from './keys.ts'
import { Toolbar } from './toolbar.tsx'
import { Chain } from './tree.tsx'
import { usePan, useZoom } from './view.ts'
import { paperSize } from './layout.ts'
import { MiniMap } from './map.tsx'
import styles from './canvas.module.css'

const Trial = ({ tell }: { readonly tell: (lit: LitNodes | null) => void }): ReactNode => {
  const lit = useLighting()
  useEffect(() => {
    tell(lit)
    return () => tell(null)
  }, [lit, tell])
  return null
}

/** Apart from the cards, and only while something is tried: asking takes the whole flow, which drawing must not wait for. */
const Lighting = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const trying = useDesigning((state) => state.trying !== null)
  const [lit, setLit] = useState<LitNodes | null>(null)
  return (
    <>
      {trying && <Trial tell={setLit} />}
      <LitScope value={lit}>{children}</LitScope>
    </>
  )
}

const SimulatePanel = lazy(async () => ({ default: (await import('../simulate/panel.tsx')).SimulatePanel }))

const isElsewhere = ({ opened, adding, renaming, leaving, stale }: DesignerState): boolean =>
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
    const stand = (): void => {
      const item = paper.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(at)}"]`)
      item?.focus({ preventScroll: true })
      item?.querySelector('[data-card]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    const timer = setTimeout(stand)
    return () => clearTimeout(timer)
  }, [paper, at, elsewhere])
}

/** Apart, so that walking the tree draws nothing but the two items one leaves and comes to. */
const Focusing = ({ paper }: { readonly paper: RefObject<HTMLElement | null> }): ReactNode => {
  useFocus(paper)
  return null
}

type PaperProps = {
  readonly paper: RefObject<HTMLDivElement | null>
  readonly scale: number
  readonly ask: (event: MouseEvent) => void
  readonly lift: (event: PointerEvent) => void
}

/** The only part that is drawn again when the tree changes. */
const Paper = ({ paper, scale, ask, lift }: PaperProps): ReactNode => {
  const t = useDesignerText()
  const flow = useDesigning(({ history }) => history.present)
  const { width, height } = paperSize(flow)
  return (
    <div className={styles.room} style={{ width: width * scale, height: height * scale }}>
      <div
        ref={paper}
        role="tree"
        tabIndex={-1}
        aria-label={t('tree')}
        className={styles.paper}
        style={{ width, height, transform: `scale(${String(scale)})` }}
        onContextMenu={ask}
        onPointerDown={lift}
      >
        <Chain chain={flow.chain} level={1} />
      </div>
    </div>
  )
}

/** The tree of cards, to be drawn by mouse and by keyboard. */
export const Canvas = (): ReactNode => {
  const t = useDesignerText()
  const store = useDesigner()
  const steps = useSteps()
  const frame = useRef<HTMLDivElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const [sizeNow] = useState(() => () => paperSize(store.getState().history.present))
  const zoom = useZoom(frame, paper, sizeNow)
  const scale = zoom.percent / 100
  const pan = usePan(frame)
  const lift = useDrag(store, steps, frame)
  const { ask, menu } = useCardMenu()
  const [listing, setListing] = useState(false)
  const trying = useDesigning((state) => state.trying !== null)
  const toggle = useCallback(() => setListing((now) => !now), [])
  const centre = useCallback(
    () =>
      paper.current
        ?.querySelector(`[data-item="${CSS.escape(store.getState().at)}"] [data-card]`)
        ?.scrollIntoView({ block: 'center', inline: 'center' }),
    [store],
  )
  useEffect(() => {
    // A wide flow begins in its middle.
    const room = frame.current
    room?.scrollTo((room.scrollWidth - room.clientWidth) / 2, 0)
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the cards and tools within
    <div className={styles.canvas} onKeyDown={(event) => onKey(event, store, steps)}>
      <Toolbar zoom={zoom} centre={centre} listing={listing} list={toggle} />
      <div className={styles.desk}>
        <div ref={frame} className={styles.frame} {...pan}>
          <Lighting>
            <Paper paper={paper} scale={scale} ask={ask} lift={lift} />
          </Lighting>
          <Focusing paper={paper} />
          <Ghost />
        </div>
        {trying && (
          <Suspense>
            <SimulatePanel />
          </Suspense>
        )}
      </div>
      <MiniMap frame={frame} scale={scale} />
      {listing && (
        <aside className={styles.aside} aria-label={t('problemList')}>
          <ProblemList />
        </aside>
      )}
      {menu}
    </div>
  )
}
