// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressOf, pointOf } from './geocoder.ts'

/** Stands for the script element: nothing is loaded, the test answers instead. */
const scripts: HTMLScriptElement[] = []
const reported: unknown[] = []

beforeEach(() => {
  scripts.length = 0
  reported.length = 0
  vi.useFakeTimers()
  vi.spyOn(document.head, 'append').mockImplementation((node) => void scripts.push(node as HTMLScriptElement))
  vi.stubGlobal('reportError', (error: unknown) => void reported.push(error))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const asked = (): URL => new URL(scripts.at(-1)?.src ?? '')
const waiting = (): unknown => Reflect.get(globalThis, asked().searchParams.get('callback') ?? '')
const answer = (what: unknown): void => (waiting() as (given: unknown) => void)(what)

test('an address is asked for with the key and its point comes back unshifted, with six decimals', async () => {
  const found = pointOf('k', '上海市人民广场')
  expect(asked().searchParams.get('address')).toBe('上海市人民广场')
  expect(asked().searchParams.get('key')).toBe('k')
  expect(asked().searchParams.get('output')).toBe('jsonp')
  answer({ status: 0, result: { location: { lat: 31.230416, lng: 121.473701 } } })
  const { lat = 0, lng = 0 } = (await found) ?? {}
  expect(lat).toBeCloseTo(31.2324, 3)
  expect(lng).toBeCloseTo(121.4692, 3)
  expect(String(lat).split('.')[1]?.length).toBeLessThanOrEqual(6)
})

test('a point is asked for where the Chinese map shows it', async () => {
  const found = addressOf('k', { lat: 31.232344, lng: 121.469194 })
  const [lat, lng] = (asked().searchParams.get('location') ?? '').split(',').map(Number)
  expect(lat).toBeCloseTo(31.2304, 3)
  expect(lng).toBeCloseTo(121.4737, 3)
  answer({ status: 0, result: { location: { lat, lng }, address: '上海市黄浦区人民大道' } })
  expect(await found).toBe('上海市黄浦区人民大道')
})

test('after five seconds of silence it gives up and only logs', async () => {
  const found = pointOf('k', '某处')
  vi.advanceTimersByTime(4999)
  expect(waiting()).toBeTypeOf('function')
  const name = asked().searchParams.get('callback') ?? ''
  vi.advanceTimersByTime(1)
  expect(await found).toBeUndefined()
  expect(reported).toHaveLength(1)
  expect(name in globalThis).toBe(false)
})

test('a script that cannot be loaded and an answer that is none are only logged', async () => {
  const unreachable = pointOf('k', '某处')
  scripts.at(-1)?.dispatchEvent(new Event('error'))
  expect(await unreachable).toBeUndefined()
  const refused = pointOf('wrong', '某处')
  answer({ status: 311, message: 'key 格式错误' })
  expect(await refused).toBeUndefined()
  expect(reported).toHaveLength(2)
})
