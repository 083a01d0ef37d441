import { createHash } from 'node:crypto'

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, sorted(item)]))
}

/** The same value gives the same text, in whatever order its keys were put. */
export const canonical = (value: unknown): string => JSON.stringify(sorted(value))

export const sha256 = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex')
