import 'dhtmlx-gantt/codebase/dhtmlxgantt.css'
import { escapeHTML, Gantt, type GanttStatic } from 'dhtmlx-gantt'
import type { TaskNode } from '@srm/api/project'
import { shanghaiDay } from '@srm/api/shared/date'
import { bandsOf, type BandNames } from './chart.bands.ts'
import styles from './gantt.module.css'
import {
  type Arrow,
  type Bar,
  dateOf,
  dayAfter,
  isCritical,
  type PlanData,
  rangeOf,
  root,
  type Zoom,
} from './plan.data.ts'

type Scale = { readonly unit: string; readonly step: number; readonly format: (date: Date) => string }

const pad = (value: number): string => String(value).padStart(2, '0')
const number = (date: Date): string => String(date.getDate())
const monthDay = (date: Date): string => `${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

const monthName = (isChinese: boolean) => (date: Date) => {
  const [year, month] = [String(date.getFullYear()), date.getMonth() + 1]
  return isChinese ? `${year} 年 ${String(month)} 月` : `${year}-${pad(month)}`
}

/** The rows above the chart and how wide the smallest of them is. */
const scalesFor = (
  zoom: Zoom,
  isChinese: boolean,
): { readonly scales: readonly Scale[]; readonly min_column_width: number } => {
  const month: Scale = { unit: 'month', step: 1, format: monthName(isChinese) }
  if (zoom === 'day') return { scales: [month, { unit: 'day', step: 1, format: number }], min_column_width: 26 }
  if (zoom === 'week') return { scales: [month, { unit: 'week', step: 1, format: monthDay }], min_column_width: 48 }
  const year: Scale = { unit: 'year', step: 1, format: (date) => String(date.getFullYear()) }
  const short = (date: Date): string => (isChinese ? `${String(date.getMonth() + 1)} 月` : pad(date.getMonth() + 1))
  return { scales: [year, { unit: 'month', step: 1, format: short }], min_column_width: 64 }
}

export type ChartLook = {
  readonly zoom: Zoom
  readonly hasBaseline: boolean
  readonly hasCritical: boolean
  readonly isReadOnly: boolean
  readonly isNarrow: boolean
  readonly isChinese: boolean
  readonly words: BandNames & Readonly<Record<'name' | 'assignee' | 'days', string>>
}

export type ChartEvents = {
  readonly moved: (node: TaskNode, drag: { mode: string; start: Date; end: Date }) => void
  readonly linked: (arrow: Omit<Arrow, 'id'>) => void
  readonly openTask: (id: string) => void
  readonly openLink: (id: string) => void
}

export type PlanChart = {
  readonly show: (plan: PlanData, look: ChartLook, events: ChartEvents) => void
  /** Draws every bar where the plan has it, whatever was done to it by hand. */
  readonly restore: () => void
  readonly goToToday: () => void
  readonly destroy: () => void
}

/** What the chart keeps while it is there. */
type ChartState = {
  readonly gantt: GanttStatic
  readonly closed: Set<string>
  nodes: ReadonlyMap<string, TaskNode>
  plan?: PlanData
  look?: ChartLook
  events?: ChartEvents
}

type TaskRef = { readonly id: string | number }

const nodeOf = ({ nodes }: ChartState, { id }: TaskRef): TaskNode => {
  const node = nodes.get(String(id))
  if (!node) throw new Error('the chart draws a task the plan does not have')
  return node
}

const shortDay = (day: string): string => day.slice(5)

const columnsFor = (state: ChartState, { words, isNarrow }: ChartLook): GanttStatic['config']['columns'] => {
  const title = {
    name: 'text',
    label: escapeHTML(words.name),
    tree: true,
    width: isNarrow ? 128 : 190,
    template: (task: TaskRef) => escapeHTML(nodeOf(state, task).title),
  }
  if (isNarrow) return [title]
  const of = (name: 'assignee' | 'days', width: number, say: (node: TaskNode) => string) => ({
    name,
    label: escapeHTML(words[name]),
    width,
    align: 'left' as const,
    template: (task: TaskRef) => escapeHTML(say(nodeOf(state, task))),
  })
  return [
    title,
    of('assignee', 66, ({ assignee }) => assignee?.name ?? ''),
    of('days', 100, ({ start, end }) => (start === end ? shortDay(start) : `${shortDay(start)}~${shortDay(end)}`)),
  ]
}

/** The baseline lies below its bar, wherever that was moved to. */
const baselineHtml = ({ gantt, look }: ChartState, { start, baseline, isMilestone }: TaskNode): string => {
  if (!look?.hasBaseline || !baseline || isMilestone) return ''
  const left = gantt.posFromDate(dateOf(baseline.start)) - gantt.posFromDate(dateOf(start))
  const width = gantt.posFromDate(dateOf(dayAfter(baseline.end))) - gantt.posFromDate(dateOf(baseline.start))
  const shift = baseline.start === start ? '' : ` ${styles.shifted ?? ''}`
  return `<i class="${styles.baseline ?? ''}${shift}" style="left:${String(left)}px;width:${String(width)}px"></i>`
}

const classOf = ({ look }: ChartState, node: TaskNode): string =>
  [
    styles.bar,
    styles[node.status],
    look?.hasCritical && isCritical(node) && styles.critical,
    node.isLate && styles.late,
  ]
    .filter(Boolean)
    .join(' ')

const applyTemplates = (state: ChartState): void => {
  const { templates } = state.gantt
  const of = (task: TaskRef): TaskNode => nodeOf(state, task)
  templates.task_text = (_start, _end, task: TaskRef) =>
    `<span class="${styles.text ?? ''}">${escapeHTML(of(task).title)}</span>${baselineHtml(state, of(task))}`
  templates.task_class = (_start, _end, task: TaskRef) => classOf(state, of(task))
  // What is said of a bar to those who do not see it; the library has English words of its own.
  templates.tooltip_text = (_start, _end, task: TaskRef) => {
    const { title, start, end, assignee } = of(task)
    const said = [title, start === end ? start : `${start}~${end}`, assignee?.name]
    return escapeHTML(said.filter((one) => one !== undefined).join(' '))
  }
  templates.grid_row_class = (_start, _end, task: TaskRef) => (of(task).isLate ? (styles.lateRow ?? '') : '')
  templates.rightside_text = (_start, _end, task: TaskRef) => (of(task).isMilestone ? escapeHTML(of(task).title) : '')
  templates.link_class = ({ source, target }) => {
    const isOnPath = [source, target].every((id) => isCritical(of({ id })))
    return state.look?.hasCritical && isOnPath ? (styles.criticalLink ?? '') : ''
  }
}

const rowHeight = 34

const applyConfig = ({ gantt }: ChartState): void => {
  Object.assign(gantt.config, {
    root_id: root,
    row_height: rowHeight,
    bar_height: 18,
    scale_height: 44,
    date_format: '%Y-%m-%d',
    drag_progress: false,
    drag_project: false,
    details_on_dblclick: false,
    details_on_create: false,
    show_task_cells: false,
    show_errors: false,
    // A bar is let go anywhere; the nearest day is taken from where it lies.
    round_dnd_dates: false,
    time_step: 1440,
    min_duration: 86_400_000,
    initial_scroll: false,
    link_line_width: 1,
    link_wrapper_width: 16,
    scroll_size: 12,
  })
}

const applyLook = (state: ChartState): void => {
  const { gantt, plan, look } = state
  if (!plan || !look) return
  const range = rangeOf(plan)
  const columns = columnsFor(state, look)
  Object.assign(gantt.config, {
    ...scalesFor(look.zoom, look.isChinese),
    columns,
    grid_width: look.isNarrow ? 128 : 356,
    readonly: look.isReadOnly,
    drag_links: !look.isReadOnly,
    start_date: dateOf(range.start),
    end_date: dateOf(range.end),
  })
  gantt.i18n.setLocale(look.isChinese ? 'cn' : 'en')
}

const attach = (state: ChartState): void => {
  const { gantt, closed } = state
  const idOf = String
  gantt.attachEvent('onBeforeTaskDrag', (id, mode) => {
    const isOwn = mode === 'move' || mode === 'resize'
    return isOwn && nodeOf(state, { id }).children.length === 0
  })
  gantt.attachEvent('onAfterTaskDrag', (id, mode) => {
    const { start_date: start, end_date: end } = gantt.getTask(id)
    if (start && end) state.events?.moved(nodeOf(state, { id }), { mode, start, end })
  })
  gantt.attachEvent('onBeforeLinkAdd', (_id, { source, target, type }) => {
    state.events?.linked({ source: idOf(source), target: idOf(target), type })
    return false
  })
  gantt.attachEvent('onTaskDblClick', (id) => {
    if (id) state.events?.openTask(id)
    return false
  })
  gantt.attachEvent('onLinkDblClick', (id) => {
    state.events?.openLink(idOf(id))
    return false
  })
  gantt.attachEvent('onTaskClosed', (id) => void closed.add(idOf(id)))
  gantt.attachEvent('onTaskOpened', (id) => void closed.delete(idOf(id)))
}

const isSameShape = (before: PlanData | undefined, after: PlanData): boolean =>
  before !== undefined &&
  before.bars.length === after.bars.length &&
  before.arrows.length === after.arrows.length &&
  before.bars.every(({ id, parent, type }, n) => {
    const bar = after.bars[n]
    return bar?.id === id && bar.parent === parent && bar.type === type
  }) &&
  before.arrows.every(({ id }, n) => after.arrows[n]?.id === id)

/** The chart writes into what it is given, so it gets copies. */
const copyOf = ({ bars, arrows }: PlanData, closed: ReadonlySet<string>) => ({
  data: bars.map((bar) => ({ ...bar, open: !closed.has(bar.id) })),
  links: arrows.map((arrow) => ({ ...arrow })),
})

const putDays = ({ gantt }: ChartState, bars: readonly Bar[]): void => {
  for (const { id, text, start_date, end_date, progress } of bars)
    Object.assign(gantt.getTask(id), { text, start_date, end_date, progress })
}

const parse = ({ gantt, closed }: ChartState, plan: PlanData): void => {
  const { x, y } = gantt.getScrollState()
  gantt.clearAll()
  gantt.parse(copyOf(plan, closed))
  gantt.scrollTo(x, y)
}

/** The free chart library behind few words of our own: it draws and reports what was done by hand, nothing else. */
export const createChart = (box: HTMLElement): PlanChart => {
  const state: ChartState = { gantt: Gantt.getGanttInstance(), closed: new Set(), nodes: new Map() }
  const { gantt } = state
  const bands = bandsOf(gantt)
  applyConfig(state)
  applyTemplates(state)
  attach(state)
  const goToToday = (): void => gantt.showDate(dateOf(dayAfter(shanghaiDay(new Date()), -3)))
  gantt.attachEvent('onGanttRender', () => {
    if (state.plan && state.look) bands.draw(state.plan, state.look)
  })
  let isReady = false
  const begin = (plan: PlanData): void => {
    gantt.init(box)
    parse(state, plan)
    goToToday()
    isReady = true
  }
  let drawn: { readonly plan: PlanData; readonly look: string } | undefined
  const restore = (): void => {
    if (!drawn) return
    putDays(state, drawn.plan.bars)
    gantt.render()
  }
  const draw = (): void => {
    const { plan, look } = state
    // What is behind another tab is drawn once it is in sight.
    if (!plan || !look || box.clientWidth === 0) return
    const before = drawn
    drawn = { plan, look: JSON.stringify(look) }
    if (before?.plan === plan && before.look === drawn.look) return
    state.nodes = new Map(plan.bars.map(({ id, node }) => [id, node]))
    applyLook(state)
    if (!isReady) begin(plan)
    else if (before?.plan === plan) gantt.render()
    else if (isSameShape(before?.plan, plan)) restore()
    else parse(state, plan)
  }
  const sight = new ResizeObserver(draw)
  sight.observe(box)
  return {
    show: (plan, look, events) => {
      Object.assign(state, { plan, look, events })
      draw()
    },
    restore,
    goToToday,
    destroy: () => {
      sight.disconnect()
      gantt.destructor()
    },
  }
}
