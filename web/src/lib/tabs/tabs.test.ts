// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startProgress, useProgress } from '../api/progress.ts'
import { queryClient } from '../api/query.ts'
import { resetSession, setToken } from '../session/session.ts'
import { setPersistenceTab } from '../settings.ts'
import { close, noTabs, tabOf, type Place } from './tab-list.ts'
import { changeTabs, followTabs, refreshView, replaceWith, restoreTabs, showPlace, useTabs } from './tabs.ts'

const at = (path: string): Place => {
  const [pathname = '', query] = path.split('?')
  return { pathname, search: query ? `?${query}` : '', hash: '', state: null, key: path }
}

const stored = (): string | null => localStorage.getItem('srm.v1.tabs')
const ids = (): string[] => useTabs.getState().tabs.map(({ id }) => id)
const keyOf = (id: string): string => useTabs.getState().tabs.find((tab) => tab.id === id)?.key ?? ''

let stop: () => void
beforeEach(() => {
  localStorage.clear()
  setPersistenceTab(true)
  setToken('mine')
  useTabs.setState(noTabs, true)
  window.location.hash = '#/'
  stop = followTabs()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('tabs are kept as they change and come back as far as their pages still exist', () => {
  for (const path of ['/a', '/b?x=1', '/gone']) showPlace(at(path), {})
  expect(stored()).toContain('/b?x=1')
  useTabs.setState(noTabs, true)
  restoreTabs((pathname) => (pathname === '/gone' ? undefined : {}))
  expect(ids()).toEqual(['/a', '/b'])
  expect(useTabs.getState().tabs.map(({ alive }) => alive)).toEqual([false, false])
})

test('turning the keeping off clears what was kept at once, turning it on keeps again', () => {
  showPlace(at('/a'), {})
  setPersistenceTab(false)
  expect(stored()).toBeNull()
  showPlace(at('/b'), {})
  expect(stored()).toBeNull()
  setPersistenceTab(true)
  expect(stored()).toContain('/b')
})

test('what was kept by another version is not taken for tabs', () => {
  localStorage.setItem('srm.v1.tabs', '[{"path":7}]')
  restoreTabs(() => ({}))
  expect(ids()).toEqual([])
})

test('the end of the session ends the tabs', () => {
  showPlace(at('/a'), {})
  resetSession()
  expect(ids()).toEqual([])
  expect(stored()).toBeNull()
})

test('closing the shown tab goes to the last other one, and home when there is none', () => {
  for (const path of ['/a', '/b', '/c']) showPlace(at(path), {})
  changeTabs((list) => close(list, 'one', keyOf('/c')))
  expect(window.location.hash).toBe('#/b')
  useTabs.setState(({ tabs }) => ({ tabs: tabs.map((tab) => ({ ...tab, noClosable: false })) }))
  changeTabs((list) => close(list, 'all', keyOf('/b')))
  expect(window.location.hash).toBe('#/')
})

test('a page that replaces itself is gone, whatever comes next', () => {
  for (const path of ['/a', '/edit']) showPlace(at(path), {})
  replaceWith(keyOf('/edit'))
  showPlace(at('/detail'), {})
  expect(ids()).toEqual(['/a', '/detail'])
  showPlace(at('/c'), {})
  expect(ids()).toEqual(['/a', '/detail', '/c'])
})

test('a refreshed view is a new page, and its progress bar ends after 200 ms', () => {
  vi.useFakeTimers()
  showPlace(at('/a'), {})
  queryClient.setQueryData(['our_company'], [])
  refreshView()
  expect(queryClient.getQueryState(['our_company'])?.isInvalidated).toBe(true)
  expect(tabOf(useTabs.getState(), keyOf('/a'))?.rev).toBe(1)
  vi.advanceTimersByTime(199)
  expect(useProgress.getState().done).toBeLessThan(1)
  vi.advanceTimersByTime(1)
  expect(useProgress.getState().done).toBe(1)
  vi.advanceTimersByTime(200)
  expect(useProgress.getState().done).toBeNull()
})

test('the bar moves on every 200 ms and never arrives by itself', () => {
  vi.useFakeTimers()
  startProgress()
  const began = useProgress.getState().done ?? 0
  vi.advanceTimersByTime(199)
  expect(useProgress.getState().done).toBe(began)
  vi.advanceTimersByTime(1)
  expect(useProgress.getState().done).toBeGreaterThan(began)
  vi.advanceTimersByTime(60_000)
  expect(useProgress.getState().done).toBeLessThan(1)
})
