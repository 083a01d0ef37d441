import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askBeforeLeaving, guardHistory } from './leaving.ts'

guardHistory()
const router = vi.fn<() => void>()
window.addEventListener('popstate', router)

const undo: (() => void)[] = []
beforeEach(() => {
  router.mockClear()
  window.history.replaceState({ idx: 3 }, '', '#/form')
})
afterEach(() => undo.splice(0).forEach((end) => end()))

const goneTo = (href: string): void => {
  window.history.replaceState(null, '', href)
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

test('without a guard the router hears of every step', () => {
  goneTo('#/list')
  expect(router).toHaveBeenCalledOnce()
})

test('a guard keeps the page, asks, and lets go when told', () => {
  const ask = vi.fn<(leave: () => void) => void>()
  undo.push(askBeforeLeaving(ask))
  goneTo('#/list')
  expect(router).not.toHaveBeenCalled()
  expect(window.location.hash).toBe('#/form')
  expect(window.history.state).toEqual({ idx: 3 })
  expect(ask).toHaveBeenCalledOnce()

  undo.splice(0).forEach((end) => end())
  goneTo('#/list')
  expect(router).toHaveBeenCalledOnce()
})

test('undoing an old guard leaves the newer one alone', () => {
  const old = askBeforeLeaving(() => undefined)
  const ask = vi.fn<(leave: () => void) => void>()
  undo.push(askBeforeLeaving(ask))
  old()
  goneTo('#/list')
  expect(ask).toHaveBeenCalledOnce()
})
