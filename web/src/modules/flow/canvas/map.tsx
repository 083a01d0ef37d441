import { memo, useEffect, useMemo, useRef, type PointerEvent, type ReactNode, type RefObject } from 'react'
import type { Flow } from '@srm/flow/tree/node'
import { shapeOf } from '@srm/flow/tree/shape'
import { useDesigningSoon } from '../designer/designer.store.ts'
import { drawingOf, paperSize, type Box } from './layout.ts'
import styles from './map.module.css'
import type { Marks } from '../designer/problems.ts'

/** A flow that is seen whole needs no map. */
const few = 40
const [widest, tallest] = [200, 420]

const cards = (boxes: readonly Box[]): string =>
  boxes
    .map(
      ({ x, y, width, height }) => `M${String(x)} ${String(y)}h${String(width)}v${String(height)}h-${String(width)}z`,
    )
    .join('')

type DrawnProps = { readonly flow: Flow; readonly marks: Marks; readonly at: string }

const Drawn = memo(({ flow, marks, at }: DrawnProps): ReactNode => {
  const { width, height } = paperSize(flow)
  const { boxes, lines } = drawingOf(flow)
  const dot = Math.max(width / widest, height / tallest)
  const [joined, all] = useMemo(
    () => [
      lines.map(({ x1, y1, x2, y2 }) => `M${String(x1)} ${String(y1)}L${String(x2)} ${String(y2)}`).join(''),
      cards(boxes),
    ],
    [boxes, lines],
  )
  return (
    <svg viewBox={`0 0 ${String(width)} ${String(height)}`}>
      <path className={styles.lines} d={joined} />
      <path className={styles.cards} d={all} />
      <path className={styles.here} d={cards(boxes.filter(({ key }) => key === at))} />
      {boxes.map(({ key, x, y, width: wide, height: tall }) => {
        const level = marks.get(key)
        const size = dot * (level === 'error' ? 3 : 1.6)
        return level && <circle key={key} data-level={level} cx={x + wide / 2} cy={y + tall / 2} r={size} />
      })}
    </svg>
  )
})

/** The map is drawn after what was changed itself is on the screen. */
const Later = (): ReactNode => {
  const flow = useDesigningSoon(({ history }) => history.present)
  const marks = useDesigningSoon((state) => state.marks)
  const at = useDesigningSoon((state) => state.at)
  return <Drawn flow={flow} marks={marks} at={at} />
}

type Props = { readonly frame: RefObject<HTMLElement | null>; readonly scale: number }

/** What part of the paper is seen, in the paper's own measures. */
const seen = (frame: HTMLElement, width: number, scale: number) => ({
  x: (frame.scrollLeft - Math.max(0, (frame.clientWidth - width * scale) / 2)) / scale,
  y: frame.scrollTop / scale,
  wide: frame.clientWidth / scale,
  tall: frame.clientHeight / scale,
})

const SmallMap = ({ frame, scale }: Props): ReactNode => {
  const glass = useRef<HTMLDivElement>(null)
  const { width, height } = paperSize(useDesigningSoon(({ history }) => history.present))
  const ratio = Math.min(widest / width, tallest / height)
  useEffect(() => {
    const node = frame.current
    if (!node) return undefined
    const follow = (): void => {
      const { x, y, wide, tall } = seen(node, width, scale)
      glass.current?.style.setProperty('transform', `translate(${String(x * ratio)}px, ${String(y * ratio)}px)`)
      glass.current?.style.setProperty('width', `${String(wide * ratio)}px`)
      glass.current?.style.setProperty('height', `${String(tall * ratio)}px`)
    }
    follow()
    node.addEventListener('scroll', follow, { passive: true })
    const sized = new ResizeObserver(follow)
    sized.observe(node)
    return () => {
      node.removeEventListener('scroll', follow)
      sized.disconnect()
    }
  }, [frame, scale, width, ratio])
  const go = (event: PointerEvent<HTMLElement>): void => {
    if (event.buttons !== 1 || !frame.current) return
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const [x, y] = [((event.clientX - left) / ratio) * scale, ((event.clientY - top) / ratio) * scale]
    frame.current.scrollTo(x - frame.current.clientWidth / 2, y - frame.current.clientHeight / 2)
  }
  return (
    // Whoever cannot see the tree walks it by its items; a map is of no use there.
    <div aria-hidden data-map className={styles.map}>
      <div
        className={styles.field}
        style={{ width: width * ratio, height: height * ratio }}
        onPointerDown={go}
        onPointerMove={go}
      >
        <Later />
        <div ref={glass} className={styles.glass} />
      </div>
    </div>
  )
}

/** Where one is in a large flow and where its problems are; a click or a pull on it leads there. */
export const MiniMap = (props: Props): ReactNode =>
  useDesigningSoon(({ history }) => shapeOf(history.present).order.length > few) ? <SmallMap {...props} /> : null
