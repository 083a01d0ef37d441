import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { optional } from '@srm/api/shared/field-meta'
import { money, rows, text } from '@srm/api/shared/fields'
import { ApiError } from '@/lib/api/api-error.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { RecordForm } from '../record-form.tsx'
import { SideForm } from '../side-form.tsx'
import type { Save } from '../use-saving.ts'

const fields = {
  lines: rows('明细', 'Lines', { item: text('品名', 'Item'), price: optional(money('单价', 'Price', { each: true })) }),
}

const show = async (save: Save): Promise<HTMLElement> => {
  await act(async () =>
    draw(
      <RecordForm
        record={{ name: 'order', fields }}
        sections={[{ title: '明细', fields: ['lines'] }]}
        initial={{ lines: [{ id: 'l1', item: '桌子', price: '8.00' }] }}
        version={1}
        save={save}
        leave={() => undefined}
      />,
    ),
  )
  return screen.findByRole('grid', { name: '明细' })
}

const save = (): boolean => fireEvent.click(screen.getByRole('button', { name: '保存' }))
const focused = (): Element => document.activeElement ?? document.body

prepareScreen()
beforeEach(() => localStorage.clear())

test('a field of many lines is a grid, and a new line is sent without a name of its own', async () => {
  const sent = vi.fn<Save>(() => Promise.resolve())
  await show(sent)
  fireEvent.click(screen.getByRole('button', { name: '新增行' }))
  fireEvent.keyDown(focused(), { key: 'F2' })
  fireEvent.change(focused(), { target: { value: '椅子' } })
  fireEvent.keyDown(focused(), { key: 'Enter' })
  save()
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent.mock.calls[0]?.[0]).toEqual({
    lines: [
      { id: 'l1', item: '桌子', price: '8.00' },
      { id: undefined, item: '椅子', price: undefined },
    ],
  })
})

test('a line that lacks something is not sent, and its cell says what', async () => {
  const sent = vi.fn<Save>(() => Promise.resolve())
  const grid = await show(sent)
  fireEvent.click(screen.getByRole('button', { name: '新增行' }))
  save()
  expect(await within(grid).findByText('不能为空')).toBeTruthy()
  expect(sent).not.toHaveBeenCalled()
})

test("the server's objection stands at its cell", async () => {
  const errors = [{ path: 'lines.0.price', message: '高于限价' }]
  const grid = await show(() => Promise.reject(new ApiError('提交的内容有误', 40000, { errors })))
  save()
  expect((await within(grid).findByText('高于限价')).closest('[role=gridcell]')?.getAttribute('aria-colindex')).toBe(
    '3',
  )
})

test("the server's objection stands at its cell in a drawer too", async () => {
  const errors = [{ path: 'lines.0.price', message: '高于限价' }]
  const refuse = (): Promise<void> => Promise.reject(new ApiError('提交的内容有误', 40000, { errors }))
  const initial = { lines: [{ id: 'l1', item: '桌子', price: '8.00' }] }
  await act(async () =>
    draw(<SideForm title="调价" groups={[{ fields }]} initial={initial} save={refuse} close={() => undefined} />),
  )
  const grid = await screen.findByRole('grid', { name: '明细' })
  save()
  const cell = (await within(grid).findByText('高于限价')).closest('[role=gridcell]')
  expect(cell?.getAttribute('aria-colindex')).toBe('3')
})
