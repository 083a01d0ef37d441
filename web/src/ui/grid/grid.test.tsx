import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { prepareScreen } from '../screen.fixture.tsx'
import {
  cell,
  changed,
  columns,
  focused,
  keys,
  namesShown,
  place,
  press,
  show,
  textAt,
  write,
} from './grid.fixture.tsx'

prepareScreen()

const last = (): unknown => changed.mock.calls.at(-1)?.[0]

describe('grid roles', () => {
  test('a screen reader is told what it is, how large, and where each cell stands', () => {
    show()
    const table = screen.getByRole('treegrid', { name: '明细' })
    expect(table.getAttribute('aria-rowcount')).toBe('6')
    expect(table.getAttribute('aria-colcount')).toBe('8')
    expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
      '行号',
      ...columns.map(({ title }) => title),
    ])
    const row = screen.getAllByRole('row')[2]
    expect([row?.getAttribute('aria-rowindex'), row?.getAttribute('aria-level')]).toEqual(['3', '2'])
    expect(screen.getAllByRole('row')[1]?.getAttribute('aria-expanded')).toBe('true')
    expect(cell(2, 1).getAttribute('aria-colindex')).toBe('3')
    expect(cell(1, 0).getAttribute('aria-selected')).toBe('true')
  })

  test('there is one tab stop, named by its column and its value', () => {
    show()
    const stops = screen.getByRole('treegrid').querySelectorAll('[tabindex="0"], textarea, input, a, button')
    expect(stops).toHaveLength(1)
    expect(screen.getByRole('textbox', { name: '名称 搭建' })).toBe(focused())
  })

  test('flat rows are a grid without levels', () => {
    show({ tree: false })
    expect(screen.getByRole('grid', { name: '明细' })).toBeTruthy()
    expect(screen.getAllByRole('row')[2]?.hasAttribute('aria-level')).toBe(false)
  })
})

describe('grid keyboard', () => {
  test('arrows, Home, End and pages go from cell to cell and stay inside', () => {
    show()
    keys('ArrowDown', 'ArrowRight', 'ArrowRight')
    expect(place()).toBe('b2')
    keys('End')
    expect(place()).toBe('b6')
    keys('ArrowRight', 'Home', 'PageDown')
    expect(place()).toBe('d0')
    keys('PageUp', 'ArrowUp')
    expect(place()).toBe('a0')
    press('End', { ctrlKey: true })
    expect(place()).toBe('d6')
    press('Home', { ctrlKey: true })
    expect(place()).toBe('a0')
  })

  test('Tab goes on as one reads, Enter then returns below where that began, and Esc lets Tab leave', () => {
    show()
    keys('ArrowDown', 'ArrowRight', 'Tab', 'Tab')
    expect(place()).toBe('b3')
    keys('Enter')
    expect(place()).toBe('c1')
    press('Tab', { shiftKey: true })
    expect(place()).toBe('c0')
    press('Tab', { shiftKey: true })
    expect(place()).toBe('b6')
    keys('Escape')
    expect(press('Tab')).toBe(true)
    expect(place()).toBe('b6')
    press('End', { ctrlKey: true })
    expect(press('Tab')).toBe(true)
  })

  test('Shift with arrows selects a range, and Delete clears what can be written in it', () => {
    show()
    keys('ArrowDown', 'ArrowRight')
    press('ArrowDown', { shiftKey: true })
    press('ArrowRight', { shiftKey: true })
    press('ArrowRight', { shiftKey: true })
    const selected = screen.getAllByRole('gridcell').filter((one) => one.getAttribute('aria-selected') === 'true')
    expect(selected).toHaveLength(6)
    expect(screen.getByText('已选 2 行 × 3 列')).toBeTruthy()
    keys('Delete')
    expect([textAt(2, 1), textAt(2, 2), textAt(3, 1), textAt(3, 2)]).toEqual(['', '', '', ''])
    expect(changed).toHaveBeenCalledOnce()
  })

  test('Enter opens a cell and closes it one row down; Esc gives up what was written', () => {
    show()
    keys('ArrowDown', 'Enter')
    expect(focused()).toHaveProperty('value', '舞台')
    write('主舞台')
    keys('Enter')
    expect(place()).toBe('c0')
    expect(textAt(2, 0)).toBe('主舞台')
    keys('F2')
    write('不要')
    keys('Escape')
    expect(place()).toBe('c0')
    expect(textAt(3, 0)).toBe('灯光')
  })

  test('Esc that gives up a cell or a range is heard by nobody else', () => {
    show()
    const heard: string[] = []
    const listen = ({ key }: KeyboardEvent): void => void heard.push(key)
    window.addEventListener('keydown', listen)
    keys('F2', 'Escape')
    press('ArrowDown', { shiftKey: true })
    keys('Escape')
    expect(heard.filter((key) => key === 'Escape')).toEqual([])
    keys('Escape')
    expect(heard.filter((key) => key === 'Escape')).toEqual(['Escape'])
    window.removeEventListener('keydown', listen)
  })

  test('typing replaces, Tab keeps it and goes right', () => {
    show()
    keys('ArrowDown', 'ArrowRight', 'ArrowRight', '7')
    expect(focused()).toHaveProperty('value', '')
    write('7.25')
    keys('Tab')
    expect(place()).toBe('b3')
    expect([textAt(2, 2), textAt(2, 3)]).toEqual(['￥7.25', '￥14.50'])
  })

  test('a letter over a number does nothing, over words it opens the cell', () => {
    show()
    keys('ArrowDown', 'ArrowRight', 'x')
    expect(place()).toBe('b1')
    expect(focused()).toBeInstanceOf(HTMLTextAreaElement)
    keys('ArrowLeft', 'x')
    expect(focused()).toBeInstanceOf(HTMLInputElement)
  })

  test('an input method keeps its keys', () => {
    show()
    press('n', { keyCode: 229 })
    expect(focused()).toBeInstanceOf(HTMLTextAreaElement)
  })

  test('words put together by an input method open the cell with them', () => {
    show()
    const input = focused()
    fireEvent.compositionStart(input)
    fireEvent.input(input, { target: { value: 'bei jing' }, isComposing: true })
    Object.assign(input, { value: '北京' })
    fireEvent.compositionEnd(input)
    expect(focused()).toHaveProperty('value', '北京')
    keys('Enter')
    expect(textAt(1, 0)).toBe('北京')
  })

  test('Space turns a yes or no over', () => {
    show()
    keys('ArrowDown', 'End', 'ArrowLeft', ' ')
    expect(textAt(2, 5)).toBe('是')
    keys('Enter')
    expect(textAt(2, 5)).toBe('否')
  })

  test('what is chosen from a list counts at once, and the cell has the keyboard again', async () => {
    show()
    keys('ArrowDown', 'End', 'ArrowLeft', 'ArrowLeft', 'Enter')
    fireEvent.click(await screen.findByTitle('已完成'))
    expect(textAt(2, 4)).toBe('已完成')
    expect(place()).toBe('b4')
    expect(focused()).toBeInstanceOf(HTMLTextAreaElement)
  })

  test('clicking elsewhere keeps what was written', () => {
    show()
    keys('F2')
    write('会场')
    fireEvent.mouseDown(cell(4, 1))
    expect(place()).toBe('d1')
    expect(textAt(1, 0)).toBe('会场')
  })
})

describe('grid pointer', () => {
  test('drawing over cells selects them until the button is let go', () => {
    show()
    fireEvent.mouseDown(cell(2, 0))
    fireEvent.mouseOver(cell(3, 1))
    expect(screen.getByText('已选 2 行 × 2 列')).toBeTruthy()
    fireEvent.mouseUp(window)
    fireEvent.mouseOver(cell(4, 2))
    expect(screen.getByText('已选 2 行 × 2 列')).toBeTruthy()
  })

  test('a double click opens a cell; the number of a row selects all of it', () => {
    show()
    fireEvent.mouseDown(cell(3, 0))
    fireEvent.doubleClick(cell(3, 0))
    expect(focused()).toHaveProperty('value', '灯光')
    keys('Escape')
    fireEvent.mouseDown(screen.getAllByRole('rowheader')[1] ?? document.body)
    expect(screen.getByText('已选 1 行 × 7 列')).toBeTruthy()
  })

  test('a row is dragged by its handle to another place and level', async () => {
    show()
    const handle = screen.getAllByRole('rowheader')[3]?.querySelector('[aria-hidden]') ?? document.body
    fireEvent.mouseDown(handle, { button: 0, clientX: 8, clientY: 112 })
    await act(async () => void fireEvent.mouseMove(document, { clientX: 10, clientY: 100 }))
    await act(async () => void fireEvent.mouseMove(document, { clientX: 24, clientY: 64 }))
    await act(async () => void fireEvent.mouseUp(document, { clientX: 24, clientY: 64 }))
    expect(namesShown()).toEqual(['搭建', '舞台', '餐饮', '灯光'])
    expect(screen.getAllByRole('row')[3]?.getAttribute('aria-level')).toBe('2')
    // The library holds back clicks for a moment after a drag, so that letting go is not taken for one.
    await waitFor(() => {
      fireEvent.click(screen.getByRole('button', { name: '撤销' }))
      expect(namesShown()).toEqual(['搭建', '舞台', '灯光', '餐饮'])
    })
  })

  test('the caret closes and opens what stands below', () => {
    show()
    fireEvent.mouseDown(cell(1, 0).querySelector('[data-caret=true]') ?? document.body)
    expect(namesShown()).toEqual(['搭建', '餐饮'])
  })
})

describe('grid rows by keyboard', () => {
  test('indent, outdent, move, insert and remove, each one step to undo', () => {
    show()
    keys('ArrowDown', 'ArrowDown', 'ArrowDown')
    press('ArrowRight', { altKey: true })
    expect(screen.getAllByRole('row')[4]?.getAttribute('aria-level')).toBe('2')
    press('ArrowUp', { altKey: true })
    expect(namesShown()).toEqual(['搭建', '舞台', '餐饮', '灯光'])
    press('ArrowLeft', { altKey: true })
    expect(namesShown()).toEqual(['搭建', '舞台', '灯光', '餐饮'])
    press('Enter', { ctrlKey: true })
    expect(namesShown()).toEqual(['搭建', '舞台', '灯光', '餐饮', ''])
    press('-', { ctrlKey: true })
    expect(namesShown()).toHaveLength(4)
    for (let at = 0; at < 5; at += 1) press('z', { ctrlKey: true })
    expect(namesShown()).toEqual(['搭建', '舞台', '灯光', '餐饮'])
    expect(screen.getAllByRole('row')[4]?.getAttribute('aria-level')).toBe('1')
    press('y', { ctrlKey: true })
    expect(screen.getAllByRole('row')[4]?.getAttribute('aria-level')).toBe('2')
    press('z', { ctrlKey: true })
    press('Z', { ctrlKey: true, shiftKey: true })
    expect(screen.getAllByRole('row')[4]?.getAttribute('aria-level')).toBe('2')
  })

  test('arrows at the first column close and open what stands below', () => {
    show()
    keys('ArrowLeft')
    expect(namesShown()).toEqual(['搭建', '餐饮'])
    keys('ArrowRight')
    expect(namesShown()).toHaveLength(4)
  })

  test('Ctrl D fills down', () => {
    show()
    keys('ArrowDown', 'ArrowRight')
    press('ArrowDown', { shiftKey: true })
    press('ArrowDown', { shiftKey: true })
    press('d', { ctrlKey: true })
    expect([2, 3, 4].map((row) => textAt(row, 1))).toEqual(['2.00', '2.00', '2.00'])
  })

  test('removing the last row leaves a grid that rows can be added to', () => {
    show({ rows: [{ id: 'x', name: '唯一' }] })
    press('-', { ctrlKey: true })
    expect(screen.getByText('还没有明细')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '新增行' }))
    expect(namesShown()).toEqual([''])
    expect(focused().closest('[role=gridcell]')).toBeTruthy()
  })
})

describe('grid sums', () => {
  test('parents show what stands below them, the footer everything, and both follow the typing', () => {
    show()
    expect([textAt(1, 1), textAt(1, 3)]).toEqual(['5.00', '￥24.00'])
    expect([cell(5, 1).textContent, cell(5, 3).textContent]).toEqual(['6.00', '￥24.10'])
    keys('ArrowDown', 'ArrowRight', 'F2')
    write('4')
    keys('Enter')
    expect([textAt(1, 1), textAt(1, 3), cell(5, 3).textContent]).toEqual(['7.00', '￥45.00', '￥45.10'])
    expect(last()).toMatchObject([{ id: 'a', amount: '45.00' }, {}, {}, {}])
  })

  test('a sum and a formula cannot be written into', () => {
    show()
    keys('ArrowRight', 'F2')
    expect(place()).toBe('a1')
    expect(cell(1, 1).getAttribute('aria-readonly')).toBe('true')
    expect(cell(2, 3).getAttribute('aria-readonly')).toBe('true')
    expect(cell(2, 1).getAttribute('aria-readonly')).toBeNull()
  })
})
