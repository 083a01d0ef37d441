import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { metaOf } from '@srm/api/shared/field-meta'
import { location } from '@srm/api/shared/fields'
import { problemOf } from '@/ui/fields/field-rule.ts'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { LocationInput } from './location-input.tsx'
import { configureMap, provideMap } from './map-settings.ts'

prepareScreen()

// A map needs a size, which the test browser does not have; what it tells is played by a button.
vi.mock('./map.tsx', () => ({
  LocationMap: ({ move }: { move?: (point: { lat: number; lng: number }) => void }) => (
    <button onClick={() => move?.({ lat: 31.2, lng: 121.4 })}>地图</button>
  ),
}))
const found = vi.hoisted(() => ({ pointOf: vi.fn<() => unknown>(), addressOf: vi.fn<() => unknown>() }))
vi.mock('./geocoder.ts', () => found)

const changed = vi.fn<(place: unknown) => void>()
const show = (value?: { address?: string }): void =>
  draw(<LocationInput meta={metaOf(location('地址', 'Address'))} value={value} onChange={changed} />)

beforeEach(() => {
  changed.mockClear()
  found.pointOf.mockResolvedValue({ lat: 31.1, lng: 121.1 })
  found.addressOf.mockResolvedValue('人民大道')
})
afterEach(() => configureMap({}))

const tiles = { url: 'https://tile/{z}/{x}/{y}', attribution: '', system: 'wgs84' as const }

test('location input without a map service is the address alone', () => {
  show({ address: '崧泽大道 333 号' })
  expect(screen.queryByRole('button', { name: '地图' })).toBeNull()
  expect(screen.queryByLabelText('纬度')).toBeNull()
  fireEvent.change(screen.getByPlaceholderText('输入地址'), { target: { value: '崧泽大道 335 号' } })
  expect(changed).toHaveBeenLastCalledWith({ address: '崧泽大道 335 号' })
})

test('an address without a point can be saved, half a point cannot', () => {
  const schema = location('地址', 'Address')
  expect(problemOf(String, schema, { address: '崧泽大道 333 号' })).toBeUndefined()
  expect(problemOf(String, schema, { address: '崧泽大道 333 号', lat: 31.2 })).toBe('invalid.location')
})

test('with a street map but no key nothing is looked up, but a point can be set', () => {
  configureMap({ tiles })
  show({ address: '崧泽大道 333 号' })
  expect(screen.queryByRole('button', { name: '定位' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '地图' }))
  expect(changed).toHaveBeenLastCalledWith({ address: '崧泽大道 333 号', lat: 31.2, lng: 121.4 })
  expect(found.addressOf).not.toHaveBeenCalled()
})

test('with a key an address finds its point', async () => {
  configureMap({ key: 'k' })
  show({ address: '崧泽大道 333 号' })
  fireEvent.click(screen.getByRole('button', { name: '定位' }))
  await waitFor(() => expect(changed).toHaveBeenCalledWith({ address: '崧泽大道 333 号', lat: 31.1, lng: 121.1 }))
})

test('with a key a point set on an empty field brings its address', async () => {
  configureMap({ key: 'k' })
  show()
  fireEvent.click(screen.getByRole('button', { name: '地图' }))
  await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ address: '人民大道', lat: 31.2, lng: 121.4 }))
})

test('the settings are asked for once, when a place is shown; a failure is asked again', async () => {
  const load = vi.fn<() => Promise<{ key?: string }>>().mockRejectedValueOnce(new Error('offline'))
  provideMap(load.mockResolvedValue({ key: 'k' }))
  show({ address: '崧泽大道 333 号' })
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('button', { name: '定位' })).toBeNull()
  show({ address: '延安路 1 号' })
  await waitFor(() => expect(screen.getAllByRole('button', { name: '定位' })).toHaveLength(2))
  show({ address: '南京路 1 号' })
  expect(load).toHaveBeenCalledTimes(2)
})
