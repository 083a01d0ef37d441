import { create } from 'zustand'
import { remember, remembered, storageKey } from './storage.ts'
import { defaults, readTheme, themeNames, type Theme, type ThemeName } from './theme/theme-settings.ts'

export type Mode = 'light' | 'dark'
export type Device = 'desktop' | 'mobile'

/** Below this width the layout is vertical and its menu a drawer. */
export const desktopFrom = 992

export type Settings = {
  readonly collapse: boolean
  readonly device: Device
  readonly lock: boolean
  readonly mode: Mode
  readonly persistenceTab: boolean
  readonly theme: Theme
}

/** In the default theme the saved scheme counts, in the others it is light. `auto` is kept as light from now on. */
const storedMode = (theme: Theme): Mode => {
  if (remembered('color-scheme') === 'auto') remember('color-scheme', 'light')
  return theme.themeName === 'default' && remembered('color-scheme') === 'dark' ? 'dark' : 'light'
}

const deviceNow = (): Device => (window.innerWidth < desktopFrom ? 'mobile' : 'desktop')

const initial = (): Settings => {
  const theme = readTheme(remembered('theme'))
  return {
    collapse: remembered('collapse') === '1',
    device: deviceNow(),
    lock: remembered('lock') === '1',
    mode: storedMode(theme),
    persistenceTab: remembered('persistence-tab') !== '0',
    theme,
  }
}

export const useSettings = create<Settings>(initial)

const put = (part: Partial<Settings>): void => useSettings.setState(part)

/** Changes what is shown now; only saving makes it last. */
export const changeTheme = (part: Partial<Theme>): void =>
  useSettings.setState(({ theme }) => ({ theme: { ...theme, ...part } }))

export const saveTheme = (): void => remember('theme', JSON.stringify(useSettings.getState().theme))

/** Shows and saves this part and nothing else of what is being tried out. */
const changeForGood = (part: Partial<Theme>): void => {
  changeTheme(part)
  remember('theme', JSON.stringify({ ...readTheme(remembered('theme')), ...part }))
}

export const setColor = (color: string): void => changeForGood({ color })

/** The technology theme has one colour, its own. */
const wear = (themeName: ThemeName): void =>
  changeForGood(themeName === 'technology' ? { themeName, color: defaults.color } : { themeName })

/** A theme starts out light: only the default one knows the dark, and choosing it ends the dark. */
export const chooseTheme = (themeName: ThemeName): void => {
  remember('theme-before-dark', null)
  if (themeName === 'default') remember('color-scheme', 'light')
  put({ mode: 'light' })
  wear(themeName)
}

/** Dark exists in the default theme only: turning it on leaves any other, turning it off comes back to that one. */
export const setMode = (mode: Mode): void => {
  const { themeName } = useSettings.getState().theme
  const before = themeNames.find((name) => name === remembered('theme-before-dark'))
  remember('color-scheme', mode)
  put({ mode })
  if (mode === 'dark' && themeName !== 'default') {
    remember('theme-before-dark', themeName)
    wear('default')
  }
  if (mode === 'light' && before) {
    remember('theme-before-dark', null)
    wear(before)
  }
}

export const restoreTheme = (): void => {
  for (const name of ['theme', 'color-scheme', 'theme-before-dark']) remember(name, null)
  const { device } = useSettings.getState()
  put({ mode: 'light', theme: device === 'mobile' ? { ...defaults, layout: 'vertical' } : defaults })
}

export const setCollapse = (collapse: boolean): void => {
  remember('collapse', collapse ? '1' : null)
  put({ collapse })
}

export const setLock = (lock: boolean): void => {
  remember('lock', lock ? '1' : null)
  put({ lock })
}

/** Turning it off forgets the tabs at once. */
export const setPersistenceTab = (persistenceTab: boolean): void => {
  remember('persistence-tab', persistenceTab ? null : '0')
  if (!persistenceTab) remember('tabs', null)
  put({ persistenceTab })
}

/** Follows the width of the window; returns what stops it. */
export const followDevice = (): (() => void) => {
  const look = (): void => {
    const device = deviceNow()
    if (device !== useSettings.getState().device) put({ device })
  }
  // The window may have changed while the page was still loading and nobody listened.
  look()
  window.addEventListener('resize', look)
  return () => window.removeEventListener('resize', look)
}

/** A screen locked in one tab is locked in all of them, and opened in all of them; dark in one is dark in all. */
export const followTabs = (): (() => void) => {
  const look = ({ key, newValue }: StorageEvent): void => {
    if (key === storageKey('lock')) put({ lock: newValue === '1' })
    if (key !== storageKey('color-scheme')) return
    const theme = readTheme(remembered('theme'))
    put({ theme, mode: storedMode(theme) })
  }
  window.addEventListener('storage', look)
  return () => window.removeEventListener('storage', look)
}
