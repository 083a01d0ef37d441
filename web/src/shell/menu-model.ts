import { useLocation } from 'react-router'
import { useCan } from '@/lib/can.tsx'
import { useLabel } from '@/lib/i18n.ts'
import type { MenuEntry } from '@/lib/module.ts'
import { modules } from './modules.ts'

type Group = { readonly title: string; readonly entries: readonly (MenuEntry & { readonly text: string })[] }

/** The entries of all modules the person may open, by group, in the order of the modules. */
export const useMenu = (): Group[] => {
  const say = useLabel()
  const may = useCan()
  const entries = modules
    .flatMap((module) => module.menu)
    .filter(({ permission }) => permission === undefined || may(permission))
    .map((entry) => ({ ...entry, text: say(entry.title) }))
  return [...Map.groupBy(entries, ({ group }) => say(group))].map(([title, members]) => ({ title, entries: members }))
}

/** The entry that is lit: the page's own, or the one it belongs under. */
export const useActiveEntry = (): string => {
  const { pathname } = useLocation()
  const page = modules.flatMap((module) => module.pages).find(({ path }) => path === pathname)
  return page?.under ?? pathname
}
