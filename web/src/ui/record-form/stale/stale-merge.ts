import { z } from 'zod'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Fields } from '@/ui/record-shape.ts'
import { changedNames } from '../dirty.ts'
import type { Values } from '../sections.ts'

export type Side = 'mine' | 'theirs'
export type Choices = Readonly<Record<string, Side>>

/** The record as it was when editing began, as I left it, and as somebody else saved it meanwhile. */
export type Versions = { readonly base: Values; readonly mine: Values; readonly theirs: Values }

export type Difference = { readonly name: string; readonly by: 'me' | 'them' | 'both' }

export const differencesOf = (fields: Fields, { base, mine, theirs }: Versions): Difference[] => {
  const byMe = new Set(changedNames(fields, base, mine))
  const byThem = new Set(changedNames(fields, base, theirs))
  return changedNames(fields, mine, theirs).map((name) => {
    if (byMe.has(name) && byThem.has(name)) return { name, by: 'both' }
    return { name, by: byThem.has(name) ? 'them' : 'me' }
  })
}

/** Where only one side changed a field there is nothing to decide; where both did, only a person can. */
export const suggestedFor = (differences: readonly Difference[]): Choices =>
  Object.fromEntries(
    differences.flatMap(({ name, by }) => (by === 'both' ? [] : [[name, by === 'me' ? 'mine' : 'theirs'] as const])),
  )

export const allFrom = (differences: readonly Difference[], side: Side): Choices =>
  Object.fromEntries(differences.map(({ name }) => [name, side]))

/** Nothing I typed goes without my choosing the other side. */
export const mergedBy = (fields: Fields, { mine, theirs }: Omit<Versions, 'base'>, choices: Choices): Values =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, choices[name] === 'theirs' ? theirs[name] : mine[name]]))

const lines = z.array(z.looseObject({ id: z.string().optional() })).catch([])

/** A line the others deleted and I keep comes back as a new one: its old id no longer means anything. */
export const withKnownLines = (fields: Fields, values: Values, theirs: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const schema = fields[name]
      if (!schema || metaOf(schema).kind !== 'rows') return [name, value]
      const known = new Set(lines.parse(theirs[name]).map(({ id }) => id))
      return [name, lines.parse(value).map((line) => ({ ...line, id: known.has(line.id) ? line.id : undefined }))]
    }),
  )
