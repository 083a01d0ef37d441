import type { WebModule } from '@/lib/module.ts'
import type { SlotFillings } from './slots.ts'

type Module = WebModule & { readonly slots: SlotFillings }

/** By name, so that a module keeps its place when a changed file of it is loaded again. */
const places = new Map<string, number>()

/** What a module shows to the app: its pages, its menu entries and the slots it fills. */
export const defineModule = ({
  pages = [],
  menu = [],
  slots = {},
  name,
}: Partial<Module> & { name: string }): Module => {
  places.set(name, places.get(name) ?? places.size)
  return { name, pages, menu, slots }
}

/** In the order they were defined, which is that of the lines that list them; a namespace has its own. */
export const inOrder = (modules: readonly Module[]): Module[] =>
  modules.toSorted((one, other) => (places.get(one.name) ?? 0) - (places.get(other.name) ?? 0))
