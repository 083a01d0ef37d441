import type { Result } from '@srm/api/endpoint'
import { identity } from '@srm/api/identity'
import { useRead } from '@/lib/api/query.ts'
import { matches } from '@/ui/fields/ref/pinyin-initials.ts'

export type Catalog = Result<typeof identity.role.catalog>
export type CatalogGroup = Catalog[number]

export const useCatalog = () => useRead(identity.role.catalog, {})

/** The groups and codes that fit what was typed; a group that fits keeps all of its codes. */
export const found = (catalog: Catalog, typed: string): Catalog => {
  if (typed.trim() === '') return catalog
  return catalog
    .map((group) =>
      matches(typed, group.title)
        ? group
        : { ...group, codes: group.codes.filter(({ code, title }) => matches(typed, title) || matches(typed, code)) },
    )
    .filter(({ codes }) => codes.length > 0)
}

/** `*` stands for every code there is. */
export const heldOf = (permissions: readonly string[]) => {
  const all = permissions.includes('*')
  const held = new Set(permissions)
  return (code: string): boolean => all || held.has(code)
}

export const sizeOf = (catalog: Catalog): number => catalog.reduce((sum, { codes }) => sum + codes.length, 0)
