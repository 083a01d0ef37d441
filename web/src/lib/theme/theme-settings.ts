export const layouts = ['column', 'vertical', 'horizontal', 'comprehensive', 'fall'] as const
export const themeNames = ['default', 'plain', 'technology'] as const
export const menuWidths = [266, 277, 288, 299] as const
export const columnStyles = ['vertical', 'horizontal', 'card', 'arrow', 'semicircle'] as const
export const tabStyles = ['card', 'smart', 'smooth', 'rect'] as const
export const transitions = [
  'none',
  'fade-in-linear',
  'fade-in',
  'zoom-in-center',
  'zoom-in-top',
  'zoom-in-bottom',
] as const
/** Minutes without a touch after which the screen locks itself; 0 is never. */
export const idleMinutes = [0, 5, 15, 30, 60] as const
export const radiusRange = { min: 3, max: 26 } as const
export const colors = [
  '#4e88f3',
  '#1e90ff',
  '#4e6ef2',
  '#0052d9',
  '#3fb884',
  '#16baa9',
  '#07c160',
  '#009688',
  '#6954f0',
  '#7b40f2',
  '#f01414',
] as const

export type Layout = (typeof layouts)[number]
export type ThemeName = (typeof themeNames)[number]
export type ColumnStyle = (typeof columnStyles)[number]
export type TabStyle = (typeof tabStyles)[number]
export type Transition = (typeof transitions)[number]

export type Theme = {
  readonly layout: Layout
  readonly themeName: ThemeName
  readonly menuWidth: number
  readonly columnStyle: ColumnStyle
  readonly color: string
  readonly isFollow: boolean
  readonly fixedHeader: boolean
  readonly showProgressBar: boolean
  readonly showFooter: boolean
  readonly showTabs: boolean
  readonly tabsBarStyle: TabStyle
  readonly showTabsIcon: boolean
  readonly showLanguage: boolean
  readonly showRefresh: boolean
  readonly showSearch: boolean
  readonly showTheme: boolean
  readonly showNotice: boolean
  readonly showFullScreen: boolean
  readonly showThemeSetting: boolean
  readonly showDark: boolean
  readonly pageTransition: Transition
  readonly radius: number
  readonly showLock: boolean
  readonly showColorPicker: boolean
  readonly colorWeakness: boolean
  readonly showWatermark: boolean
  readonly autoLock: number
}

/** The header holds search, tasks, notices and the person; every other tool waits in the avatar menu until it is put there. */
export const defaults: Theme = {
  layout: 'column',
  themeName: 'plain',
  menuWidth: 266,
  columnStyle: 'vertical',
  color: '#4e88f3',
  isFollow: false,
  fixedHeader: true,
  showProgressBar: true,
  showFooter: false,
  showTabs: true,
  tabsBarStyle: 'card',
  showTabsIcon: true,
  showLanguage: false,
  showRefresh: false,
  showSearch: true,
  showTheme: false,
  showNotice: true,
  showFullScreen: false,
  showThemeSetting: false,
  showDark: false,
  pageTransition: 'fade-in',
  radius: 5,
  showLock: false,
  showColorPicker: false,
  colorWeakness: false,
  showWatermark: false,
  autoLock: 0,
}

const oneOf: Partial<Record<keyof Theme, readonly unknown[]>> = {
  layout: layouts,
  themeName: themeNames,
  menuWidth: menuWidths,
  columnStyle: columnStyles,
  tabsBarStyle: tabStyles,
  pageTransition: transitions,
  autoLock: idleMinutes,
}

const fits = (name: keyof Theme, value: unknown): boolean => {
  if (typeof value !== typeof defaults[name]) return false
  if (name === 'radius') return Number(value) >= radiusRange.min && Number(value) <= radiusRange.max
  if (name === 'color') return /^#[0-9a-f]{6}$/i.test(String(value))
  return oneOf[name]?.includes(value) ?? true
}

const parsed = (text: string | null): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** What was kept may come from another version: each part that no longer fits is the usual one again. */
export const readTheme = (text: string | null): Theme => {
  const kept = Object.entries(parsed(text)).filter(
    ([name, value]) => name in defaults && fits(name as keyof Theme, value),
  )
  return { ...defaults, ...Object.fromEntries(kept) }
}
