// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { preloadError, recoverFromMissingFiles } from './preload.ts'

const reload = vi.fn<() => void>()
const raised = vi.fn<(event: Event) => void>()
recoverFromMissingFiles(reload)
window.addEventListener(preloadError, raised)

const miss = (file: string): Event => {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new Error(file) })
  window.dispatchEvent(event)
  return event
}

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  raised.mockClear()
  vi.restoreAllMocks()
})

test('a file that is gone raises the event and loads the page anew, once', () => {
  expect(miss('list-a1.js').defaultPrevented).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(raised).toHaveBeenCalledTimes(1)
  expect(miss('list-a1.js').defaultPrevented).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(raised).toHaveBeenCalledTimes(2)
})

test('another file, of another version, is another chance', () => {
  miss('list-a1.js')
  miss('list-b2.js')
  expect(reload).toHaveBeenCalledTimes(2)
})

test('without a network nothing is loaded anew', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(miss('list-a1.js').defaultPrevented).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
