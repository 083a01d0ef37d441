import { act, fireEvent, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { department } from '@srm/api/shared/fields'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KnownRef } from '@/ui/slots.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { DepartmentPicker } from './picker.tsx'

prepareScreen()

const meta = metaOf(department('部门', 'Department'))
const said: unknown[] = []

beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void said.push(words))
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"code":200,"result":[]}')))
})
afterEach(() => vi.restoreAllMocks())

const Held = ({ first }: { readonly first?: KnownRef }): ReactNode => {
  const [value, setValue] = useState<KnownRef | undefined>(first)
  return <DepartmentPicker meta={meta} value={value} onChange={(next) => setValue(next)} />
}

test('department picker says nothing to the console, empty or filled', async () => {
  await act(async () => draw(<Held />))
  await act(async () => draw(<Held first={{ id: 'd1', name: '采购部' }} />))
  expect(screen.getByText('采购部')).toBeTruthy()
  expect(said).toEqual([])
})

test('department picker is emptied by its cross', async () => {
  await act(async () => draw(<Held first={{ id: 'd1', name: '采购部' }} />))
  const cross = document.querySelector('.ant-select-clear')
  if (!cross) throw new Error('there is nothing to clear it with')
  await act(async () => void fireEvent.click(cross))
  expect(screen.queryByText('采购部')).toBeNull()
})
