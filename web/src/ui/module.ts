import { placeEntries, type Entry } from '@/lib/module/entries.ts'
import { placeCounter } from '@/lib/module/counters.ts'
import { placeHelp, type ModuleHelp } from '@/lib/module/help.ts'
import type { Page, WebModule } from '@/lib/module/module.ts'
import { placeLinks } from '@/lib/module/record-links.ts'
import { placeRecord } from '@/lib/module/record-pages.ts'
import { placeWidget } from '@/lib/module/widgets.ts'
import { icons } from './icons.ts'
import { placeContributions, type RecordContributions } from './record-contributions.ts'
import type { SlotFillings } from './slots.ts'

type Module = WebModule & { readonly slots: SlotFillings }
type Definition = Partial<Module & RecordContributions> & {
  readonly name: string
  /** What it explains of its pages and words. */
  readonly help?: () => Promise<ModuleHelp>
}

/** By name, so that a module keeps its place when a changed file of it is loaded again. */
const places = new Map<string, number>()

const entryOf = ({ path, title, permission, menu }: Page): Entry[] =>
  menu && !menu.hidden
    ? [
        {
          path,
          title,
          icon: icons[menu.icon],
          ...(permission && { permission }),
          ...(menu.featured !== undefined && { featured: menu.featured }),
        },
      ]
    : []

/** What a module shows to the app: its pages, the slots it fills and what it adds to pages of others. */
export const defineModule = ({
  pages = [],
  slots = {},
  actions = [],
  widgets = [],
  counters = [],
  links = {},
  recordTabs = [],
  recordFigures = [],
  recordAmounts = [],
  recordActions = [],
  recordBanners = [],
  documentAsides = [],
  find,
  help,
  name,
}: Definition): Module => {
  places.set(name, places.get(name) ?? places.size)
  for (const { subject, path } of pages) if (subject) placeRecord(subject, path)
  for (const [subject, of] of Object.entries(links)) placeLinks(subject, of)
  placeContributions({ recordTabs, recordFigures, recordAmounts, recordActions, recordBanners, documentAsides })
  for (const widget of widgets) placeWidget(widget)
  for (const counter of counters) placeCounter(counter)
  if (help) placeHelp(name, help)
  placeEntries(pages.flatMap(entryOf), actions)
  return { name, pages, slots, actions, widgets, counters, links, find }
}

/** In the order they were defined, which is that of the lines that list them; a namespace has its own. */
export const inOrder = (modules: readonly Module[]): Module[] =>
  modules.toSorted((one, other) => (places.get(one.name) ?? 0) - (places.get(other.name) ?? 0))
