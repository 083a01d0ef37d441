import { fireEvent, screen } from '@testing-library/dom'
import { useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { metaOf } from '@srm/api/shared/field-meta'
import { region } from '@srm/api/shared/fields'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { RegionInput } from './region-input.tsx'
import { firstMatch, regionName, regionPath, regionTree } from './region.ts'

prepareScreen()

const meta = metaOf(region('地区', 'Region'))
let held: string | undefined
const Held = (): ReactNode => {
  const [value, setValue] = useState<string>()
  const change = (next: string | undefined): void => {
    held = next
    setValue(next)
  }
  return <RegionInput meta={meta} value={value} label="地区" onChange={change} />
}

test('region input takes the first match by Enter, without an arrow key', () => {
  draw(<Held />)
  const input = screen.getByRole('combobox', { name: '地区' })
  fireEvent.focus(input)
  fireEvent.mouseDown(input)
  fireEvent.change(input, { target: { value: '浦东' } })
  fireEvent.keyDown(input, { key: 'Enter', which: 13, keyCode: 13 })
  expect(held).toBe('310115')
  expect(screen.getAllByText('上海市 / 浦东新区').length).toBeGreaterThan(0)
})

test('region tree names no level twice', () => {
  expect(regionPath('310115')).toEqual(['310000', '310115'])
  expect(regionPath('350203')).toEqual(['350000', '350200', '350203'])
  // Stored before the level was taken out of the tree.
  expect(regionPath('310100')).toEqual(['310000'])
  expect(regionName('500229')).toBe('重庆市 城口县')
  const doubled = regionTree.filter((province) => province.children?.some(({ label }) => label === province.label))
  expect(doubled).toEqual([])
  expect(firstMatch('没有这个地方')).toBeUndefined()
})
