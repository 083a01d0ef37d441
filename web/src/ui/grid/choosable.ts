import type { z } from 'zod'
import { isRequired, metaOf, optional } from '@srm/api/shared/field-meta'
import { choice } from '@srm/api/shared/fields'

/** What a cell can refer to where there are few enough to read them all at once. */
export type Choosable = {
  readonly id: string
  readonly name: string
  readonly nameEn?: string | null
  readonly parentId?: string | null
}

/** The id of what a line refers to, whether it came with its name or not. */
export const refId = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value === '' ? undefined : value
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? value.id
    : undefined
}

/** What lines refer to by name: some of it cannot be chosen any more and is shown all the same. */
export const namedIn = (lines: readonly Readonly<Record<string, unknown>>[], key: string): readonly Choosable[] =>
  lines.flatMap((line) => {
    const value = line[key]
    return typeof value === 'object' && value !== null && 'id' in value && 'name' in value
      ? [{ id: String(value.id), name: String(value.name) }]
      : []
  })

export const withNamed = (some: readonly Choosable[], named: readonly Choosable[]): Choosable[] => [
  ...some,
  ...named.filter((one, at) => [...some, ...named.slice(0, at)].every(({ id }) => id !== one.id)),
]

const pathOf = (one: Choosable, all: readonly Choosable[], word: (of: Choosable) => string): string => {
  const above = one.parentId ? all.find(({ id }) => id === one.parentId) : undefined
  return above ? `${pathOf(above, all, word)} / ${word(one)}` : word(one)
}

/** A reference that is chosen from a short list everybody may read at once; what it is called stays the field's own. */
export const chosenFrom = (schema: z.ZodType, all: readonly Choosable[]): z.ZodType => {
  const { label } = metaOf(schema)
  const options = all.map(
    (one) =>
      [one.id, pathOf(one, all, ({ name }) => name), pathOf(one, all, ({ name, nameEn }) => nameEn ?? name)] as const,
  )
  const made = choice(label.zh, label.en, options)
  return isRequired(schema) ? made : optional(made)
}
