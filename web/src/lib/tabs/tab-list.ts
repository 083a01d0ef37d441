import type { Location } from 'react-router'

/** An address as one page sees it. */
export type Place = Location<unknown>

export type Tab = {
  /** Stays for as long as the page does, whatever its address becomes. */
  readonly key: string
  /** Which page it is: its path, with the query where each query is a page of its own. */
  readonly id: string
  readonly place: Place
  /** What the page calls itself, when that says more than its kind. */
  readonly title: string | null
  readonly noClosable: boolean
  readonly pinned: boolean
  readonly noKeepAlive: boolean
  /** Shown, but never in the bar, and forgotten as soon as another is shown. */
  readonly tabHidden: boolean
  /** Counts how often it was made anew. */
  readonly rev: number
  /** Its page exists; restored tabs and those put away have none until they are shown. */
  readonly alive: boolean
  readonly used: number
}

export type TabList = {
  readonly tabs: readonly Tab[]
  readonly active: string | null
  readonly clock: number
}

export type Flags = {
  readonly dynamicNewTab?: boolean | undefined
  readonly noKeepAlive?: boolean | undefined
  readonly noClosable?: boolean | undefined
  readonly tabHidden?: boolean | undefined
}

export type StoredTabs = {
  readonly path: string
  readonly title: string | null
  readonly noClosable: boolean
  readonly pinned: boolean
}

export const noTabs: TabList = { tabs: [], active: null, clock: 0 }

export const isFixed = ({ noClosable, pinned }: Tab): boolean => noClosable || pinned

export const addressOf = ({ pathname, search }: Pick<Place, 'pathname' | 'search'>): string => pathname + search

export const idOf = (place: Place, { dynamicNewTab = false }: Flags): string =>
  dynamicNewTab ? addressOf(place) : place.pathname

export const tabOf = ({ tabs }: TabList, key: string | null): Tab | undefined => tabs.find((tab) => tab.key === key)
export const activeTab = (list: TabList): Tab | undefined => tabOf(list, list.active)

const changed = (list: TabList, key: string, part: Partial<Tab>): TabList => ({
  ...list,
  tabs: list.tabs.map((tab) => (tab.key === key ? { ...tab, ...part } : tab)),
})

/** There is always one that cannot be closed: the first, if no other is. */
const withAnchor = (tabs: readonly Tab[]): readonly Tab[] => {
  const first = tabs.find((tab) => !tab.tabHidden)
  if (!first || tabs.some(isFixed)) return tabs
  return tabs.map((tab) => (tab === first ? { ...tab, noClosable: true } : tab))
}

/** Shows one. What must not be kept goes to sleep, and what was never a tab is gone. */
export const activate = (list: TabList, key: string): TabList => {
  const clock = list.clock + 1
  const tabs = list.tabs
    .filter((tab) => tab.key === key || !tab.tabHidden)
    .map((tab) => {
      if (tab.key === key) return { ...tab, alive: true, used: clock }
      return tab.noKeepAlive && tab.alive ? { ...tab, alive: false } : tab
    })
  return { tabs, active: key, clock }
}

const made = (list: TabList, place: Place, flags: Flags): Tab => ({
  key: `t${String(list.clock + 1)}`,
  id: idOf(place, flags),
  place,
  title: null,
  noClosable: flags.noClosable ?? false,
  pinned: false,
  noKeepAlive: flags.noKeepAlive ?? false,
  tabHidden: flags.tabHidden ?? false,
  rev: 0,
  alive: false,
  used: 0,
})

/** Its page is over. A tab that cannot be closed stays, and begins anew when it is shown again. */
const over = (list: TabList, tab: Tab): TabList =>
  isFixed(tab)
    ? changed(list, tab.key, { rev: tab.rev + 1, alive: false })
    : { ...list, tabs: list.tabs.filter(({ key }) => key !== tab.key) }

/** What a page is about: its path and the record it names. An inner tab or a filter is another view of the same. */
const topicOf = ({ pathname, search }: Place): string => {
  const query = new URLSearchParams(search)
  return JSON.stringify([pathname, query.get('id'), query.get('title')])
}

/** An address inside the same tab: its page stays as it is and sees the new address. */
const led = (list: TabList, tab: Tab, place: Place, flags: Flags): TabList =>
  changed(list, tab.key, {
    place,
    id: idOf(place, flags),
    ...(topicOf(tab.place) !== topicOf(place) && { title: null }),
  })

const inserted = (list: TabList, tab: Tab, instead: Tab | undefined): TabList => {
  if (instead && !isFixed(instead)) return { ...list, tabs: list.tabs.with(list.tabs.indexOf(instead), tab) }
  const rest = instead ? over(list, instead) : list
  return { ...rest, tabs: [...rest.tabs, tab] }
}

type Visit = { readonly list: TabList; readonly key: string }

const placed = (list: TabList, place: Place, flags: Flags, instead: Tab | undefined): Visit => {
  const known = list.tabs.find(({ id }) => id === idOf(place, flags))
  if (known) {
    const rest = instead && instead !== known ? over(list, instead) : list
    return { list: led(rest, known, place, flags), key: known.key }
  }
  if (instead?.place.pathname === place.pathname) return { list: led(list, instead, place, flags), key: instead.key }
  const tab = made(list, place, flags)
  return { list: inserted({ ...list, clock: list.clock + 1 }, tab, instead), key: tab.key }
}

/**
 * An address was gone to: the tab it belongs to is shown, or made. `replaces` is the tab that led there by
 * replacing itself, which is over then.
 */
export const visit = (list: TabList, place: Place, flags: Flags = {}, replaces: string | null = null): TabList => {
  const there = placed(list, place, flags, tabOf(list, replaces))
  return activate({ ...there.list, tabs: withAnchor(there.list.tabs) }, there.key)
}

/** The same from a page nobody looks at: its tab goes there, the shown one stays. */
export const visitUnseen = (list: TabList, place: Place, flags: Flags, replaces: string | null): TabList => {
  const there = placed(list, place, flags, tabOf(list, replaces))
  return { ...there.list, tabs: withAnchor(there.list.tabs) }
}

/** Keeps what is asked for and what cannot be closed; if the shown one goes, the last of the rest is shown. */
const keeping = (list: TabList, keep: (tab: Tab, index: number) => boolean): TabList => {
  const tabs = list.tabs.filter((tab, index) => isFixed(tab) || keep(tab, index))
  if (tabs.some(({ key }) => key === list.active)) return { ...list, tabs }
  const last = tabs.findLast((tab) => !tab.tabHidden)
  return last ? activate({ ...list, tabs }, last.key) : { ...list, tabs, active: null }
}

export type CloseMode = 'one' | 'others' | 'left' | 'right' | 'all'

/** Which tabs an action at one of them closes. */
export const closedBy = (list: TabList, what: CloseMode, key: string): readonly Tab[] => {
  const at = list.tabs.findIndex((tab) => tab.key === key)
  const goes: Record<CloseMode, (index: number) => boolean> = {
    one: (index) => index === at,
    others: (index) => index !== at,
    left: (index) => index < at,
    right: (index) => index > at,
    all: () => true,
  }
  return at === -1 ? [] : list.tabs.filter((tab, index) => !isFixed(tab) && goes[what](index))
}

/** Closing around a tab shows that tab first; closing one that is not shown leaves the shown one shown. */
export const close = (list: TabList, what: CloseMode, key: string): TabList => {
  if (!tabOf(list, key)) return list
  const gone = closedBy(list, what, key)
  const around = what === 'others' || what === 'left' || what === 'right'
  const shown = around && list.active !== key ? activate(list, key) : list
  return keeping(shown, (tab) => !gone.some((one) => one.key === tab.key))
}

export const refresh = (list: TabList, key: string): TabList =>
  changed(list, key, { rev: (tabOf(list, key)?.rev ?? 0) + 1 })

export const rename = (list: TabList, key: string, title: string | null): TabList =>
  tabOf(list, key)?.title === title ? list : changed(list, key, { title })

const pinnedFirst = (tabs: readonly Tab[]): readonly Tab[] => [
  ...tabs.filter(({ pinned }) => pinned),
  ...tabs.filter(({ pinned }) => !pinned),
]

/** Pinned tabs stand at the front and stay. */
export const pin = (list: TabList, key: string): TabList => {
  const next = changed(list, key, { pinned: !tabOf(list, key)?.pinned })
  return { ...next, tabs: pinnedFirst(next.tabs) }
}

/** Takes the place of another; the pinned ones stay among themselves. */
export const move = (list: TabList, key: string, before: string): TabList => {
  const tab = tabOf(list, key)
  const to = list.tabs.findIndex((one) => one.key === before)
  if (!tab || to === -1) return list
  const rest = list.tabs.filter((one) => one !== tab)
  return { ...list, tabs: pinnedFirst(rest.toSpliced(to, 0, tab)) }
}

/** Beyond so many pages those not used for longest are put away; what holds unsaved work never is. */
export const putAway = (list: TabList, most: number, holdsWork: (key: string) => boolean): TabList => {
  const alive = list.tabs.filter((tab) => tab.alive)
  if (alive.length <= most) return list
  const gone = alive
    .filter(({ key }) => key !== list.active && !holdsWork(key))
    .toSorted((one, other) => one.used - other.used)
    .slice(0, alive.length - most)
  return { ...list, tabs: list.tabs.map((tab) => (gone.includes(tab) ? { ...tab, alive: false } : tab)) }
}

export const keptOf = ({ tabs }: TabList): readonly StoredTabs[] =>
  tabs
    .filter(({ tabHidden }) => !tabHidden)
    .map(({ place, title, noClosable, pinned }) => ({ path: addressOf(place), title, noClosable, pinned }))

const placeAt = (path: string): Place => {
  const [pathname = '/', query] = path.split(/\?(.*)/s)
  return { pathname, search: query ? `?${query}` : '', hash: '', state: null, key: 'default' }
}

/** Puts back what was kept; pages are made when they are shown. */
export const restored = (kept: readonly StoredTabs[], flagsOf: (pathname: string) => Flags): TabList => {
  const tabs = kept.map(({ path, title, noClosable, pinned }, index) => {
    const place = placeAt(path)
    return { ...made({ ...noTabs, clock: index }, place, flagsOf(place.pathname)), title, noClosable, pinned }
  })
  return { tabs: withAnchor(tabs), active: null, clock: kept.length }
}
