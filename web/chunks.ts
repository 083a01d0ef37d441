import type { Rolldown } from 'vite'

type Info = Pick<Rolldown.ModuleInfo, 'importedIds' | 'importers'>
type Look = (id: string) => Info | null

const collectImports = (starts: readonly string[], look: Look): ReadonlySet<string> => {
  const seen = new Set<string>()
  const take = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    look(id)?.importedIds.forEach(take)
  }
  starts.forEach(take)
  return seen
}

/** What nothing but these files imports, directly or through one another. */
const collectOwn = (starts: readonly string[], look: Look): ReadonlySet<string> => {
  const own = new Set(starts)
  for (const id of own)
    for (const imported of look(id)?.importedIds ?? [])
      if (look(imported)?.importers.every((importer) => own.has(importer))) own.add(imported)
  return own
}

/** Kinds of pages, each told by the ends of the source paths it begins with. */
export type Kinds = {
  /** What every page has loaded before anything else. */
  readonly first: readonly string[]
  /** The page most people see first; what it needs stays together. */
  readonly login: readonly string[]
  /** Other pages outside the frame, told apart by who opens them. */
  readonly site: readonly string[]
  readonly external: readonly string[]
  /** The operator's console, made of the same libraries as the frame. */
  readonly console: readonly string[]
  /** What every page behind the login has loaded. */
  readonly frame: readonly string[]
  /** Lists, and the other pages of a record, which share much with them. */
  readonly list: readonly string[]
  readonly record: readonly string[]
  /** What stands on the first page unless somebody arranged it otherwise: loaded together, in one file. */
  readonly home: readonly string[]
}

/** Libraries change seldom: in a file of their own a browser keeps them when a new version comes. */
const isLibrary = (id: string): boolean => id.includes('/node_modules/')

/** An icon is small, and the same ones are on many pages. */
const isIcon = (id: string): boolean => /\/@ant-design\/icons(?:-svg)?\//.test(id)

/**
 * Names the file a module travels in, by the kinds of pages that need it: pages outside the frame never load a file of
 * the frame, and pages inside find nearly everything in one. A module that only single pages need has no name; the
 * builder puts it beside them. Whatever a module imports is needed wherever the module is, so that no two files import
 * each other.
 */
export const planChunks = (ids: readonly string[], kinds: Kinds, look: Look): ((id: string) => string | undefined) => {
  const startsOf = (kind: keyof Kinds): string[] =>
    kinds[kind].map((end) => {
      const start = ids.find((id) => id.endsWith(end))
      if (start === undefined) throw new Error(`no file ends with ${end}`)
      return start
    })
  const reach = (kind: keyof Kinds): ReadonlySet<string> => collectImports(startsOf(kind), look)
  const [first, frame, list, record] = [reach('first'), reach('frame'), reach('list'), reach('record')]
  const operators = reach('console')
  const onHome = reach('home')
  const home = collectOwn(startsOf('home'), look)
  const openKinds = (['login', 'site', 'external'] as const).map((kind) => [kind, reach(kind)] as const)
  return (id) => {
    if (first.has(id)) return 'first'
    const open = openKinds.filter(([, modules]) => modules.has(id)).map(([kind]) => kind)
    const isShared = list.has(id) && (record.has(id) || open.length > 0 || operators.has(id) || isIcon(id))
    const isFramed = frame.has(id) || isShared || (onHome.has(id) && isIcon(id))
    if (isFramed) {
      if (open.length > 0) return [...open, 'frame'].join('-')
      if (isLibrary(id)) return 'library'
      return operators.has(id) ? 'console-frame' : 'frame'
    }
    if (list.has(id)) return 'list'
    if (home.has(id)) return 'home'
    return open.includes('login') ? open.join('-') : undefined
  }
}
