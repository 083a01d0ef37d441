import { useState } from 'react'
import { Node } from '@srm/flow/tree/node'
import { Settings } from '@srm/flow/tree/settings'

type Issue = { readonly path: readonly PropertyKey[] }
type Check<T> = (value: T) => readonly Issue[]

const cured = <T extends object>(draft: T, last: T, key: PropertyKey, check: Check<T>): T => {
  const value: unknown = Reflect.get(draft, key)
  const before: unknown = Reflect.get(last, key)
  const bad = new Set(check(draft).flatMap(({ path }) => (path[0] === key ? [path[1]] : [])))
  const rest = Array.isArray(value) ? value.filter((_, at) => !bad.has(at)) : before
  const without: T = { ...draft, [key]: rest }
  return check(without).some(({ path }) => path[0] === key) ? { ...draft, [key]: before } : without
}

/** As far as it is complete: unfinished entries of a list are left out, other unfinished settings stay as they were. */
const settledBy =
  <T extends object>(check: Check<T>) =>
  (draft: T, last: T): T =>
    [...new Set(check(draft).flatMap(({ path }) => path.slice(0, 1)))].reduce<T>(
      (next, key) => cured(next, last, key, check),
      draft,
    )

export const settledNode = settledBy<Node>((node) => Node.safeParse(node).error?.issues ?? [])
export const settledSettings = settledBy<Settings>((settings) => Settings.safeParse(settings).error?.issues ?? [])

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * What is being typed, and hands on what `settle` makes of it. A value that comes from outside, as by undoing,
 * replaces what was typed; the echo of what was handed on does not.
 */
export const useDraft = <T>(
  value: T,
  settle: (draft: T, last: T) => T,
  change: (next: T) => void,
): readonly [T, (next: T) => void] => {
  const [held, setHeld] = useState({ draft: value, seen: value, handed: value })
  if (value !== held.seen) {
    setHeld(same(value, held.handed) ? { ...held, seen: value } : { draft: value, seen: value, handed: value })
  }
  const edit = (next: T): void => {
    const handed = settle(next, held.handed)
    setHeld({ ...held, draft: next, handed })
    if (!same(handed, held.handed)) change(handed)
  }
  return [held.draft, edit]
}
