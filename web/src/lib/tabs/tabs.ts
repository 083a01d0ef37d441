import { z } from 'zod/mini'
import { create } from 'zustand'
import { holdsWork } from '../session/leaving.ts'
import { endProgress, startProgress } from '../api/progress.ts'
import { queryClient } from '../api/query.ts'
import { useSession } from '../session/session.ts'
import { useSettings } from '../settings.ts'
import { remember, remembered } from '../storage.ts'
import {
  activeTab,
  addressOf,
  keptOf,
  noTabs,
  putAway,
  refresh,
  restored,
  tabOf,
  visit,
  visitUnseen,
  type Flags,
  type Place,
  type TabList,
} from './tab-list.ts'

/** So many pages are kept as they were left. */
const maxKept = 99
/** So long after a page was asked to start over the bar is done. */
const refreshing = 200

export const useTabs = create<TabList>(() => noTabs)

const put = (change: (list: TabList) => TabList): void =>
  useTabs.setState((list) => putAway(change(list), maxKept, holdsWork))

/** The tab that is about to replace itself by where it leads. */
let replacing: string | null = null
export const replaceWith = (key: string): void => void (replacing = key)

export const showPlace = (place: Place, flags: Flags): void => {
  const replaces = replacing
  replacing = null
  put((list) => visit(list, place, flags, replaces))
}

export const showUnseen = (place: Place, flags: Flags, replaces: string | null): void =>
  put((list) => visitUnseen(list, place, flags, replaces))

/** The router listens to the hash; what was typed on the way there is in the tab. */
export const goTo = (path: string): void => {
  if (window.location.hash !== `#${path}`) window.location.assign(`#${path}`)
}

/** Changes the bar, and goes along when another tab is shown by it. */
export const changeTabs = (change: (list: TabList) => TabList): void => {
  const before = useTabs.getState().active
  put(change)
  const now = activeTab(useTabs.getState())
  if (now?.key !== before) goTo(now ? addressOf(now.place) : '/')
}

export const showTab = (key: string): void => {
  const tab = tabOf(useTabs.getState(), key)
  if (tab) goTo(addressOf(tab.place))
}

/** Makes the shown page anew, from what the server says now. */
export const refreshView = (): void => {
  const { active } = useTabs.getState()
  if (active === null) return
  startProgress()
  void queryClient.invalidateQueries({ refetchType: 'none' })
  changeTabs((list) => refresh(list, active))
  setTimeout(endProgress, refreshing)
}

const KeptTabs = z.array(
  z.object({ path: z.string(), title: z.nullable(z.string()), noClosable: z.boolean(), pinned: z.boolean() }),
)

const readKept = (): z.infer<typeof KeptTabs> => {
  try {
    return KeptTabs.parse(JSON.parse(remembered('tabs') ?? '[]'))
  } catch {
    return []
  }
}

/** Whoever looks with somebody else's eyes leaves the person's own tabs alone. */
const isKeeping = (): boolean => useSettings.getState().persistenceTab && useSession.getState().borrowed === null

/** The tabs of last time, as far as their pages still exist and may be seen. */
export const restoreTabs = (flagsOf: (pathname: string) => Flags | undefined): void => {
  if (!isKeeping() || useTabs.getState().tabs.length > 0) return
  const kept = readKept().filter(({ path }) => flagsOf(path.split('?')[0] ?? path) !== undefined)
  useTabs.setState(restored(kept, (pathname) => flagsOf(pathname) ?? {}))
}

const keep = (): void => {
  const { tabs } = useTabs.getState()
  if (tabs.length > 0 && isKeeping()) remember('tabs', JSON.stringify(keptOf(useTabs.getState())))
}

/** Keeps the tabs in step with what is stored, and forgets them with the session; returns what stops it. */
export const followTabs = (): (() => void) => {
  const ends = [
    useTabs.subscribe(keep),
    useSettings.subscribe((now, before) => {
      if (now.persistenceTab !== before.persistenceTab) keep()
    }),
    useSession.subscribe((now, before) => {
      if (!now.token && before.token) useTabs.setState(noTabs, true)
    }),
  ]
  window.addEventListener('beforeunload', keep)
  return () => {
    for (const end of ends) end()
    window.removeEventListener('beforeunload', keep)
  }
}
