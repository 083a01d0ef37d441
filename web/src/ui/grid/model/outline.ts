import type { GridRow, Sheet } from './types.ts'

export type Place = { readonly parentId: string | null; readonly before: string | null }

/** What the order of the rows says about their tree, read once for each order. */
export type Outline = {
  readonly index: ReadonlyMap<string, number>
  readonly parent: ReadonlyMap<string, string | null>
  readonly level: ReadonlyMap<string, number>
  readonly children: ReadonlyMap<string | null, readonly string[]>
}

const none: readonly string[] = []

const readOutline = ({ order, rows }: Sheet): Outline => {
  const index = new Map<string, number>()
  const parent = new Map<string, string | null>()
  const level = new Map<string, number>()
  const children = new Map<string | null, string[]>()
  for (const [at, id] of order.entries()) {
    const parentId = rows.get(id)?.parentId ?? null
    index.set(id, at)
    parent.set(id, parentId)
    level.set(id, parentId === null ? 0 : (level.get(parentId) ?? 0) + 1)
    const among = children.get(parentId)
    if (among) among.push(id)
    else children.set(parentId, [id])
  }
  return { index, parent, level, children }
}

const known = new WeakMap<readonly string[], Outline>()

export const outlineOf = (sheet: Sheet): Outline => {
  const held = known.get(sheet.order)
  if (held) return held
  const outline = readOutline(sheet)
  known.set(sheet.order, outline)
  return outline
}

export const childrenOf = (outline: Outline, id: string | null): readonly string[] => outline.children.get(id) ?? none

/** A row and all below it, in order. */
export const subtreeOf = (outline: Outline, id: string): string[] => [
  id,
  ...childrenOf(outline, id).flatMap((child) => subtreeOf(outline, child)),
]

export const ancestorsOf = (outline: Outline, id: string): string[] => {
  const found: string[] = []
  for (let at = outline.parent.get(id); at; at = outline.parent.get(at)) found.push(at)
  return found
}

/** Rows of a set that do not stand below another of the set: moving or removing those takes the rest along. */
export const topmost = (outline: Outline, ids: readonly string[]): string[] => {
  const wanted = new Set(ids)
  return ids.filter((id) => outline.index.has(id) && !ancestorsOf(outline, id).some((one) => wanted.has(one)))
}

/** Rows in sight: all but those below a closed one. */
export const visibleIn = (sheet: Sheet, closed: ReadonlySet<string>): readonly string[] => {
  if (closed.size === 0) return sheet.order
  const { parent } = outlineOf(sheet)
  const hidden = new Set<string>()
  return sheet.order.filter((id) => {
    const above = parent.get(id) ?? null
    const isHidden = above !== null && (hidden.has(above) || closed.has(above))
    if (isHidden) hidden.add(id)
    return !isHidden
  })
}

const isBelowItself = (parents: ReadonlyMap<string, string | null>, id: string): boolean => {
  const met = new Set([id])
  for (let at = parents.get(id) ?? null; at !== null; at = parents.get(at) ?? null) {
    if (met.has(at)) return true
    met.add(at)
  }
  return false
}

export type Children = Map<string | null, string[]>

/** All rows in the order they are read, from who stands below whom. */
export const flatten = (children: ReadonlyMap<string | null, readonly string[]>): string[] => {
  const order: string[] = []
  const walk = (parentId: string | null): void => {
    for (const id of children.get(parentId) ?? none) {
      order.push(id)
      walk(id)
    }
  }
  walk(null)
  return order
}

/** Rows as they came. A parent that is missing, or stands below its own child, is no parent; the row goes to the top. */
export const sheetOf = (given: readonly GridRow[]): Sheet => {
  const rows = new Map(given.map((row) => [row.id, row]))
  const parents = new Map(given.map(({ id, parentId }) => [id, parentId && rows.has(parentId) ? parentId : null]))
  const children: Children = new Map()
  for (const [id, row] of rows) {
    const stated = parents.get(id) ?? null
    const parentId = stated !== null && isBelowItself(parents, id) ? null : stated
    if ((row.parentId ?? null) !== parentId) rows.set(id, { ...row, parentId })
    parents.set(id, parentId)
    const among = children.get(parentId)
    if (among) among.push(id)
    else children.set(parentId, [id])
  }
  return { order: flatten(children), rows }
}

export const rowsOf = ({ order, rows }: Sheet): GridRow[] => order.flatMap((id) => rows.get(id) ?? [])
