import { ancestorsOf, outlineOf, type Place } from './outline.ts'
import { isHeading, type Sheet } from './types.ts'

/** Where a dragged row is held: over which gap between the rows in sight, and how many levels to the right of where it began. */
export type DragPosition = { readonly gap: number; readonly shift: number }

/** Where it would come to stand, and the line that shows it. */
export type Drop = Place & { readonly gap: number; readonly level: number }

const between = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(value, Math.max(low, high)))

export const dropAt = (
  sheet: Sheet,
  visible: readonly string[],
  id: string,
  { gap, shift }: DragPosition,
  isTree: boolean,
): Drop => {
  const outline = outlineOf(sheet)
  const isOther = (one: string): boolean => one !== id && !ancestorsOf(outline, one).includes(id)
  const levelOf = (one: string | undefined): number => (one === undefined ? 0 : (outline.level.get(one) ?? 0))
  const above = visible.slice(0, gap).filter(isOther)
  const next = visible.slice(gap).find(isOther)
  const previous = above.at(-1)
  const isTop = (one: string): boolean => isHeading(sheet.rows.get(one))
  // Headings stand among headings, and every line stands below one.
  if (isTop(id))
    return { parentId: null, before: visible.slice(gap).filter(isOther).find(isTop) ?? null, gap, level: 0 }
  const heading = above.findLast(isTop) ?? visible.find(isTop)
  if (heading !== undefined)
    return { parentId: heading, before: next !== undefined && !isTop(next) ? next : null, gap, level: 1 }
  const deepest = previous === undefined || !isTree ? 0 : levelOf(previous) + 1
  const level = between(levelOf(next), levelOf(id) + shift, deepest)
  const parentId = level === 0 ? null : (above.findLast((one) => levelOf(one) === level - 1) ?? null)
  const before = next !== undefined && levelOf(next) === level ? next : null
  return { parentId, before, gap, level }
}
