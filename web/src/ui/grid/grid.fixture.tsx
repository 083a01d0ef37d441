import { act, createEvent, fireEvent, screen, within } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { vi } from 'vitest'
import { optional } from '@srm/api/shared/field-meta'
import { bool, choice, money, person, quantity, text } from '@srm/api/shared/fields'
import { timesMoney } from '@srm/api/shared/money'
import { draw } from '../screen.fixture.tsx'
import { GridEditor } from './grid.tsx'
import type { GridColumn } from './model/types.ts'
import type { GridProps } from './use-grid.ts'

export type Line = { readonly id: string; readonly parentId?: string | null } & Readonly<Record<string, unknown>>

const amountOf = ({ count, price }: Line): string | undefined =>
  typeof count === 'string' && typeof price === 'string' ? timesMoney(price, count) : undefined

export const columns: readonly GridColumn<Line>[] = [
  { key: 'name', title: '名称', width: 200, schema: text('名称', 'Name') },
  { key: 'count', title: '数量', width: 100, schema: quantity('数量', 'Count', { places: 2 }), sum: true },
  { key: 'price', title: '单价', width: 100, schema: money('单价', 'Price', { each: true }) },
  { key: 'amount', title: '金额', width: 120, schema: optional(money('金额', 'Amount')), formula: amountOf, sum: true },
  {
    key: 'state',
    title: '状态',
    width: 100,
    schema: optional(
      choice('状态', 'State', [
        ['open', '进行中', 'Open'],
        ['done', '已完成', 'Done'],
      ]),
    ),
  },
  { key: 'urgent', title: '加急', width: 80, schema: bool('加急', 'Urgent') },
  { key: 'keeper', title: '负责人', width: 80, schema: optional(person('负责人', 'Keeper')) },
]

export const lines: readonly Line[] = [
  { id: 'a', name: '搭建' },
  { id: 'b', parentId: 'a', name: '舞台', count: '2.00', price: '10.50' },
  { id: 'c', parentId: 'a', name: '灯光', count: '3.00', price: '1.00' },
  { id: 'd', name: '餐饮', count: '1.00', price: '0.10' },
]

export const changed = vi.fn<(rows: Line[]) => void>()

const Kept = (props: Partial<GridProps<Line>>): ReactNode => {
  const [rows, setRows] = useState(props.rows ?? lines)
  return (
    <GridEditor
      label="明细"
      columns={columns}
      tree
      {...props}
      rows={rows}
      onChange={(next) => {
        changed(next)
        setRows(next)
      }}
    />
  )
}

export const show = (props: Partial<GridProps<Line>> = {}): void => {
  changed.mockClear()
  draw(<Kept {...props} />)
  act(() => screen.getAllByRole('gridcell')[0]?.querySelector('textarea')?.focus())
}

export const focused = (): Element => document.activeElement ?? document.body
export const press = (key: string, more: object = {}): boolean => fireEvent.keyDown(focused(), { key, ...more })
export const keys = (...all: readonly string[]): void => all.forEach((key) => void press(key))
export const namesShown = (): string[] =>
  screen
    .getAllByRole('row')
    .slice(1, -1)
    .map((row) => wordsIn(within(row).getAllByRole('gridcell')[0]))
export const cell = (row: number, column: number): HTMLElement => {
  const line = screen.getAllByRole('row')[row]
  const found = line && within(line).getAllByRole('gridcell')[column]
  if (!found) throw new Error('no such cell')
  return found
}
/** A cell is its words, unless it holds more than those. */
const wordsIn = (at: HTMLElement | undefined): string => (at?.querySelector('span[id]') ?? at)?.textContent ?? ''
export const textAt = (row: number, column: number): string => wordsIn(cell(row, column))
export const place = (): string => {
  const at = focused().closest<HTMLElement>('[role=gridcell]')
  const row = at?.closest<HTMLElement>('[role=row]')
  return `${row?.dataset['row'] ?? ''}${at?.dataset['column'] ?? ''}`
}
export const clip = (kind: 'copy' | 'cut' | 'paste', words = ''): { text: string } => {
  const held = { text: words }
  const event = createEvent[kind](focused())
  const clipboardData = { getData: () => held.text, setData: (_: string, next: string) => void (held.text = next) }
  Object.defineProperty(event, 'clipboardData', { value: clipboardData })
  fireEvent(focused(), event)
  return held
}
export const write = (value: string): boolean => fireEvent.change(focused(), { target: { value } })
