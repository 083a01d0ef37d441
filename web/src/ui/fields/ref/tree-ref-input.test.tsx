import { fireEvent, screen } from '@testing-library/dom'
import { useState, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { metaOf } from '@srm/api/shared/field-meta'
import { refs } from '@srm/api/shared/fields'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { RefsInput } from './ref-input.tsx'

prepareScreen()

const id = (n: number): string => `01900000-0000-7000-8000-00000000000${String(n)}`
/** As the server sends them: by their place among all, not below each other. */
const options = [
  { id: id(1), code: null, name: '酒店', parentId: null },
  { id: id(3), code: null, name: '搭建', parentId: null },
  { id: id(2), code: null, name: '五星级', parentId: id(1) },
]
const meta = metaOf(refs('分类', 'Classes', 'crateClass', { tree: true }))
let held: readonly string[] = []
const Held = (): ReactNode => {
  const [value, setValue] = useState<string[]>([id(2)])
  const change = (next: string[] = []): void => {
    held = next
    setValue(next)
  }
  return <RefsInput meta={meta} value={value} label="分类" onChange={change} />
}

beforeEach(() => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ code: 200, message: '', result: options }), { status: 200 })),
  )
})

test('picker of records in a tree shows them below each other and names the way to the chosen one', async () => {
  draw(<Held />)
  expect(await screen.findByText('酒店 / 五星级')).toBeTruthy()
  const input = screen.getByRole('combobox', { name: '分类' })
  fireEvent.mouseDown(input)
  await screen.findByText('搭建')
  const titles = [...document.querySelectorAll('.ant-select-tree-title')].map(({ textContent }) => textContent)
  expect(titles).toEqual(['酒店', '五星级', '搭建'])
  fireEvent.change(input, { target: { value: 'dj' } })
  fireEvent.click(await screen.findByText('搭建'))
  expect(held).toEqual([id(2), id(3)])
})
