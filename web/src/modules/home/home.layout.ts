import type { WidgetPlacement } from '@srm/api/home'
import { can } from '@/lib/session/can.tsx'
import type { Widget } from '@/lib/module/module.ts'
import { allWidgets } from '@/lib/module/widgets.ts'
import { compact } from './home.grid.ts'

/** The widgets a person may see, by their type. */
export const widgetsFor = (): ReadonlyMap<string, Widget> =>
  new Map(
    allWidgets()
      .filter(({ permission }) => permission === undefined || can(permission))
      .map((widget) => [widget.type, widget]),
  )

const columns = { top: { x: 0, w: 12 }, main: { x: 0, w: 8 }, side: { x: 8, w: 4 } } as const

/** What the modules show to whoever may see it: figures on top, work at the left, what surrounds it at the right. */
const byDefault = (widgets: Iterable<Widget>, own: readonly string[]): WidgetPlacement[] => {
  const isMeant = (roles: readonly string[] | undefined): boolean => !roles || roles.some((role) => own.includes(role))
  const shown = [...widgets].flatMap((widget) =>
    widget.byDefault && isMeant(widget.byDefault.roles) ? [{ ...widget, ...widget.byDefault }] : [],
  )
  const heights = { top: 0, main: 0, side: 0 }
  const place = (column: keyof typeof columns, start: number): WidgetPlacement[] =>
    shown
      .filter((widget) => widget.column === column)
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ type, size }) => {
        const y = start + heights[column]
        heights[column] += size.h
        return { type, ...columns[column], y, h: size.h }
      })
  const top = place('top', 0)
  return [...top, ...place('main', heights.top), ...place('side', heights.top)]
}

export const arrangement = (
  chosen: readonly WidgetPlacement[] | null,
  hidden: ReadonlySet<string>,
  roles: readonly string[],
): WidgetPlacement[] => {
  const known = widgetsFor()
  return compact(
    (chosen ?? byDefault(known.values(), roles)).filter(({ type }) => known.has(type) && !hidden.has(type)),
  )
}
