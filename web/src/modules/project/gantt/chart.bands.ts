import type { GanttStatic } from 'dhtmlx-gantt'
import { shanghaiDay } from '@srm/api/shared/date'
import styles from './gantt.module.css'
import { dateOf, dayAfter, rangeOf, restsIn, type PlanData, type Zoom } from './plan.data.ts'

export type BandNames = { readonly today: string; readonly event: string }

type BandOptions = { readonly zoom: Zoom; readonly words: BandNames }
type Days = { readonly start: string; readonly end: string }

/** Free days, the days of the event and today, behind the bars at every scale. */
export const bandsOf = (gantt: GanttStatic): { readonly draw: (plan: PlanData, look: BandOptions) => void } => {
  const layer = document.createElement('div')
  layer.className = styles.bands ?? ''
  layer.setAttribute('aria-hidden', 'true')
  const band = ({ start, end }: Days, kind: string | undefined, name = ''): HTMLElement => {
    const node = document.createElement('div')
    const left = gantt.posFromDate(dateOf(start))
    node.className = kind ?? ''
    node.style.left = `${String(left)}px`
    node.style.width = `${String(gantt.posFromDate(dateOf(dayAfter(end))) - left)}px`
    if (name) node.append(Object.assign(document.createElement('span'), { textContent: name }))
    return node
  }
  const draw = (plan: PlanData, { zoom, words }: BandOptions): void => {
    const area: unknown = gantt.$task_data
    if (!(area instanceof HTMLElement)) return
    const today = shanghaiDay(new Date())
    // By months a weekend is a hair.
    const rests = zoom === 'month' ? [] : restsIn(rangeOf(plan), plan.calendar)
    layer.replaceChildren(
      ...rests.map((days) => band(days, styles.rest)),
      ...(plan.event ? [band(plan.event, styles.event, words.event)] : []),
      band({ start: today, end: today }, styles.today, words.today),
    )
    // The area is as high as what is in sight; rows go on below it.
    const rows = gantt.getVisibleTaskCount() * gantt.config.row_height
    layer.style.height = `${String(Math.max(rows, area.clientHeight))}px`
    if (layer.parentElement !== area) area.prepend(layer)
  }
  return { draw }
}
