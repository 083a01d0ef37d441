type Chunk = {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>
export type Sizes = { readonly login: number; readonly list: number; readonly apply: number }

/** kB of gzipped JavaScript that must arrive before the page can be used. */
export const budgets: Sizes = { login: 240, list: 430, apply: 200 }
export const goals: Sizes = { login: 180, list: 400, apply: 180 }

/** Lazy chunks each page waits for besides the entry, told by the end of their source path. */
const pages = {
  login: ['login.page.tsx'],
  list: ['our-company.list.page.tsx', 'shell/frame/frame.tsx'],
  /** What a supplier's phone loads, on a line that may be slow. */
  apply: ['onboarding/apply.page.tsx', 'shell/public/outside.page.tsx'],
} as const

const closure = (manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    closure(manifest, manifest[key]?.imports ?? [], seen)
  }
  return seen
}

const keysEnding = (manifest: Manifest, endings: readonly string[]): string[] =>
  Object.keys(manifest).filter((key) => endings.some((ending) => key.endsWith(`/${ending}`)))

const weigh = (manifest: Manifest, keys: readonly string[], bytesOf: (file: string) => number): number => {
  const files = new Set([...closure(manifest, keys)].map((key) => manifest[key]?.file ?? key))
  const bytes = [...files].filter((file) => file.endsWith('.js')).reduce((total, file) => total + bytesOf(file), 0)
  return Math.ceil(bytes / 1000)
}

export const measure = (manifest: Manifest, bytesOf: (file: string) => number): Sizes => {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  if (entries.length === 0) throw new Error('the build has no entry')
  const chunksOf = (page: 'list' | 'apply'): string[] => {
    const found = keysEnding(manifest, pages[page])
    if (found.length < pages[page].length) throw new Error(`the build has no chunk for ${pages[page].join(', ')}`)
    return found
  }
  return {
    login: weigh(manifest, [...entries, ...keysEnding(manifest, pages.login)], bytesOf),
    list: weigh(manifest, [...entries, ...chunksOf('list')], bytesOf),
    apply: weigh(manifest, [...entries, ...chunksOf('apply')], bytesOf),
  }
}

export const overBudget = (sizes: Sizes): string[] =>
  (['login', 'list', 'apply'] as const)
    .filter((page) => sizes[page] > budgets[page])
    .map((page) => `${page}: ${String(sizes[page])} kB, at most ${String(budgets[page])}`)
