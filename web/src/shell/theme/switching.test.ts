// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSettings } from '@/lib/settings.ts'
import { attachToaster } from '@/lib/toast.ts'
import { openThemeDrawer, useDrawer } from './drawer-store.ts'
import { reach } from './reveal.ts'
import { restoreDefaults, switchTheme, useSwitching } from './switching.ts'

const said: string[] = []

beforeEach(() => {
  said.length = 0
  vi.useFakeTimers()
  attachToaster((_, text) => void said.push(text))
})
afterEach(() => vi.useRealTimers())

const worn = (): string => useSettings.getState().theme.themeName

test('a theme shows loading, is applied after 0.5 s and confirmed after 1 s with 切换成功', () => {
  switchTheme('technology')
  expect(useSwitching.getState().busy).toBe(true)
  vi.advanceTimersByTime(499)
  expect(worn()).toBe('plain')
  vi.advanceTimersByTime(1)
  expect(worn()).toBe('technology')
  vi.advanceTimersByTime(499)
  expect(said).toEqual([])
  expect(useSwitching.getState().busy).toBe(true)
  vi.advanceTimersByTime(1)
  expect(said).toEqual(['切换成功'])
  expect(useSwitching.getState().busy).toBe(false)
})

test('restoring closes the drawer and takes the same time', () => {
  openThemeDrawer()
  restoreDefaults()
  expect(useDrawer.getState().open).toBe(false)
  vi.advanceTimersByTime(500)
  expect(worn()).toBe('plain')
  vi.advanceTimersByTime(500)
  expect(said).toEqual(['切换成功'])
})

test('a second choice waits until the first is done', () => {
  switchTheme('default')
  switchTheme('technology')
  vi.advanceTimersByTime(1000)
  expect(worn()).toBe('default')
  expect(said).toHaveLength(1)
})

test('the circle of the dark reaches the farthest corner', () => {
  expect(reach({ x: 0, y: 0 }, 300, 400)).toBe(500)
  expect(reach({ x: 300, y: 0 }, 300, 400)).toBe(500)
  expect(reach({ x: 150, y: 200 }, 300, 400)).toBe(250)
})
