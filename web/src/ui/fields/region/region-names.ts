import { metaOf } from '@srm/api/shared/field-meta'
import type { Language } from '@srm/api/shared/label'
import { create } from 'zustand'
import { language, onLanguage } from '@/lib/i18n.ts'
import type { Fields, Row } from '@/ui/record-shape.ts'

/** Names by code; null where a name could not be learned. */
type Names = Readonly<Record<string, string | null>>
type Source = (codes: readonly string[]) => Promise<Readonly<Record<string, string>>>

const useNames = create<Names>(() => ({}))

let source: Source | undefined
const pending = new Map<string, Promise<void>>()

/** Says where names come from: the list of all regions is large, and a page shows a few of them. Names learned from another source are forgotten. */
export const provideRegionNames = (load: Source): void => {
  source = load
  pending.clear()
  useNames.setState({}, true)
}

let batch: { readonly codes: Set<string>; readonly done: Promise<void> } | undefined

const fetchNames = async (codes: readonly string[]): Promise<void> => {
  const unknown = Object.fromEntries(codes.map((code) => [code, null]))
  try {
    useNames.setState({ ...unknown, ...(await source?.(codes)) })
  } catch {
    // The code itself is shown then; whoever shows it next asks again.
    useNames.setState(unknown)
  } finally {
    for (const code of codes) pending.delete(code)
  }
}

/** What is asked for in one go travels in one call. */
const openBatch = (): NonNullable<typeof batch> => {
  const codes = new Set<string>()
  const done = Promise.resolve().then(() => {
    batch = undefined
    return fetchNames([...codes])
  })
  return { codes, done }
}

/** Resolves when the names of all these regions are known, or cannot be known now. */
export const prefetchRegions = async (codes: readonly string[]): Promise<void> => {
  const known = useNames.getState()
  for (const code of new Set(codes)) {
    if (typeof known[code] === 'string' || pending.has(code)) continue
    batch ??= openBatch()
    batch.codes.add(code)
    pending.set(code, batch.done)
  }
  await Promise.all(codes.flatMap((code) => pending.get(code) ?? []))
}

/** As many as one call takes. */
const maxCodes = 200

let named: Language = language()
onLanguage((now) => {
  if (now === named) return
  named = now
  const codes = Object.keys(useNames.getState())
  for (let at = 0; at < codes.length; at += maxCodes) void fetchNames(codes.slice(at, at + maxCodes))
})

/** Learns the regions of rows before they are shown, so that no name comes in late. */
export const prefetchRegionsOf = (fields: Fields, rows: readonly Row[]): Promise<void> => {
  const names = Object.keys(fields).filter((name) => fields[name] && metaOf(fields[name]).kind === 'region')
  const codes = rows.flatMap((row) => names.map((name) => row[name]))
  return prefetchRegions(codes.filter((code) => typeof code === 'string'))
}

/** The name of a region that was learned before. */
export const knownRegion = (code: string): string | undefined => useNames.getState()[code] ?? undefined

/** The name of a region: undefined while it is on its way, null when it is not known. */
export const useRegionName = (code: string): string | null | undefined => useNames((names) => names[code])
