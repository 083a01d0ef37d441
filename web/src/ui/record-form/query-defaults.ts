import { useSearchParams } from 'react-router'

/** Whom a new record belongs to, when the page it was begun on already says so. */
export const useQueryDefaults = (...names: readonly string[]): Readonly<Record<string, string>> => {
  const [params] = useSearchParams()
  return Object.fromEntries(names.flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? '']] : [])))
}
