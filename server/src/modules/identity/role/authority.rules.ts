import type { AccessLimit, Scope } from '#kernel/auth/auth.ts'

export type RoleRights = {
  readonly id: string
  readonly name: string
  readonly scope: 'all' | 'below' | 'department' | 'self' | 'custom'
  readonly departments: readonly string[]
  readonly permissions: readonly string[]
  readonly masks: readonly string[]
}

export type Place = { readonly own: readonly string[]; readonly below: readonly string[] }

/** Scopes of several roles add up; what is one's own is always seen. */
export const scopeOf = (roles: readonly RoleRights[], { own, below }: Place): Scope => {
  if (roles.some(({ scope }) => scope === 'all')) return { kind: 'all' }
  const ids = new Set(
    roles.flatMap(({ scope, departments }) => {
      if (scope === 'below') return below
      if (scope === 'department') return own
      return scope === 'custom' ? departments : []
    }),
  )
  return ids.size === 0 ? { kind: 'self' } : { kind: 'departments', ids: [...ids].toSorted() }
}

/** A mask holds only when every role a person has says so. */
export const masksOf = (roles: readonly RoleRights[]): Set<string> => {
  const [first, ...others] = roles
  return new Set((first?.masks ?? []).filter((mask) => others.every(({ masks }) => masks.includes(mask))))
}

/** After the last day everything can still be read for a while, then only renewing is left. */
const readingDays = 15

export const closingOf = (
  status: string,
  daysOver: number | null,
): Exclude<AccessLimit, 'looking'> | 'disabled' | undefined => {
  if (status === 'disabled') return 'disabled'
  if (daysOver === null || daysOver <= 0) return undefined
  return daysOver <= readingDays ? 'reading' : 'renewal'
}
