import { pageNames, weigh, type PageName, type Weight } from './limits.ts'

type Chunk = {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

/** The lazy parts each page waits for besides the entry, named by the end of their source path. */
const parts: Readonly<Record<PageName, readonly string[]>> = {
  login: ['shell/login/login.page.tsx'],
  list: ['our-company.list.page.tsx', 'shell/frame/frame.tsx'],
  suppliers: ['supplier.list.page.tsx', 'shell/frame/frame.tsx'],
  home: ['home.page.tsx', 'shell/frame/frame.tsx'],
  apply: ['onboarding/apply/apply.page.tsx', 'shell/public/external.page.tsx'],
}

const collectImports = (manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    collectImports(manifest, manifest[key]?.imports ?? [], seen)
  }
  return seen
}

const keysOf = (manifest: Manifest, page: PageName): string[] => {
  const found = parts[page].map((end) => Object.keys(manifest).find((key) => key.endsWith(`/${end}`)))
  const missing = parts[page].filter((_, index) => found[index] === undefined)
  if (missing.length > 0) throw new Error(`the build has no chunk for ${missing.join(', ')}`)
  return found.filter((key) => key !== undefined)
}

/**
 * What each page imports before it can run. It is less than what a browser loads until the page is shown, since parts
 * that are fetched while drawing are not among the imports; but it is known without a browser, right after the build.
 */
export const measureImports = (
  manifest: Manifest,
  bytesOf: (file: string) => number,
): Readonly<Record<PageName, Weight>> => {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  if (entries.length === 0) throw new Error('the build has no entry')
  const weightOf = (page: PageName): Weight => {
    const keys = collectImports(manifest, [...entries, ...keysOf(manifest, page)])
    return weigh(
      [...keys].map((key) => manifest[key]?.file ?? key),
      bytesOf,
    )
  }
  const weights = pageNames.map((page) => [page, weightOf(page)] as const)
  return Object.fromEntries(weights) as Record<PageName, Weight>
}
