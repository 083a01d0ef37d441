import type { WidgetPlacement } from '@srm/api/home'
import { can } from '@/lib/can.tsx'
import type { Widget } from '@/lib/module.ts'
import { allWidgets } from '@/lib/widgets.ts'
import { compact } from './home.grid.ts'

/** What the product shows until a role or a person says otherwise; what a release does not have is left out. */
const product: readonly WidgetPlacement[] = [
  { type: 'entries', x: 0, y: 0, w: 8, h: 5 },
  { type: 'announcement', x: 8, y: 0, w: 4, h: 8 },
  { type: 'guide', x: 0, y: 5, w: 8, h: 7 },
  { type: 'recent', x: 0, y: 12, w: 8, h: 8 },
  { type: 'notice', x: 8, y: 8, w: 4, h: 6 },
  { type: 'membership', x: 8, y: 14, w: 4, h: 6 },
]

/** The widgets a person may see, by their type. */
export const widgetsFor = (): ReadonlyMap<string, Widget> =>
  new Map(
    allWidgets()
      .filter(({ permission }) => permission === undefined || can(permission))
      .map((widget) => [widget.type, widget]),
  )

export const arrangement = (
  chosen: readonly WidgetPlacement[] | null,
  hidden: ReadonlySet<string>,
): WidgetPlacement[] => {
  const known = widgetsFor()
  return compact((chosen ?? product).filter(({ type }) => known.has(type) && !hidden.has(type)))
}
