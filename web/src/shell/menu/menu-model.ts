import type { MenuMeta, MenuRoute } from '@srm/api/identity'

/** One entry of the menu, with its full path and where a click leads. */
export type MenuNode = {
  readonly id: string
  readonly path: string
  readonly name: string
  readonly component: string | undefined
  readonly to: string
  readonly external: boolean
  readonly meta: MenuMeta
  readonly children: readonly MenuNode[]
}

export type MenuModel = {
  /** What is shown, level by level. */
  readonly tree: readonly MenuNode[]
  /** Every entry, shown or not, with the entries above it. */
  readonly byPath: ReadonlyMap<string, { readonly node: MenuNode; readonly above: readonly MenuNode[] }>
  /** What can be opened, in the order of the menu. */
  readonly leaves: readonly MenuNode[]
  /** Where the logo leads. */
  readonly first: string | undefined
}

export type May = (codes: readonly string[]) => boolean

const isAddress = (path: string): boolean => /^(?:https?:|mailto:|tel:|\/\/)/.test(path)

const joined = (above: string, path: string): string => {
  if (isAddress(path) || path.startsWith('/')) return path
  return `${above === '/' ? '' : above}/${path}`.replace(/\/$/, '') || '/'
}

const firstOpen = (nodes: readonly MenuNode[]): string | undefined =>
  (nodes.find(({ meta, external }) => !meta.hidden && !external) ?? nodes[0])?.to

const nodeOf = (route: MenuRoute, above: string, may: May): MenuNode => {
  const path = joined(above, route.path)
  const children = nodesOf(route.children ?? [], path, may)
  return {
    id: route.id,
    path,
    name: route.name,
    component: route.component,
    to: route.redirect ?? firstOpen(children) ?? path,
    external: isAddress(path),
    meta: route.meta,
    children,
  }
}

/** A route whose guard fails is not there at all. */
const nodesOf = (routes: readonly MenuRoute[], above: string, may: May): MenuNode[] =>
  routes
    .filter(({ meta }) => meta.guard === undefined || meta.guard.length === 0 || may(meta.guard))
    .map((route) => nodeOf(route, above, may))

/** Hidden entries are left out; one whose level is hidden gives its place to its children. */
const shownOf = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes
    .filter(({ meta }) => !meta.hidden)
    .flatMap((node) => {
      const children = shownOf(node.children)
      return node.meta.levelHidden ? children : [{ ...node, children }]
    })

const everyNode = (
  nodes: readonly MenuNode[],
  above: readonly MenuNode[] = [],
): { node: MenuNode; above: readonly MenuNode[] }[] =>
  nodes.flatMap((node) => [...everyNode(node.children, [...above, node]), { node, above }])

export const leavesOf = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]))

/** The server's menu as the frame needs it; every layout only shows a part of it. */
export const menuModel = (routes: readonly MenuRoute[], may: May): MenuModel => {
  const nodes = nodesOf(routes, '/', may)
  const tree = shownOf(nodes)
  const leaves = leavesOf(tree)
  // A directory and its first page may share a path: the page is what is meant, and it comes first.
  const byPath = new Map(
    everyNode(nodes)
      .toReversed()
      .map((entry) => [entry.node.path, entry]),
  )
  return { tree, byPath, leaves, first: leaves.find(({ external }) => !external)?.path }
}

/** The way to a page through the menu; a directory called like its only page is not said twice. */
export const breadcrumb = ({ byPath }: MenuModel, path: string): readonly MenuNode[] => {
  const found = byPath.get(path)
  const way = found ? [...found.above, found.node].filter(({ meta }) => !meta.breadcrumbHidden) : []
  return way.filter(({ meta }, index) => meta.title !== way[index + 1]?.meta.title)
}

/** The entries that are lit for a path: itself and everything above it. */
export const litBy = ({ byPath }: MenuModel, path: string): ReadonlySet<string> => {
  const found = byPath.get(path)
  return new Set(found ? [...found.above, found.node].map(({ id }) => id) : [])
}

/** The first level a path belongs to. */
export const areaOf = ({ tree }: MenuModel, lit: ReadonlySet<string>): MenuNode | undefined => {
  const isAbove = (node: MenuNode): boolean => lit.has(node.id) || node.children.some(isAbove)
  return tree.find(isAbove)
}

export type MenuGroup = { readonly key: string; readonly nodes: readonly MenuNode[] }

/** Fewer entries than this are seen at a glance without headings. */
const minGrouped = 8

/** Neighbours of one group under one heading; short menus and those without groups are one list. */
export const groupsOf = (nodes: readonly MenuNode[]): readonly MenuGroup[] => {
  if (nodes.length < minGrouped || nodes.every(({ meta }) => !meta.group)) return [{ key: '', nodes }]
  return [...Map.groupBy(nodes, ({ meta }) => meta.group ?? '')].map(([key, own]) => ({ key, nodes: own }))
}
