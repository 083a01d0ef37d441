import { describe, expect, test } from 'vitest'
import { money, text } from '@srm/api/shared/fields'
import { optional } from '@srm/api/shared/field-meta'
import { isFixed } from '../edits.ts'
import { createStore, type GridOptions } from '../store.ts'
import { applyPaste, preparePaste } from '../transfer.ts'
import type { Command } from './commands.ts'
import { derive } from './derived.ts'
import { dropAt } from './drop.ts'
import { errorsOf } from './errors.ts'
import { historyOf, run } from './history.ts'
import { sheetOf } from './outline.ts'
import { cellSelection } from './selection.ts'
import type { GridColumn, GridRow } from './types.ts'

const columns: readonly GridColumn[] = [
  { key: 'name', title: '名称', width: 200, schema: text('名称', 'Name') },
  { key: 'price', title: '单价', width: 100, schema: optional(money('单价', 'Price')), sum: true },
]

const rows: readonly GridRow[] = [
  { id: 'venue', isHeading: true, name: '场地' },
  { id: 'hall', parentId: 'venue', name: '主会场', price: '100.00' },
  { id: 'room', parentId: 'venue', name: '分会场', price: '20.00' },
  { id: 'food', isHeading: true, name: '餐饮' },
  { id: 'lunch', parentId: 'food', name: '午餐', price: '7.00' },
  { id: 'tax', isHeading: true, name: '税费' },
]
const sheet = sheetOf(rows)
const after = (command: Command) => {
  const outcome = run(historyOf(sheet), command)
  if (!outcome) throw new Error('nothing happened')
  return outcome.history.sheet
}

let serial = 0
const options: GridOptions = {
  columns,
  isTree: true,
  isGrouped: true,
  readOnly: false,
  maxRows: 100,
  newRow: () => ({ id: `new${String((serial += 1))}` }),
  leftOut: new Set(),
  changed: () => undefined,
}
const pasteAt = (row: string, words: string): (readonly unknown[])[] => {
  const store = createStore(rows, options)
  store.update({ selection: cellSelection({ row, column: 0 }) })
  applyPaste(
    store,
    preparePaste(store, words, () => undefined),
  )
  const { history } = store.state()
  return history.sheet.order.map((id) => {
    const { parentId = null, name } = history.sheet.rows.get(id) ?? { id }
    return [parentId, name]
  })
}

describe('grid headings', () => {
  test('a heading adds up its lines and cannot be written into', () => {
    const { rows: derived, totals } = derive(sheet, columns)
    expect(derived.get('venue')).toMatchObject({ name: '场地', price: '120.00' })
    expect(totals['price']).toBe('127.00')
    const store = createStore(rows, options)
    const [name] = columns
    expect(name && [isFixed(store, 'venue', name), isFixed(store, 'hall', name)]).toEqual([true, false])
  })

  test('a line added on a heading is the first below it', () => {
    const { order, rows: now } = after({ kind: 'insert', row: { id: 'foyer' }, after: 'venue' })
    expect(order.slice(0, 3)).toEqual(['venue', 'foyer', 'hall'])
    expect(now.get('foyer')?.parentId).toBe('venue')
    expect(after({ kind: 'insert', row: { id: 'vat' }, after: 'tax' }).rows.get('vat')?.parentId).toBe('tax')
  })

  test('a pasted block stays below its heading', () => {
    expect(pasteAt('room', '休息室\n签到区\n')).toEqual([
      [null, '场地'],
      ['venue', '主会场'],
      ['venue', '休息室'],
      ['venue', '签到区'],
      [null, '餐饮'],
      ['food', '午餐'],
      [null, '税费'],
    ])
    expect(pasteAt('tax', '保险\n附加税').slice(-3)).toEqual([
      [null, '税费'],
      ['tax', '保险'],
      ['tax', '附加税'],
    ])
    expect(pasteAt('venue', '休息室')[3]).toEqual(['venue', '休息室'])
  })

  test('a dragged line comes to stand below a heading, a heading among headings', () => {
    expect(dropAt(sheet, sheet.order, 'hall', { gap: 4, shift: -3 }, true)).toMatchObject({
      parentId: 'food',
      before: 'lunch',
    })
    expect(dropAt(sheet, sheet.order, 'hall', { gap: 6, shift: 0 }, true)).toMatchObject({ parentId: 'tax' })
    expect(dropAt(sheet, sheet.order, 'lunch', { gap: 0, shift: 0 }, true)).toMatchObject({ parentId: 'venue' })
    expect(dropAt(sheet, sheet.order, 'tax', { gap: 2, shift: 2 }, true)).toMatchObject({
      parentId: null,
      before: 'food',
    })
  })

  test('errors count the lines that were sent', () => {
    const found = errorsOf(sheet, 'lines', [{ path: 'lines.2.price', message: '太贵' }])
    expect([...found.keys()]).toEqual(['lunch'])
  })
})
