import type { z } from 'zod'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Label } from '@srm/api/shared/label'
import { textOf, toTsv } from './model/clipboard.ts'
import { planPaste, type PastePlan } from './model/paste.ts'
import { clearCells, isFixed, openAbove, runCommand, selectedBox, selectedIds } from './edits.ts'
import type { Box } from './model/selection.ts'
import { isHeading, type Sheet } from './model/types.ts'
import type { GridStore } from './store.ts'

/** What is selected, as a spreadsheet takes it; the values themselves are remembered for pasting them here again. */
export const copyCells = (store: GridStore, say: (label: Label) => string): string | undefined => {
  const box = selectedBox(store.state())
  const ids = selectedIds(store.state())
  if (!box || ids.length === 0) return undefined
  const columns = store.options().columns.slice(box.left, box.right + 1)
  const values = ids.map((id) => columns.map(({ key }) => store.state().derived.rows.get(id)?.[key]))
  const text = toTsv(
    values.map((row) =>
      row.map((value, at) => {
        const column = columns[at]
        return column ? textOf(metaOf(column.schema), value, say) : ''
      }),
    ),
  )
  const count = ids.length * columns.length
  store.update({ copied: { text, values }, said: { key: 'said.copied', values: { count } } })
  return text
}

export const cutCells = (store: GridStore, say: (label: Label) => string): string | undefined => {
  const text = copyCells(store, say)
  if (text !== undefined) clearCells(store)
  return text
}

/**
 * Pasted below a heading, a block stays there: it never runs into the lines of the next one. On the heading itself it
 * goes behind the last line.
 */
const groupOf = (sheet: Sheet, visible: readonly string[], box: Box) => {
  const first = visible[box.top]
  const row = first === undefined ? undefined : sheet.rows.get(first)
  const heading = isHeading(row) ? row?.id : (row?.parentId ?? undefined)
  if (heading === undefined || !isHeading(sheet.rows.get(heading))) return undefined
  const lines = visible.filter((id) => sheet.rows.get(id)?.parentId === heading)
  const top = first === heading ? lines.length : lines.indexOf(first ?? '')
  const height = first === heading ? 0 : box.bottom - box.top
  return { heading, lines, box: { ...box, top, bottom: Math.min(top + height, Math.max(top, lines.length - 1)) } }
}

const origin = { top: 0, bottom: 0, left: 0, right: 0 }

export const preparePaste = (
  store: GridStore,
  text: string,
  problemOf: (schema: z.ZodType, value: unknown) => string | undefined,
): PastePlan => {
  const { visible, copied, history } = store.state()
  const { columns, maxRows, newRow } = store.options()
  const box = selectedBox(store.state()) ?? origin
  const group = groupOf(history.sheet, visible, box)
  return planPaste(text, {
    columns,
    visible: group?.lines ?? visible,
    box: group?.box ?? box,
    room: Math.max(0, maxRows - history.sheet.order.length),
    newRow: group ? () => ({ ...newRow(), parentId: group.heading }) : newRow,
    isFixed: (id, column) => isFixed(store, id, column),
    problemOf,
    copied,
  })
}

export const sizeOf = ({ changes, added }: PastePlan): number =>
  changes.length + added.reduce((sum, row) => sum + Object.keys(row).filter((key) => key !== 'id').length, 0)

export const applyPaste = (store: GridStore, plan: PastePlan): void => {
  const { changes, added } = plan
  const said = { key: 'said.pasted', values: { count: sizeOf(plan) } } as const
  if (!runCommand(store, { kind: 'set', changes, added }, { said })) return
  openAbove(
    store,
    added.map(({ id }) => id),
  )
}
