import type { KnownRef } from '@/ui/slots.ts'

const names = new Map<string, string>()

export const idOf = (value: KnownRef): string => (typeof value === 'string' ? value : value.id)

/** A chosen record stays readable after only its id is kept. */
export const rememberName = (id: string, name: string): void => void names.set(id, name)

/** The name that came with the value, or that was seen with the id before. */
export const nameOf = (value: KnownRef): string | undefined => {
  if (typeof value === 'string') return names.get(value)
  rememberName(value.id, value.name)
  return value.name
}
