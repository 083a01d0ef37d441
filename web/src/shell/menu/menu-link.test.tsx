import { act, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MenuRoute } from '@srm/api/identity'
import { clearDestination } from '@/lib/tabs/destination.ts'
import { noTabs, visit } from '@/lib/tabs/tab-list.ts'
import { useTabs } from '@/lib/tabs/tabs.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { TabBar } from '../tabs/tab-bar.tsx'
import { MenuContext } from './menu-context.ts'
import { menuModel } from './menu-model.ts'
import { MenuTree } from './menu-tree.tsx'

prepareScreen()

const route = (path: string, title: string): MenuRoute => ({ id: path, path, name: path, meta: { title } })
const menu = menuModel([route('/a', '甲页'), route('/b', '乙页'), route('/c', '丙页')], () => true)
const place = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: pathname })

let frames: FrameRequestCallback[] = []
let seen: Element[] = []

beforeEach(() => {
  frames = []
  seen = []
  clearDestination()
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  Element.prototype.scrollIntoView = function note(this: Element) {
    seen.push(this)
  }
  useTabs.setState(visit(visit(noTabs, place('/b')), place('/a')), true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Where = (): ReactNode => <output>{useLocation().pathname}</output>

const open = (): void =>
  draw(
    <MenuContext value={menu}>
      <MenuTree nodes={menu.tree} />
      <TabBar />
      <Where />
    </MenuContext>,
    '/a',
  )

const current = (): (string | null)[] =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent)

test('menu entry lights up with the click, before its page is shown', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  open()
  expect(current()).toEqual(['甲页'])
  fireEvent.click(screen.getByRole('link', { name: '丙页' }))
  expect(current()).toEqual(['丙页'])
  expect(screen.getByRole('status').textContent).toBe('/a')
  await act(async () => {
    for (const frame of frames) frame(0)
    await vi.advanceTimersByTimeAsync(1)
  })
  expect(screen.getByRole('status').textContent).toBe('/c')
})

test('tab lights up with the click, before its page is shown', () => {
  open()
  fireEvent.click(screen.getByRole('tab', { name: '乙页' }))
  expect(screen.getByRole('tab', { name: '乙页' }).getAttribute('aria-selected')).toBe('true')
  expect(current()).toEqual(['乙页'])
})

test('menu entry of the shown page is scrolled into view', () => {
  open()
  expect(seen).toContain(screen.getByRole('link', { name: '甲页' }))
})

test('tab bar keeps the shown tab in view when a tab is renamed', () => {
  open()
  seen = []
  act(() => useTabs.setState((list) => ({ tabs: list.tabs.map((tab) => ({ ...tab, title: `${tab.id} 的长名字` })) })))
  expect(seen.some((element) => element.getAttribute('data-active') === 'true')).toBe(true)
})
