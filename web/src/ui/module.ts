import { placeEntries } from '@/lib/entries.ts'
import type { WebModule } from '@/lib/module.ts'
import { placeRecord } from '@/lib/record-pages.ts'
import { placeWidget } from '@/lib/widgets.ts'
import type { SlotFillings } from './slots.ts'

type Module = WebModule & { readonly slots: SlotFillings }

/** By name, so that a module keeps its place when a changed file of it is loaded again. */
const places = new Map<string, number>()

/** What a module shows to the app: its pages, its menu entries and the slots it fills. */
export const defineModule = ({
  pages = [],
  menu = [],
  slots = {},
  actions = [],
  widgets = [],
  find,
  name,
}: Partial<Module> & { name: string }): Module => {
  places.set(name, places.get(name) ?? places.size)
  for (const { subject, path } of pages) if (subject) placeRecord(subject, path)
  for (const widget of widgets) placeWidget(widget)
  placeEntries(menu, actions)
  return { name, pages, menu, slots, actions, widgets, find }
}

/** In the order they were defined, which is that of the lines that list them; a namespace has its own. */
export const inOrder = (modules: readonly Module[]): Module[] =>
  modules.toSorted((one, other) => (places.get(one.name) ?? 0) - (places.get(other.name) ?? 0))
