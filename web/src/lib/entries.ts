import type { Action, MenuEntry } from './module.ts'

/** Somewhere a person can go at once. */
export type Entry = Pick<MenuEntry, 'path' | 'title' | 'icon' | 'permission'>

const places: Entry[] = []

/** Modules say where their pages and their actions lead; whoever offers a way there knows no module. */
export const placeEntries = (menu: readonly MenuEntry[], actions: readonly Action[]): void => {
  const ways = actions.flatMap(({ to, ...action }) => (to ? [{ ...action, path: to }] : []))
  for (const entry of [...menu, ...ways]) if (!places.some(({ path }) => path === entry.path)) places.push(entry)
}

export const allEntries = (): readonly Entry[] => places
