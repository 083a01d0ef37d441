import { act, render, screen } from '@testing-library/react'
import { region, text } from '@srm/api/shared/fields'
import { expect, test, vi } from 'vitest'
import { RegionName } from './region-name.tsx'
import { prefetchRegions, prefetchRegionsOf, provideRegionNames } from './region-names.ts'

const known: Readonly<Record<string, string>> = {
  310115: '上海市 浦东新区',
  330106: '浙江省 杭州市 西湖区',
  440305: '广东省 深圳市 南山区',
}
const load = vi.fn<(codes: readonly string[]) => Promise<Record<string, string>>>((codes) =>
  Promise.resolve(Object.fromEntries(codes.flatMap((code) => (known[code] ? [[code, known[code]]] : [])))),
)
provideRegionNames(load)

test('region names of one page travel in one call, and each is asked for once', async () => {
  render(
    <>
      <RegionName code="310115" />
      <RegionName code="330106" />
      <RegionName code="310115" />
      <RegionName code="999999" />
    </>,
  )
  expect(await screen.findAllByText(/上海市 浦东新区/)).toHaveLength(1)
  expect(document.body.textContent).toBe('上海市 浦东新区浙江省 杭州市 西湖区上海市 浦东新区999999')
  expect(load.mock.calls).toEqual([[['310115', '330106', '999999']]])
  await act(() => prefetchRegions(['330106', '310115']))
  expect(load).toHaveBeenCalledTimes(1)
})

test('region names of rows are known before the rows are shown', async () => {
  const fields = { name: text('名称', 'Name'), region: region('地区', 'Region') }
  const row = { id: '1', version: 1, actions: [], name: '310000', region: '440305' }
  await prefetchRegionsOf(fields, [row, { ...row, region: null }])
  expect(load.mock.lastCall).toEqual([['440305']])
  const { container } = render(<RegionName code="440305" />)
  expect(container.textContent).toBe('广东省 深圳市 南山区')
})

test('region names that could not be fetched show the code, and are asked for again', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  const first = render(<RegionName code="110101" />)
  expect(first.container.textContent).toBe('…')
  expect(await screen.findByText('110101')).toBeTruthy()
  first.unmount()
  load.mockResolvedValueOnce({ 110101: '北京市 东城区' })
  render(<RegionName code="110101" />)
  expect(await screen.findByText('北京市 东城区')).toBeTruthy()
})
