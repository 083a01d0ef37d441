import type { Label } from '@srm/api/shared/label'

/** A word of the trade and what it means here. */
export type Term = { readonly term: Label; readonly means: Label }

export type PageHelp = {
  /** What the page is for, in a sentence or two. */
  readonly purpose: Label
  /** Words on it that not everybody knows, by their names in the glossary. */
  readonly terms?: readonly string[]
  /** The guide that tells more. */
  readonly guide?: string
}

/** One of the files in `docs/guide`, by its name. */
export type Guide = { readonly title: Label; readonly file: string }

/** What a module explains: its pages by address, its words, and guides to read at leisure. */
export type ModuleHelp = {
  readonly pages: Readonly<Record<`/${string}`, PageHelp>>
  readonly glossary: Readonly<Record<string, Term>>
  readonly guides?: Readonly<Record<string, Guide>>
}

type Load = () => Promise<ModuleHelp>

const loads = new Map<string, Load>()
const loaded = new Map<string, Promise<ModuleHelp>>()

/** Loaded when somebody asks: nobody who needs no help pays for it. */
export const placeHelp = (module: string, load: Load): void => {
  loads.set(module, load)
  loaded.delete(module)
}

const helpOf = (module: string): Promise<ModuleHelp> | undefined => {
  const load = loads.get(module)
  if (!load) return undefined
  const known = loaded.get(module) ?? load()
  loaded.set(module, known)
  return known
}

/** One word, named `module.word`. */
export const loadTerm = async (name: string): Promise<Term | undefined> => {
  const [module = '', word = ''] = name.split('.')
  return (await helpOf(module))?.glossary[word]
}

export type LoadedHelp = PageHelp & { readonly words: readonly Term[]; readonly toRead: readonly Guide[] }

/** The help of the first of these addresses that has some: a form's own, else that of the list it belongs to. */
export const loadHelp = async (paths: readonly string[]): Promise<LoadedHelp | undefined> => {
  const all = await Promise.all([...loads.keys()].flatMap((module) => helpOf(module) ?? []))
  for (const path of paths)
    for (const { pages, glossary, guides = {} } of all) {
      const help = (pages as Readonly<Record<string, PageHelp>>)[path]
      if (!help) continue
      return {
        ...help,
        words: (help.terms ?? []).flatMap((name) => glossary[name] ?? []),
        toRead: help.guide === undefined ? [] : [guides[help.guide]].flatMap((guide) => guide ?? []),
      }
    }
  return undefined
}
