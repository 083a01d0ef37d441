import { BarChartOutlined, LineChartOutlined, PieChartOutlined, TableOutlined } from '@ant-design/icons'
import type { EChartsCoreOption } from 'echarts/core'
import { lazy, Suspense, useId, useState, type ReactNode } from 'react'
import { useLanguage } from '@/lib/i18n.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { ErrorState, State } from '../states.tsx'
import { useUiText, useChartText } from '../ui.texts.ts'
import { ChartTable } from './chart-table.tsx'
import type { ChartData, ChartRow } from './chart-types.ts'
import styles from './chart.module.css'

const Canvas = lazy(async () => ({ default: (await import('./chart-canvas.tsx')).ChartCanvas }))

type Props<R extends ChartRow> = ChartData<R> & {
  readonly title: string
  /** A sentence under the title: what the chart says, from when to when. */
  readonly note?: ReactNode
  readonly height?: number
  readonly loading?: boolean
  readonly error?: unknown
  readonly retry?: () => unknown
  /** What people can do about an empty chart. */
  readonly empty?: ReactNode
  /** The way out for a chart the kit cannot say; must keep its identity between renders. */
  readonly refine?: (option: EChartsCoreOption) => EChartsCoreOption
}

const icons = {
  bar: <BarChartOutlined aria-hidden />,
  line: <LineChartOutlined aria-hidden />,
  pie: <PieChartOutlined aria-hidden />,
  funnel: <BarChartOutlined aria-hidden />,
  scatter: <LineChartOutlined aria-hidden />,
} as const

/** Bars of different heights, so that what is coming looks like what comes. */
const ChartSkeleton = (): ReactNode => {
  const t = useChartText()
  return (
    <output className={styles.skeleton} aria-label={t('loading')}>
      {[46, 72, 58, 88, 64, 38, 76, 54].map((height, index) => (
        <i key={`bone-${String(index)}`} style={{ height: `${String(height)}%` }} />
      ))}
    </output>
  )
}

const hasValue = ({ rows, series }: ChartData): boolean =>
  rows.some((row) => series.some(({ key }) => row[key] !== null && row[key] !== undefined && row[key] !== ''))

/** The same identity while the content is the same, so that a chart is not drawn anew whenever its page is. */
const useData = <R extends ChartRow>({ kind, rows, category, series, lying, area }: ChartData<R>): ChartData => {
  const content = JSON.stringify([useLanguage(), kind, rows, category, series, lying, area])
  const next: ChartData = {
    kind,
    rows,
    category,
    series: series as ChartData['series'],
    lying: lying ?? false,
    area: area ?? false,
  }
  const [kept, setKept] = useState({ content, data: next })
  if (kept.content === content) return kept.data
  setKept({ content, data: next })
  return next
}

type ToggleProps = { readonly table: boolean; readonly icon: ReactNode; readonly toggle: () => void }

const Toggle = ({ table, icon, toggle }: ToggleProps): ReactNode => {
  const t = useChartText()
  const label = table ? t('asChart') : t('asTable')
  return (
    <button type="button" className={styles.toggle} aria-label={label} title={label} onClick={toggle}>
      {table ? icon : <TableOutlined aria-hidden />}
    </button>
  )
}

/** Numbers as a picture, and at a press of a button as a table. The drawing library arrives with the first chart. */
export const Chart = <R extends ChartRow>(props: Props<R>): ReactNode => {
  const { title, note, height = 280, loading = false, error, retry, empty, refine } = props
  const t = useChartText()
  const ui = useUiText()
  const id = useId()
  const [table, setTable] = useState(false)
  const data = useData(props)
  const label = t('label', {
    title,
    rows: data.rows.length,
    series: data.series.map(({ name }) => name).join(ui('comma')),
  })
  const failed = error !== undefined && error !== null
  const shown = !loading && !failed && hasValue(data)
  const body = (): ReactNode => {
    if (failed) return <ErrorState error={error} {...(retry && { retry })} />
    if (loading) return <ChartSkeleton />
    if (!shown) return <State icon={icons[data.kind]} title={t('empty')} hint={t('emptyHint')} action={empty} />
    if (table) return <ChartTable data={data} label={title} />
    return (
      <ErrorBoundary>
        <Suspense fallback={<ChartSkeleton />}>
          <Canvas data={data} label={label} refine={refine} />
        </Suspense>
      </ErrorBoundary>
    )
  }
  return (
    <figure className={styles.chart} aria-labelledby={id} aria-busy={loading}>
      <figcaption className={styles.head}>
        <div>
          <h3 id={id}>{title}</h3>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {shown && <Toggle table={table} icon={icons[data.kind]} toggle={() => setTable(!table)} />}
      </figcaption>
      <div className={styles.body} style={{ height }}>
        {body()}
      </div>
    </figure>
  )
}
