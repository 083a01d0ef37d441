import type { RoleTemplate } from '@srm/api/identity'
import type { Catalog, CatalogGroup } from './catalog.ts'

/** The columns of the matrix by the actions they stand for; every other action stands under the last one. */
const actions = {
  read: ['list', 'show'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
  import: ['import'],
  export: ['export'],
} as const

export type Column = keyof typeof actions | 'other'
export const columns = [...(Object.keys(actions) as (keyof typeof actions)[]), 'other'] as const

const columnOf = (code: string): Column => {
  const action = code.slice(code.indexOf(':') + 1)
  return (
    columns.find((column) => column !== 'other' && (actions[column] as readonly string[]).includes(action)) ?? 'other'
  )
}

type Code = CatalogGroup['codes'][number]

/** The codes of an object by column. */
export const cellsOf = ({ codes }: CatalogGroup): ReadonlyMap<Column, readonly Code[]> =>
  Map.groupBy(codes, ({ code }) => columnOf(code))

export type Area = { readonly name: string; readonly title: string; readonly groups: readonly CatalogGroup[] }

/** The objects by area of the menu, in its order. */
export const areasOf = (catalog: Catalog): Area[] =>
  [...Map.groupBy(catalog, ({ area }) => area.name)].map(([name, groups]) => ({
    name,
    title: groups[0]?.area.title ?? name,
    groups,
  }))

/** What a role of this template begins with. */
export const codesOf = (catalog: Catalog, template: RoleTemplate): string[] =>
  catalog.flatMap(({ codes }) => codes.filter(({ templates }) => templates.includes(template)).map(({ code }) => code))

type CellState = 'all' | 'some' | 'none'

export const stateOf = (codes: readonly Code[], has: (code: string) => boolean): CellState => {
  const held = codes.filter(({ code }) => has(code)).length
  if (held === 0) return 'none'
  return held === codes.length ? 'all' : 'some'
}
