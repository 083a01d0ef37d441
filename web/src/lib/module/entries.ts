import { create } from 'zustand'
import type { Action } from './module.ts'

/** Somewhere a person can go at once. */
export type Entry = Pick<Action, 'title' | 'icon' | 'permission' | 'featured'> & { readonly path: string }

const places: Entry[] = []

/** Modules say where their pages and their actions lead; whoever offers a way there knows no module. */
export const placeEntries = (pages: readonly Entry[], actions: readonly Action[]): void => {
  const ways = actions.flatMap(({ to, ...action }) => (to ? [{ ...action, path: to }] : []))
  for (const entry of [...pages, ...ways]) if (!places.some(({ path }) => path === entry.path)) places.push(entry)
}

export const allEntries = (): readonly Entry[] => places

/** The pages of each area of the menu, in the order the company gave them. */
export type Areas = readonly (readonly string[])[]
export const useAreas = create<{ readonly areas: Areas }>(() => ({ areas: [] }))

/** The first page of every area, then the second of every one: no area fills all places with its settings. */
export const inTurn = <T extends Pick<Entry, 'path'>>(open: readonly T[], areas: Areas): readonly T[] => {
  const byPath = new Map(open.map((entry) => [entry.path, entry]))
  const own = areas.map((paths) => paths.flatMap((path) => byPath.get(path) ?? []))
  const longest = Math.max(0, ...own.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, turn) => own.flatMap((area) => area[turn] ?? [])).flat()
  return [...new Set([...turns, ...open])]
}
