import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { prepareScreen } from '../screen.fixture.tsx'
import { cell, changed, clip, focused, keys, lines, namesShown, place, press, show, textAt } from './grid.fixture.tsx'

prepareScreen()

describe('grid clipboard', () => {
  test('copying gives a spreadsheet its cells; pasting puts them in as one step', () => {
    show()
    keys('ArrowDown')
    press('ArrowDown', { shiftKey: true })
    press('ArrowRight', { shiftKey: true })
    expect(clip('copy').text).toBe('舞台\t2.00\r\n灯光\t3.00')
    keys('Escape', 'Home', 'PageDown')
    clip('paste', '酒水\t5\r\n茶歇\t6\r\n')
    expect(namesShown()).toEqual(['搭建', '舞台', '灯光', '酒水', '茶歇'])
    expect(cell(6, 1).textContent).toBe('16.00')
    press('z', { ctrlKey: true })
    expect(namesShown()).toEqual(['搭建', '舞台', '灯光', '餐饮'])
    expect(cell(5, 1).textContent).toBe('6.00')
  })

  test('cutting clears the cells', () => {
    show()
    keys('ArrowDown', 'ArrowRight')
    expect(clip('cut').text).toBe('2.00')
    expect(textAt(2, 1)).toBe('')
    keys('ArrowDown')
    clip('paste', '2.00')
    expect(textAt(3, 1)).toBe('2.00')
  })

  test('what does not fit is listed before anything is put in; the rest goes in as one step', async () => {
    show()
    keys('ArrowDown', 'ArrowRight')
    clip('paste', '很多\t12\t1\t进行中\t是\t周敏\n9\t8')
    const dialog = await screen.findByRole('dialog', { name: '有 3 格无法粘贴' })
    expect(changed).not.toHaveBeenCalled()
    const told = within(dialog)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((one) => one.textContent),
      )
    expect(told).toEqual([
      ['2', '数量', '很多', '请输入数字，最多 2 位小数'],
      ['2', '金额', '1', '此列不能修改'],
      ['2', '负责人', '周敏', '请在表格中选择'],
    ])
    fireEvent.click(within(dialog).getByRole('button', { name: '粘贴其余 5 格' }))
    await waitFor(() => expect(changed).toHaveBeenCalledOnce())
    expect([textAt(2, 1), textAt(2, 2), textAt(2, 4), textAt(3, 1)]).toEqual(['2.00', '￥12', '进行中', '9'])
    press('z', { ctrlKey: true })
    expect([textAt(2, 2), textAt(2, 4), textAt(3, 1)]).toEqual(['￥10.50', '', '3.00'])
  })

  test('rows can be pasted where there are none', () => {
    show({ rows: [] })
    screen.getByRole('treegrid').focus()
    clip('paste', '名称\t单价\n舞台\t5\n灯光\t6')
    expect(namesShown()).toEqual(['舞台', '灯光'])
  })
})

describe('grid errors', () => {
  const errors = [
    { path: 'lines.1.price', message: '高于限价' },
    { path: 'lines.3', message: '与第 2 行重复' },
  ]

  test("the server's objections stand at their cells until those change, and can be walked through", () => {
    show({ name: 'lines', errors })
    expect(within(cell(2, 2)).getByText('高于限价')).toBeTruthy()
    expect(cell(2, 2).getAttribute('aria-invalid')).toBe('true')
    expect(cell(2, 1).getAttribute('aria-invalid')).toBeNull()
    expect(screen.getByText('与第 2 行重复').closest('[role=rowheader]')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '2 处需要修改' }))
    expect(place()).toBe('b2')
    expect(focused().getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(focused().getAttribute('aria-describedby') ?? '')?.textContent).toBe('高于限价')
    keys('Delete')
    expect(cell(2, 2).getAttribute('aria-invalid')).toBeNull()
    press('z', { ctrlKey: true })
    expect(cell(2, 2).getAttribute('aria-invalid')).toBe('true')
  })

  test('a row with an error is opened to where it is seen', () => {
    show({ name: 'lines', errors })
    keys('ArrowLeft')
    expect(namesShown()).toEqual(['搭建', '餐饮'])
    fireEvent.click(screen.getByRole('button', { name: '2 处需要修改' }))
    expect(place()).toBe('b2')
  })

  test('errors follow their row when it moves', () => {
    show({ name: 'lines', errors })
    keys('ArrowDown')
    press('ArrowDown', { altKey: true })
    expect(namesShown()).toEqual(['搭建', '灯光', '舞台', '餐饮'])
    expect(within(cell(3, 2)).getByText('高于限价')).toBeTruthy()
  })
})

describe('grid that is only read', () => {
  test('nothing changes it, yet one can walk and copy', () => {
    show({ readOnly: true })
    expect(screen.queryByRole('toolbar')).toBeNull()
    keys('ArrowDown', 'F2', 'Delete', 'Enter')
    press('-', { ctrlKey: true })
    press('Enter', { ctrlKey: true })
    press('ArrowDown', { altKey: true })
    clip('paste', 'x')
    expect(changed).not.toHaveBeenCalled()
    expect(namesShown()).toEqual(['搭建', '舞台', '灯光', '餐饮'])
    expect(clip('cut').text).toBe('灯光')
    expect(screen.getByRole('treegrid').getAttribute('aria-readonly')).toBe('true')
  })

  test('two versions: rows and cells that differ are marked by signs and words', () => {
    const newer = [
      ...lines.slice(0, 2).map((line) => (line.id === 'b' ? { ...line, price: '12.00' } : line)),
      ...lines.slice(3),
      { id: 'n', name: '保险', count: '1.00', price: '5.00' },
    ]
    show({ rows: newer, compareWith: lines })
    expect(namesShown()).toEqual(['搭建', '舞台', '灯光', '餐饮', '保险'])
    const head = (row: number): string | null | undefined =>
      screen.getAllByRole('row')[row]?.querySelector('[role=rowheader]')?.textContent
    expect(head(3)).toContain('已删除')
    expect(head(5)).toContain('新增')
    expect(head(2)).toContain('有修改')
    expect(cell(2, 2).querySelector('del')?.textContent).toContain('￥10.50')
    expect(cell(2, 2).querySelector('ins')?.textContent).toBe('￥12.00')
    expect(cell(6, 3).textContent).toBe('￥29.10')
  })
})
