import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { project, Task } from '@srm/api/project'
import { metaOf } from '@srm/api/shared/field-meta'
import { useRead } from '@/lib/api/query.ts'
import { language, useLabel } from '@/lib/i18n.ts'
import { useCan } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import { useNarrow } from '@/ui/narrow.ts'
import { Panel } from '@/ui/page.tsx'
import { PrintPage } from '@/ui/print-page.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { Await, State } from '@/ui/states.tsx'
import { createChart, type ChartEvents, type ChartLook, type PlanChart } from './chart.ts'
import { BaselineDialog, LinkDialog, TaskDrawer } from './gantt.dialogs.tsx'
import styles from './gantt.module.css'
import { useGanttText } from '../project.texts.ts'
import { arrowsOf, barsOf, calendarFrom, daysAfterDrag, rangeOf, zoomFor, type PlanData } from './plan.data.ts'
import { pictureOf, savePicture, sheetsOf } from './plan.picture.ts'
import { Toolbar, type ChartChoice } from './toolbar.tsx'
import { usePlanChanges } from './use-plan-changes.ts'

const eventOf = ({ eventStart, eventEnd }: Row): PlanData['event'] =>
  typeof eventStart === 'string'
    ? { start: eventStart, end: typeof eventEnd === 'string' ? eventEnd : eventStart }
    : undefined

const nameOf = ({ name }: Row): string => (typeof name === 'string' ? name : '')

/** Everything the chart draws, or nothing until all of it has come. */
const usePlan = (row: Row) => {
  const query = { query: { projectId: row.id } }
  const tree = useRead(project.task.tree, query, { keepPrevious: true })
  const { data: links } = useRead(project.task.links, query, { keepPrevious: true })
  const { data: days } = useRead(project.task.calendar, {})
  // Behind another tab the chart follows without holding that tab up.
  const nodes = useDeferredValue(tree.data)
  const event = eventOf(row)
  const { start, end } = event ?? {}
  const calendar = useMemo(() => days && calendarFrom(days), [days])
  const data = useMemo<PlanData | undefined>(
    () =>
      nodes &&
      links &&
      calendar && {
        bars: barsOf(nodes),
        arrows: arrowsOf(links),
        calendar,
        event: start !== undefined && end !== undefined ? { start, end } : undefined,
      },
    [nodes, links, calendar, start, end],
  )
  return { ...tree, data }
}

const useLook = (choice: ChartChoice): ChartLook => {
  const t = useGanttText()
  const say = useLabel()
  const may = useCan()
  const isNarrow = useNarrow()
  return {
    ...choice,
    isNarrow,
    // A finger scrolls; what it would move by the way is moved on a larger screen.
    isReadOnly: isNarrow || !may('task:update'),
    isChinese: language() === 'zh',
    words: {
      name: say(metaOf(Task.fields.title).label),
      assignee: say(metaOf(Task.fields.assignee).label),
      days: t('days'),
      today: t('today'),
      event: t('event'),
    },
  }
}

type ChartProps = {
  readonly plan: PlanData
  readonly look: ChartLook
  readonly events: ChartEvents
  readonly attach: (chart: PlanChart | undefined) => void
}

const Chart = ({ plan, look, events, attach }: ChartProps): ReactNode => {
  const t = useGanttText()
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<PlanChart>(undefined)
  const tell = useEffectEvent(attach)
  useEffect(() => {
    if (!box.current) return undefined
    const made = createChart(box.current)
    chart.current = made
    tell(made)
    return () => {
      chart.current = undefined
      tell(undefined)
      made.destroy()
    }
  }, [])
  useEffect(() => chart.current?.show(plan, look, events))
  return <section ref={box} className={styles.chart} aria-label={t('chart')} />
}

type OpenDialog = { readonly kind: 'task' | 'link'; readonly id: string } | { readonly kind: 'baseline' }

type PlanProps = { readonly row: Row; readonly plan: PlanData }

const Drawn = ({ row, plan }: PlanProps): ReactNode => {
  const t = useGanttText()
  const may = useCan()
  const [, setParams] = useSearchParams()
  const chart = useRef<PlanChart>(undefined)
  const [choice, setChoice] = useState<ChartChoice>(() => ({
    zoom: zoomFor(rangeOf(plan)),
    hasBaseline: true,
    hasCritical: true,
  }))
  const [opened, setOpened] = useState<OpenDialog>()
  const [isWide, setIsWide] = useState(false)
  const look = useLook(choice)
  const changes = usePlanChanges(() => chart.current?.restore())
  const close = (): void => setOpened(undefined)
  const events: ChartEvents = {
    moved: (node, drag) => {
      const days = daysAfterDrag(node, drag, plan.calendar)
      if (days) void changes.move(node, days)
      else queueMicrotask(() => chart.current?.restore())
    },
    linked: (arrow) => void changes.link(arrow),
    openTask: (id) => may('task:update') && setOpened({ kind: 'task', id }),
    openLink: (id) => !look.isReadOnly && setOpened({ kind: 'link', id }),
  }
  const name = nameOf(row)
  return (
    <div className={styles.whole} data-wide={isWide}>
      <Toolbar
        isWide={isWide}
        widen={setIsWide}
        choice={choice}
        choose={setChoice}
        goToToday={() => chart.current?.goToToday()}
        saveBaseline={() => setOpened({ kind: 'baseline' })}
        savePicture={() => {
          savePicture(pictureOf(plan, name, look), name).catch(() => toast.error(t('tooLarge')))
        }}
        print={() => setParams((before) => new URLSearchParams([...before, ['print', 'plan']]), { replace: true })}
      />
      <Chart plan={plan} look={look} events={events} attach={(made) => (chart.current = made)} />
      <p className={styles.hint}>{t(look.isReadOnly ? 'hintRead' : 'hint')}</p>
      {opened?.kind === 'baseline' && <BaselineDialog row={row} close={close} />}
      {opened?.kind === 'link' && <LinkDialog plan={plan} id={opened.id} unlink={changes.unlink} close={close} />}
      {opened?.kind === 'task' && <TaskDrawer row={row} id={opened.id} close={close} />}
    </div>
  )
}

const Paper = ({ row, plan }: PlanProps): ReactNode => {
  const t = useGanttText()
  const look = useLook({ zoom: 'week', hasBaseline: true, hasCritical: true })
  const sheets = sheetsOf(plan, nameOf(row), look).map((svg, n) => ({
    key: String(n),
    landscape: true,
    content: <img src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`} alt={t('chart')} />,
  }))
  return <PrintPage back={t('back')} className={styles.sheet} sheets={sheets} />
}

/** The tasks of a project by day: moved, lengthened and linked by hand, replanned by the server. */
export const GanttTab = ({ row }: { readonly row: Row }): ReactNode => {
  const t = useGanttText()
  const [params] = useSearchParams()
  const query = usePlan(row)
  return (
    <Panel>
      <Await query={query} rows={6}>
        {(plan) => {
          if (plan.bars.length === 0) return <State title={t('empty')} hint={t('emptyHint')} />
          return params.get('print') === 'plan' ? <Paper row={row} plan={plan} /> : <Drawn row={row} plan={plan} />
        }}
      </Await>
    </Panel>
  )
}
