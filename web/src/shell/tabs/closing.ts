import { create } from 'zustand'
import { dropWork, holdsWork } from '@/lib/session/leaving.ts'
import { close, closedBy, refresh, type CloseMode, type Tab, type TabList } from '@/lib/tabs/tab-list.ts'
import { changeTabs, refreshView, useTabs } from '@/lib/tabs/tabs.ts'

type CloseRequest = { readonly tabs: readonly Tab[]; readonly go: () => void }

/** What is about to be lost, until somebody has decided. */
export const useAsking = create<{ readonly asking: CloseRequest | null }>(() => ({ asking: null }))

const ask = (tabs: readonly Tab[], go: () => void): void => {
  const held = tabs.filter(({ key }) => holdsWork(key))
  if (held.length === 0) go()
  else useAsking.setState({ asking: { tabs: held, go } })
}

export const stay = (): void => useAsking.setState({ asking: null })

/** Goes through with it; drafts are given up only when that was chosen. */
export const goOn = (giveUp: boolean): void => {
  const { asking } = useAsking.getState()
  stay()
  if (giveUp) for (const { key } of asking?.tabs ?? []) dropWork(key)
  asking?.go()
}

/** Closes tabs, but asks first where unsaved work would go with them. */
export const closeTabs = (what: CloseMode, key: string): void =>
  ask(closedBy(useTabs.getState(), what, key), () => changeTabs((list) => close(list, what, key)))

const tabIn = ({ tabs }: TabList, key: string | null): readonly Tab[] => tabs.filter((tab) => tab.key === key)

/** Makes a tab's page anew, which loses what is typed there as well. */
export const refreshTab = (key: string | null): void => {
  const list = useTabs.getState()
  ask(tabIn(list, key), () => {
    if (key === list.active) refreshView()
    else if (key !== null) changeTabs((before) => refresh(before, key))
  })
}
