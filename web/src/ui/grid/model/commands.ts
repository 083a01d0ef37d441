import {
  childrenOf,
  flatten,
  outlineOf,
  subtreeOf,
  topmost,
  type Children,
  type Outline,
  type Place,
} from './outline.ts'
import { isHeading, type CellChange, type GridRow, type RowChange, type Sheet, type Step } from './types.ts'

/** All that can be done to the rows. Whatever is one command is one step to undo. */
export type Command =
  | { readonly kind: 'set'; readonly changes: readonly CellChange[]; readonly added?: readonly GridRow[] }
  | { readonly kind: 'insert'; readonly row: GridRow; readonly after: string | undefined }
  | { readonly kind: 'remove'; readonly ids: readonly string[] }
  | { readonly kind: 'indent' | 'outdent' | 'up' | 'down'; readonly ids: readonly string[] }
  | { readonly kind: 'place'; readonly id: string; readonly place: Place }

const childLists = ({ children }: Outline): Children => new Map([...children].map(([id, below]) => [id, [...below]]))

/** The step from who stands below whom now to who shall. Every id in the lists has a row, old or new. */
const restructured = (sheet: Sheet, children: Children, added: readonly GridRow[] = []): Step | undefined => {
  const after = flatten(children)
  const created = new Map(added.map((row) => [row.id, row]))
  const stays = new Set(after)
  const changes: RowChange[] = sheet.order
    .filter((id) => !stays.has(id))
    .map((id) => ({ id, before: sheet.rows.get(id), after: undefined }))
  for (const [parentId, below] of children)
    for (const id of below) {
      const before = sheet.rows.get(id)
      const row = before ?? created.get(id)
      if (!row || !stays.has(id) || (before && (before.parentId ?? null) === parentId)) continue
      changes.push({ id, before, after: (row.parentId ?? null) === parentId ? row : { ...row, parentId } })
    }
  if (changes.length === 0 && after.every((id, at) => id === sheet.order[at])) return undefined
  return { rows: changes, order: { before: sheet.order, after } }
}

const takeOut = (children: Children, parentId: string | null, id: string): void => {
  const among = children.get(parentId) ?? []
  children.set(
    parentId,
    among.filter((one) => one !== id),
  )
}

const putIn = (children: Children, id: string, { parentId, before }: Place): void => {
  const among = children.get(parentId) ?? []
  const at = before === null ? -1 : among.indexOf(before)
  children.set(parentId, at < 0 ? [...among, id] : among.toSpliced(at, 0, id))
}

type Move = 'indent' | 'outdent' | 'up' | 'down'

/** Where one step takes a row among the rows as they stand by now; nowhere at the edge. */
const destination = (
  children: Children,
  parents: ReadonlyMap<string, string | null>,
  id: string,
  move: Move,
): Place | undefined => {
  const parentId = parents.get(id) ?? null
  const among = children.get(parentId) ?? []
  const at = among.indexOf(id)
  const previous = among[at - 1]
  if (move === 'up') return previous === undefined ? undefined : { parentId, before: previous }
  if (move === 'down') return among[at + 1] === undefined ? undefined : { parentId, before: among[at + 2] ?? null }
  if (move === 'indent') return previous === undefined ? undefined : { parentId: previous, before: null }
  if (parentId === null) return undefined
  const above = parents.get(parentId) ?? null
  const beside = children.get(above) ?? []
  return { parentId: above, before: beside[beside.indexOf(parentId) + 1] ?? null }
}

/** Several rows go together; at the edge none of them moves past another. */
const moved = (sheet: Sheet, ids: readonly string[], move: Move): Step | undefined => {
  const outline = outlineOf(sheet)
  const children = childLists(outline)
  const parents = new Map(outline.parent)
  const wanted = new Set(ids)
  const tops = topmost(
    outline,
    sheet.order.filter((id) => wanted.has(id)),
  )
  const blocked = new Set<string>()
  const inTurn = move === 'down' || move === 'outdent' ? tops.toReversed() : tops
  // What the first of them cannot do its neighbours do not do either, or they would change places.
  for (const id of inTurn) {
    const place = destination(children, parents, id, move)
    const neighbours = place && [place.before, place.parentId, move === 'down' ? nextOf(children, parents, id) : null]
    if (!place || neighbours?.some((one) => one && blocked.has(one))) {
      blocked.add(id)
      continue
    }
    takeOut(children, parents.get(id) ?? null, id)
    putIn(children, id, place)
    parents.set(id, place.parentId)
  }
  return restructured(sheet, children)
}

const nextOf = (children: Children, parents: ReadonlyMap<string, string | null>, id: string): string | undefined => {
  const among = children.get(parents.get(id) ?? null) ?? []
  return among[among.indexOf(id) + 1]
}

const placed = (sheet: Sheet, id: string, place: Place): Step | undefined => {
  const outline = outlineOf(sheet)
  if (!outline.index.has(id) || place.before === id) return undefined
  if (
    place.parentId !== null &&
    (!outline.index.has(place.parentId) || subtreeOf(outline, id).includes(place.parentId))
  )
    return undefined
  const children = childLists(outline)
  takeOut(children, outline.parent.get(id) ?? null, id)
  putIn(children, id, place)
  return restructured(sheet, children)
}

const inserted = (sheet: Sheet, row: GridRow, after: string | undefined): Step | undefined => {
  if (sheet.rows.has(row.id)) return undefined
  const outline = outlineOf(sheet)
  const children = childLists(outline)
  // Below a heading comes the first of its lines.
  const isFirst = after !== undefined && isHeading(sheet.rows.get(after)) && !isHeading(row)
  const parentId = after === undefined ? null : isFirst ? after : (outline.parent.get(after) ?? null)
  const among = childrenOf(outline, parentId)
  const before = after === undefined ? null : (among[isFirst ? 0 : among.indexOf(after) + 1] ?? null)
  putIn(children, row.id, { parentId, before })
  return restructured(sheet, children, [row])
}

const removed = (sheet: Sheet, ids: readonly string[]): Step | undefined => {
  const outline = outlineOf(sheet)
  const children = childLists(outline)
  for (const id of topmost(outline, ids)) takeOut(children, outline.parent.get(id) ?? null, id)
  return restructured(sheet, children)
}

/** Rows that name a heading go behind the last line below it. */
const addedBelow = (sheet: Sheet, rows: readonly RowChange[], added: readonly GridRow[]): Step => {
  const children = childLists(outlineOf(sheet))
  for (const { id, parentId = null } of added) putIn(children, id, { parentId, before: null })
  const step = restructured(sheet, children, added)
  return { rows: [...rows, ...(step?.rows ?? [])], ...(step?.order && { order: step.order }) }
}

/** Values that change nothing are left out; rows that are added go behind the last, beside it. */
const changed = (sheet: Sheet, changes: readonly CellChange[], added: readonly GridRow[]): Step | undefined => {
  const after = new Map<string, GridRow>()
  for (const { id, key, value } of changes) {
    const row = after.get(id) ?? sheet.rows.get(id)
    if (row && !Object.is(row[key], value)) after.set(id, { ...row, [key]: value })
  }
  const rows = [...after].map(([id, row]) => ({ id, before: sheet.rows.get(id), after: row }))
  const fresh = added.filter(({ id }) => !sheet.rows.has(id))
  if (fresh.length === 0) return rows.length === 0 ? undefined : { rows }
  if (fresh.some(({ parentId }) => isHeading(sheet.rows.get(parentId ?? '')))) return addedBelow(sheet, rows, fresh)
  const last = sheet.order.at(-1)
  const isBelow = last !== undefined && isHeading(sheet.rows.get(last))
  const parentId = last === undefined ? null : isBelow ? last : (outlineOf(sheet).parent.get(last) ?? null)
  const news = fresh.map((row) => ({
    id: row.id,
    before: undefined,
    after: (row.parentId ?? null) === parentId ? row : { ...row, parentId },
  }))
  const order = { before: sheet.order, after: [...sheet.order, ...fresh.map(({ id }) => id)] }
  return { rows: [...rows, ...news], order }
}

/** What a command does to these rows; nothing where it changes nothing. */
export const stepOf = (sheet: Sheet, command: Command): Step | undefined => {
  switch (command.kind) {
    case 'set':
      return changed(sheet, command.changes, command.added ?? [])
    case 'insert':
      return inserted(sheet, command.row, command.after)
    case 'remove':
      return removed(sheet, command.ids)
    case 'place':
      return placed(sheet, command.id, command.place)
    default:
      return moved(sheet, command.ids, command.kind)
  }
}
