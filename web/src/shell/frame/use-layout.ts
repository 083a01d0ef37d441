import { useSettings } from '@/lib/settings.ts'
import { activeTab } from '@/lib/tabs/tab-list.ts'
import { useTabs } from '@/lib/tabs/tabs.ts'
import type { Layout } from '@/lib/theme/theme-settings.ts'
import { useMenu, useShown } from '../menu/menu-context.ts'

export type FrameLayout = {
  readonly layout: Layout
  readonly mobile: boolean
  /** The page brings its own layout: nothing of ours stands around it. */
  readonly separate: boolean
  /** The menu is narrow, or in two columns its second one is away. */
  readonly folded: boolean
  readonly foldable: boolean
}

/** A route of this name carries its own layout. */
const separateLayout = 'SeparateLayout'

/** How the frame stands now: by choice, by the width of the window, and by what the shown page asks for. */
export const useLayout = (): FrameLayout => {
  const chosen = useSettings(({ theme }) => theme.layout)
  const mobile = useSettings(({ device }) => device === 'mobile')
  const collapse = useSettings((settings) => settings.collapse)
  const menu = useMenu()
  const { area } = useShown()
  const found = menu.byPath.get(useTabs((list) => activeTab(list)?.place.pathname ?? ''))
  const layout = mobile ? 'vertical' : chosen
  const alone = layout === 'column' && found?.node.meta.noColumn === true
  // A column for a single entry would only repeat what the rail says.
  const empty = layout === 'column' && (area === undefined || area.children.length <= 1)
  const separate = [...(found?.above ?? []), ...(found ? [found.node] : [])].some(({ name }) => name === separateLayout)
  const foldable = !mobile && layout !== 'horizontal' && !alone && !empty
  return { layout, mobile, separate, folded: alone || empty || (foldable && collapse), foldable }
}
