import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { useState, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { metaOf } from '@srm/api/shared/field-meta'
import { integer, money, ref, rows, text } from '@srm/api/shared/fields'
import type { FieldMeta } from '@srm/api/shared/field-meta'
import { label } from '@srm/api/shared/label'
import { placeLinks } from '@/lib/module/record-links.ts'
import { useSession } from '@/lib/session/session.ts'
import { draw, prepareScreen } from '../screen.fixture.tsx'
import { FieldInput } from './field-input.tsx'

prepareScreen()

let held: unknown
const Held = ({ meta, first }: { meta: FieldMeta; first?: unknown }): ReactNode => {
  const [value, setValue] = useState(first)
  const change = (next: unknown): void => {
    held = next
    setValue(next)
  }
  return <FieldInput meta={meta} value={value} label="它" onChange={change} />
}

test('an amount is plain while one types, and has its symbol and thousands when one is done', () => {
  draw(<Held meta={metaOf(money('金额', 'Amount'))} first="1234567.80" />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: '它' })
  expect(input.value).toBe('￥1,234,567.80')
  fireEvent.focusIn(input)
  expect(input.value).toBe('1234567.80')
  fireEvent.change(input, { target: { value: '0098765。439' } })
  expect(input.value).toBe('98765.43')
  fireEvent.focusOut(input)
  expect(input.value).toBe('￥98,765.43')
  expect(held).toBe('98765.43')
})

test('letters are stopped at the keyboard, shortcuts are not', () => {
  draw(<Held meta={metaOf(money('金额', 'Amount'))} />)
  const input = screen.getByRole('textbox', { name: '它' })
  expect(fireEvent.keyDown(input, { key: 'e' })).toBe(false)
  expect(fireEvent.keyDown(input, { key: 'v', ctrlKey: true })).toBe(true)
})

test('a number out of range ends at the nearest one', () => {
  draw(<Held meta={metaOf(integer('天数', 'Days', { min: 1, max: 365 }))} first={30} />)
  const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: '它' })
  fireEvent.change(input, { target: { value: '900' } })
  fireEvent.focusOut(input)
  expect(input.value).toBe('365')
  expect(held).toBe(365)
})

test('lines are the same outside a form: added, typed in, taken away and replaced from outside', async () => {
  const meta = metaOf(rows('明细', 'Lines', { item: text('品名', 'Item'), price: money('单价', 'Price') }, { max: 20 }))
  draw(<Held meta={meta} first={[{ item: '桌子', price: '1.00' }]} />)
  const first = await screen.findByDisplayValue('桌子')
  fireEvent.change(first, { target: { value: '椅子' } })
  expect(held).toEqual([{ item: '椅子', price: '1.00' }])
  fireEvent.click(screen.getByRole('button', { name: /添加明细/ }))
  await waitFor(() => expect(held).toHaveLength(2))
  fireEvent.click(screen.getAllByRole('button', { name: /移除第/ })[0] ?? first)
  await waitFor(() => expect(held).toHaveLength(1))
})

const id = '01980000-0000-7000-8000-000000000001'
const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  placeLinks('supplier', {
    add: '/supplier/supplierEdit',
    all: '/supplier/supplierList',
    noun: label('供应商', 'supplier'),
  })
  useSession.setState({ profile: { permissions: [], isSuper: false } as never })
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    const result = [{ id, code: 'GYS-1', name: '苏州联展' }]
    return Promise.resolve(new Response(JSON.stringify({ code: 200, result }), { status: 200 }))
  })
})

test('a record is chosen by name and kept by id; a missing one is added in a new tab and then offered', async () => {
  draw(<Held meta={metaOf(ref('供应商', 'Supplier', 'supplier'))} first={{ id: 'old', name: '旧供应商' }} />)
  const input = await screen.findByRole('combobox', { name: '它' })
  expect(await screen.findByText('旧供应商')).toBeTruthy()
  fireEvent.mouseDown(input)
  const add = await screen.findByRole('link', { name: '新增供应商' })
  expect(add.getAttribute('href')).toBe('/supplier/supplierEdit')
  expect(add.getAttribute('target')).toBe('_blank')
  await waitFor(() => expect(asked).toEqual(['/api/supplier/all']))
  window.dispatchEvent(new Event('focus'))
  expect(asked).toHaveLength(1)
  fireEvent.click(add)
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(asked).toHaveLength(2))
  fireEvent.click(await screen.findByText('苏州联展'))
  expect(held).toBe(id)
})
