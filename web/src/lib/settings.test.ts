// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type * as Settings from './settings.ts'
import type * as Dress from './theme/apply-theme.ts'

type LoadedPage = typeof Settings & typeof Dress

/** A page loaded anew with what the browser remembers. */
const load = async (kept: Readonly<Record<string, string>> = {}): Promise<LoadedPage> => {
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(`srm.v1.${name}`, value)
  vi.resetModules()
  return { ...(await import('./settings.ts')), ...(await import('./theme/apply-theme.ts')) }
}

const kept = (name: string): string | null => localStorage.getItem(`srm.v1.${name}`)
const keptTheme = (): Record<string, unknown> => JSON.parse(kept('theme') ?? '{}') as Record<string, unknown>
const now = ({ useSettings }: LoadedPage) => {
  const { mode, theme } = useSettings.getState()
  return { mode, themeName: theme.themeName, color: theme.color }
}

beforeEach(() => localStorage.clear())

describe('defaults', () => {
  test('layout column, theme plain, radius 5, menu width 266, colour #4e88f3, tabs persist', async () => {
    const { useSettings } = await load()
    const { theme, persistenceTab } = useSettings.getState()
    expect(theme).toMatchObject({ layout: 'column', themeName: 'plain', radius: 5, menuWidth: 266, color: '#4e88f3' })
    expect(persistenceTab).toBe(true)
  })

  test('what was kept and no longer fits is the usual again', async () => {
    const theme = JSON.stringify({ radius: 27, menuWidth: 270, color: 'red', themeName: 'gold', showLock: false })
    const { useSettings } = await load({ theme })
    expect(useSettings.getState().theme).toMatchObject({
      radius: 5,
      menuWidth: 266,
      color: '#4e88f3',
      themeName: 'plain',
      showLock: false,
    })
  })

  test.each([
    [2, 5],
    [3, 3],
    [26, 26],
    [27, 5],
  ])('a corner radius of %i is read as %i: the range is 3 to 26', async (radius, read) => {
    const { useSettings } = await load({ theme: JSON.stringify({ radius }) })
    expect(useSettings.getState().theme.radius).toBe(read)
  })
})

describe('mode', () => {
  test('in the default theme the mode follows the saved scheme, otherwise light is forced', async () => {
    const scheme = { 'color-scheme': 'dark' }
    expect(now(await load({ ...scheme, theme: '{"themeName":"default"}' })).mode).toBe('dark')
    for (const themeName of ['plain', 'technology'])
      expect(now(await load({ ...scheme, theme: JSON.stringify({ themeName }) })).mode).toBe('light')
  })

  test('the scheme auto is reset to light', async () => {
    const look = await load({ 'color-scheme': 'auto', theme: '{"themeName":"default"}' })
    expect(now(look).mode).toBe('light')
    expect(kept('color-scheme')).toBe('light')
  })

  test.each(['plain', 'technology'])('dark leaves the %s theme for the default one, light comes back', async (name) => {
    const look = await load({ theme: JSON.stringify({ themeName: name }) })
    look.setMode('dark')
    expect(now(look)).toMatchObject({ mode: 'dark', themeName: 'default' })
    expect(now(await load())).toMatchObject({ mode: 'dark', themeName: 'default' })
    const again = await load()
    again.setMode('light')
    expect(now(again)).toMatchObject({ mode: 'light', themeName: name })
    expect(kept('theme-before-dark')).toBeNull()
  })

  test('the scheme is stored under the colour-scheme key', async () => {
    const look = await load()
    look.setMode('dark')
    expect(kept('color-scheme')).toBe('dark')
  })
})

describe('choosing a theme', () => {
  test('default resets dark mode', async () => {
    const look = await load({ theme: '{"themeName":"default"}', 'color-scheme': 'dark' })
    look.chooseTheme('default')
    expect(now(look)).toMatchObject({ mode: 'light', themeName: 'default' })
    expect(kept('color-scheme')).toBe('light')
  })

  test('technology resets the colour', async () => {
    const look = await load({ theme: '{"color":"#f01414"}' })
    look.chooseTheme('technology')
    expect(now(look)).toMatchObject({ themeName: 'technology', color: '#4e88f3' })
    expect(keptTheme()).toMatchObject({ themeName: 'technology', color: '#4e88f3' })
  })

  test('is saved at once, without what is only being tried out', async () => {
    const look = await load()
    look.changeTheme({ radius: 20 })
    look.chooseTheme('default')
    expect(keptTheme()).toMatchObject({ themeName: 'default', radius: 5 })
    expect(look.useSettings.getState().theme.radius).toBe(20)
  })
})

describe('keeping', () => {
  test('everything previews at once and lasts only after saving', async () => {
    const look = await load()
    look.changeTheme({ showTabs: false, menuWidth: 299 })
    expect(look.useSettings.getState().theme).toMatchObject({ showTabs: false, menuWidth: 299 })
    expect((await load()).useSettings.getState().theme).toMatchObject({ showTabs: true, menuWidth: 266 })
    look.saveTheme()
    expect((await load()).useSettings.getState().theme).toMatchObject({ showTabs: false, menuWidth: 299 })
  })

  test('a colour is saved at once, and nothing else with it', async () => {
    const look = await load()
    look.changeTheme({ showTabs: false })
    look.setColor('#07c160')
    const { theme } = (await load()).useSettings.getState()
    expect(theme).toMatchObject({ color: '#07c160', showTabs: true })
  })

  test('turning persistent tabs off is saved at once and forgets the tabs', async () => {
    const look = await load({ tabs: '[]' })
    look.setPersistenceTab(false)
    expect(kept('tabs')).toBeNull()
    expect((await load()).useSettings.getState().persistenceTab).toBe(false)
  })

  test('reset restores the defaults and clears the saved theme', async () => {
    const look = await load({ theme: '{"themeName":"default","radius":20}', 'color-scheme': 'dark' })
    look.restoreTheme()
    expect(now(look)).toEqual({ mode: 'light', themeName: 'plain', color: '#4e88f3' })
    expect(kept('theme')).toBeNull()
  })

  test('reset uses the vertical layout on mobile', async () => {
    vi.stubGlobal('innerWidth', 991)
    const look = await load()
    look.restoreTheme()
    expect(look.useSettings.getState()).toMatchObject({ device: 'mobile', theme: { layout: 'vertical' } })
    vi.unstubAllGlobals()
  })

  test('a window made narrow while the page is loading is a phone as soon as somebody follows it', async () => {
    vi.stubGlobal('innerWidth', 1440)
    const look = await load()
    vi.stubGlobal('innerWidth', 375)
    const stop = look.followDevice()
    expect(look.useSettings.getState().device).toBe('mobile')
    vi.stubGlobal('innerWidth', 1440)
    window.dispatchEvent(new Event('resize'))
    expect(look.useSettings.getState().device).toBe('desktop')
    stop()
    vi.unstubAllGlobals()
  })
})

describe('the page', () => {
  test('wears theme, mode, radius, weakness and transition, and the menu follows the colour in the light default theme', async () => {
    const look = await load()
    look.applyTheme()
    look.changeTheme({ themeName: 'default', isFollow: true, radius: 26, colorWeakness: true, pageTransition: 'none' })
    const { dataset, style } = document.documentElement
    expect({ ...dataset }).toMatchObject({
      theme: 'default',
      mode: 'light',
      follow: 'on',
      weakness: 'on',
      transition: 'none',
    })
    expect(style.getPropertyValue('--srm-radius')).toBe('26px')
    look.setMode('dark')
    expect(dataset['mode']).toBe('dark')
    expect(dataset['follow']).toBeUndefined()
    look.restoreTheme()
    expect(dataset['weakness']).toBeUndefined()
    expect(dataset['theme']).toBe('plain')
  })

  test('a screen locked in another tab is locked here', async () => {
    const look = await load()
    const stop = look.followTabs()
    window.dispatchEvent(new StorageEvent('storage', { key: 'srm.v1.lock', newValue: '1' }))
    expect(look.useSettings.getState().lock).toBe(true)
    window.dispatchEvent(new StorageEvent('storage', { key: 'srm.v1.lock', newValue: null }))
    expect(look.useSettings.getState().lock).toBe(false)
    stop()
  })

  test('dark in another tab is dark here, and light again', async () => {
    const look = await load()
    const stop = look.followTabs()
    const say = (mode: string): void => {
      localStorage.setItem('srm.v1.theme', JSON.stringify({ themeName: 'default' }))
      localStorage.setItem('srm.v1.color-scheme', mode)
      window.dispatchEvent(new StorageEvent('storage', { key: 'srm.v1.color-scheme', newValue: mode }))
    }
    say('dark')
    expect(look.useSettings.getState()).toMatchObject({ mode: 'dark', theme: { themeName: 'default' } })
    say('light')
    expect(look.useSettings.getState().mode).toBe('light')
    stop()
  })

  test('the lock survives a reload', async () => {
    const look = await load()
    look.setLock(true)
    expect((await load()).useSettings.getState().lock).toBe(true)
  })
})
