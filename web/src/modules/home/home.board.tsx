import { createElement, lazy, Suspense, type ComponentType, type CSSProperties, type ReactNode, type Ref } from 'react'
import { Link } from 'react-router'
import type { WidgetPlacement } from '@srm/api/home'
import { useLabel } from '@/lib/i18n.ts'
import type { Widget } from '@/lib/module/module.ts'
import { ErrorBoundary } from '@/ui/error-boundary.tsx'
import { Skeleton } from '@/ui/states.tsx'
import { Row } from '@/ui/layout.tsx'
import { widgetsFor } from './home.layout.ts'
import styles from './home.module.css'
import { useHomeText } from './home.texts.ts'

const bodies = new Map<string, ComponentType>()

/** Fetched once, however often the page is drawn. */
const drawn = ({ type, load }: Widget): ReactNode => {
  const body = bodies.get(type) ?? lazy(async () => ({ default: await load() }))
  bodies.set(type, body)
  return createElement(body)
}

/** The styles read where it stands; on a phone they do not. */
const placeOf = ({ x, y, w, h }: WidgetPlacement): CSSProperties =>
  ({ '--x': x + 1, '--y': y + 1, '--w': w, '--h': h }) as CSSProperties

type FrameProps = { readonly cell: WidgetPlacement; readonly widget: Widget; readonly tools?: ReactNode }

const WidgetFrame = ({ cell, widget, tools }: FrameProps): ReactNode => {
  const t = useHomeText()
  const say = useLabel()
  const Icon = widget.icon
  const name = say(widget.title)
  const bare = widget.bare === true && tools === undefined
  return (
    <section
      className={styles.widget}
      style={placeOf(cell)}
      aria-label={name}
      data-editing={tools !== undefined}
      data-bare={bare}
    >
      <Row as="header" className={styles.head} hidden={bare}>
        <span aria-hidden className={styles.icon}>
          <Icon />
        </span>
        <h2>{name}</h2>
        {tools ??
          (widget.to && (
            <Link to={widget.to} className={styles.all} aria-label={`${t('all')} ${name}`}>
              {t('all')}
            </Link>
          ))}
      </Row>
      <div className={styles.body} inert={tools !== undefined}>
        <ErrorBoundary>
          <Suspense fallback={<Skeleton rows={3} />}>{drawn(widget)}</Suspense>
        </ErrorBoundary>
      </div>
    </section>
  )
}

type Props = {
  readonly cells: readonly WidgetPlacement[]
  readonly grid?: Ref<HTMLDivElement>
  readonly tools?: (cell: WidgetPlacement, widget: Widget) => ReactNode
}

/** The grid as it is arranged; on a phone one below the other, in reading order. */
export const Board = ({ cells, grid, tools }: Props): ReactNode => {
  const known = widgetsFor()
  return (
    <div ref={grid} className={styles.board}>
      {cells.map((cell) => {
        const widget = known.get(cell.type)
        return widget && <WidgetFrame key={cell.type} cell={cell} widget={widget} tools={tools?.(cell, widget)} />
      })}
    </div>
  )
}
