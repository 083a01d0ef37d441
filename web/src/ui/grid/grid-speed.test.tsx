import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { money, quantity, text } from '@srm/api/shared/fields'
import { draw, prepareScreen } from '../screen.fixture.tsx'
import { GridEditor } from './grid.tsx'
import { clip, focused, press } from './grid.fixture.tsx'
import type { GridColumn, GridRow } from './model/types.ts'

prepareScreen()

const columns: readonly GridColumn[] = Array.from({ length: 15 }, (_, at) => {
  const [key, title] = [`f${String(at)}`, `列 ${String(at)}`]
  if (at === 0) return { key, title, width: 200, schema: text(title, title) }
  if (at % 3 === 0) return { key, title, width: 100, schema: money(title, title), sum: true }
  return { key, title, width: 100, schema: quantity(title, title, { places: 2 }), sum: at % 3 === 1 }
})

const rows: readonly GridRow[] = Array.from({ length: 2000 }, (_, at) => ({
  id: `r${String(at)}`,
  parentId: at % 10 === 0 ? null : `r${String(at - (at % 10))}`,
  ...Object.fromEntries(columns.map(({ key }, index) => [key, index === 0 ? `行 ${String(at)}` : '12.50'])),
}))

/** Which rows the browser had to change. */
const touched = (act_: () => void): Set<string> => {
  const watcher = new MutationObserver(() => undefined)
  const table = screen.getByRole('treegrid')
  watcher.observe(table, { subtree: true, childList: true, characterData: true, attributes: true })
  act(act_)
  const ids = watcher.takeRecords().map(({ target }) => {
    const row = target instanceof Element ? target.closest('[role=row]') : target.parentElement?.closest('[role=row]')
    return row?.getAttribute('aria-rowindex') ?? ''
  })
  watcher.disconnect()
  return new Set(ids)
}

const start = (): void => {
  draw(<GridEditor label="明细" columns={columns} rows={rows} tree />)
  act(() => screen.getByRole('treegrid').querySelector('textarea')?.focus())
}

test('grid draws the rows in sight only, and an edit draws its row, its parents and the sums again', () => {
  start()
  expect(screen.getAllByRole('row').length).toBeLessThan(60)
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) press(key)
  const moved = touched(() => void press('ArrowDown'))
  expect([...moved].filter(Boolean).toSorted()).toEqual(['4', '5'])
  press('F2')
  fireEvent.change(focused(), { target: { value: '99' } })
  const edited = touched(() => void press('Enter', { shiftKey: true }))
  // Its own row, the parent's subtotal, the cell the focus goes to, and the footer.
  expect([...edited].filter(Boolean).toSorted()).toEqual(['2', '2002', '4', '5'])
})

test('grid takes 300 pasted rows as one step', () => {
  start()
  press('ArrowDown')
  const line = ['物料', ...Array.from({ length: 14 }, () => '3.25')].join('\t')
  clip('paste', Array.from({ length: 300 }, () => line).join('\r\n'))
  press('z', { ctrlKey: true })
  expect(screen.getByText('行 1')).toBeTruthy()
})

test('grid draws other rows as it is scrolled, and keeps the one with the focus', () => {
  start()
  press('ArrowDown')
  const scroller = screen.getByRole('treegrid').parentElement?.parentElement
  if (!scroller) throw new Error('no scroller')
  Object.defineProperty(scroller, 'scrollTop', { value: 32_000, writable: true })
  fireEvent.scroll(scroller)
  const shown = screen.getAllByRole('row').map((row) => Number(row.getAttribute('aria-rowindex')))
  expect(shown).toContain(1002)
  expect(shown).not.toContain(4)
  expect(shown).toContain(3)
  expect(focused().closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('3')
})
