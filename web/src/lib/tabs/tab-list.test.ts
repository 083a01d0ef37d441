import { describe, expect, test } from 'vitest'
import {
  activeTab,
  close,
  isFixed,
  keptOf,
  move,
  noTabs,
  pin,
  putAway,
  refresh,
  rename,
  restored,
  tabOf,
  visit,
  visitUnseen,
  type Flags,
  type Place,
  type TabList,
} from './tab-list.ts'

const at = (path: string): Place => {
  const [pathname = '', search = ''] = path.split('?')
  return { pathname, search: search && `?${search}`, hash: '', state: null, key: path }
}

const opened = (...paths: readonly string[]): TabList =>
  paths.reduce<TabList>((list, path) => visit(list, at(path)), noTabs)
const ids = ({ tabs }: TabList): string[] => tabs.map(({ id }) => id)
const keyAt = (list: TabList, id: string): string => list.tabs.find((tab) => tab.id === id)?.key ?? ''
const shown = (list: TabList): string | undefined => activeTab(list)?.id

describe('visiting', () => {
  test('the same path with another query updates its tab', () => {
    const list = opened('/a?x=1', '/b', '/a?x=2')
    expect(ids(list)).toEqual(['/a', '/b'])
    expect(activeTab(list)?.place.search).toBe('?x=2')
  })

  test('the name of a record stays in its tab while its inner tabs change, and goes with the record', () => {
    const first = opened('/a', '/detail?id=1')
    const named = rename(first, keyAt(first, '/detail'), '云舟酒店')
    const inside = visit(visit(named, at('/detail?id=1&tab=contact')), at('/detail?id=1'))
    expect(activeTab(inside)?.title).toBe('云舟酒店')
    expect(activeTab(visit(inside, at('/detail?id=2')))?.title).toBeNull()
  })

  test('where each query is a page of its own it is a tab of its own', () => {
    const flags: Flags = { dynamicNewTab: true }
    const list = visit(visit(noTabs, at('/a?id=1'), flags), at('/a?id=2'), flags)
    expect(ids(list)).toEqual(['/a?id=1', '/a?id=2'])
  })

  test('the first tab cannot be closed if no other is such', () => {
    expect(opened('/a', '/b').tabs.map(isFixed)).toEqual([true, false])
    const list = visit(visit(noTabs, at('/a'), { noClosable: true }), at('/b'))
    expect(list.tabs.map(isFixed)).toEqual([true, false])
  })

  test('a page without a tab is shown and forgotten when another is', () => {
    const list = visit(opened('/a'), at('/secret'), { tabHidden: true })
    expect(shown(list)).toBe('/secret')
    expect(keptOf(list)).toHaveLength(1)
    expect(ids(visit(list, at('/b')))).toEqual(['/a', '/b'])
  })

  test('a page that replaces itself by another gives it its place', () => {
    const list = opened('/a', '/edit', '/c')
    const edit = keyAt(list, '/edit')
    expect(ids(visit(list, at('/detail'), {}, edit))).toEqual(['/a', '/detail', '/c'])
    expect(ids(visit(list, at('/c'), {}, edit))).toEqual(['/a', '/c'])
  })

  test('a page that cannot be closed stays when it replaces itself, and begins anew: what it held is over', () => {
    const list = opened('/a', '/b')
    const next = visit(list, at('/c'), {}, keyAt(list, '/a'))
    expect(ids(next)).toEqual(['/a', '/b', '/c'])
    expect(next.tabs[0]).toMatchObject({ rev: 1, alive: false })
    expect(visit(list, at('/b'), {}, keyAt(list, '/a')).tabs[0]).toMatchObject({ rev: 1, alive: false })
  })

  test('a page that replaces its own query is still the same page', () => {
    const flags: Flags = { dynamicNewTab: true }
    const list = visit(opened('/x'), at('/a?id=1'), flags)
    const key = keyAt(list, '/a?id=1')
    const next = visit(list, at('/a?id=1&tab=2'), flags, key)
    expect(ids(next)).toEqual(['/x', '/a?id=1&tab=2'])
    expect(activeTab(next)?.key).toBe(key)
  })

  test('a page nobody looks at changes its own tab and not what is shown', () => {
    const list = opened('/a', '/edit', '/c')
    const next = visitUnseen(list, at('/detail'), {}, keyAt(list, '/edit'))
    expect(ids(next)).toEqual(['/a', '/detail', '/c'])
    expect(shown(next)).toBe('/c')
  })
})

describe('closing', () => {
  const list = opened('/a', '/b', '/c', '/d')
  const closed = (what: Parameters<typeof close>[1], id: string, from = list): TabList =>
    close(from, what, keyAt(from, id))

  test('the shown one: the last other tab is shown', () => {
    const next = closed('one', '/b', visit(list, at('/b')))
    expect([ids(next), shown(next)]).toEqual([['/a', '/c', '/d'], '/d'])
  })

  test('one that is not shown leaves the shown one shown', () => {
    expect(shown(closed('one', '/b'))).toBe('/d')
  })

  test('one that cannot be closed does nothing', () => {
    expect(ids(closed('one', '/a'))).toEqual(ids(list))
  })

  test('others, left and right are meant from the tab they were chosen at, which is shown', () => {
    expect([ids(closed('others', '/c')), shown(closed('others', '/c'))]).toEqual([['/a', '/c'], '/c'])
    expect([ids(closed('left', '/c')), shown(closed('left', '/c'))]).toEqual([['/a', '/c', '/d'], '/c'])
    expect([ids(closed('right', '/b')), shown(closed('right', '/b'))]).toEqual([['/a', '/b'], '/b'])
  })

  test('all keeps what cannot be closed and shows the last of it', () => {
    expect([ids(closed('all', '/d')), shown(closed('all', '/d'))]).toEqual([['/a'], '/a'])
  })

  test('when nothing is left nothing is shown', () => {
    const only = { ...list, tabs: list.tabs.map((tab) => ({ ...tab, noClosable: false })) }
    expect(closed('all', '/d', only)).toMatchObject({ tabs: [], active: null })
  })
})

describe('keeping pages', () => {
  test('a page made anew has another number and the same tab', () => {
    const list = opened('/a')
    expect(refresh(list, keyAt(list, '/a')).tabs[0]).toMatchObject({ key: keyAt(list, '/a'), rev: 1 })
  })

  test('a page that is not to be kept sleeps while another is shown', () => {
    const list = visit(visit(noTabs, at('/a'), { noKeepAlive: true }), at('/b'))
    expect(list.tabs.map(({ alive }) => alive)).toEqual([false, true])
  })

  test('the 100th page puts the one not used for longest away, unless it holds work', () => {
    const list = opened(...Array.from({ length: 100 }, (_, index) => `/${String(index)}`))
    const asleep = (next: TabList): string[] => next.tabs.filter(({ alive }) => !alive).map(({ id }) => id)
    expect(asleep(putAway(list, 99, () => false))).toEqual(['/0'])
    expect(asleep(putAway(list, 99, (key) => key === keyAt(list, '/0')))).toEqual(['/1'])
  })

  test('restored tabs keep order, names and pins, and have no pages yet', () => {
    const list = opened('/a', '/b?x=1')
    const back = restored(keptOf(pin(list, keyAt(list, '/b'))), () => ({}))
    expect(back.tabs.map(({ id, pinned, alive }) => [id, pinned, alive])).toEqual([
      ['/b', true, false],
      ['/a', false, false],
    ])
    expect(tabOf(back, back.tabs[0]?.key ?? '')?.place.search).toBe('?x=1')
  })
})

describe('order', () => {
  const list = opened('/a', '/b', '/c')

  test('a pinned tab goes to the front and cannot be closed, an unpinned one can', () => {
    const pinned = pin(list, keyAt(list, '/c'))
    expect(ids(pinned)).toEqual(['/c', '/a', '/b'])
    expect(ids(close(pinned, 'one', keyAt(pinned, '/c')))).toEqual(['/c', '/a', '/b'])
    const back = pin(pinned, keyAt(pinned, '/c'))
    expect(ids(close(back, 'one', keyAt(back, '/c')))).toEqual(['/a', '/b'])
  })

  test('a dragged tab takes the place it was dropped on, but never one before the pinned', () => {
    expect(ids(move(list, keyAt(list, '/c'), keyAt(list, '/a')))).toEqual(['/c', '/a', '/b'])
    const pinned = pin(list, keyAt(list, '/a'))
    expect(ids(move(pinned, keyAt(pinned, '/c'), keyAt(pinned, '/a')))).toEqual(['/a', '/c', '/b'])
  })
})
