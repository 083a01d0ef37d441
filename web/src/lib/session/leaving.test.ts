// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { dropWork, holdsWork, holdWork } from './leaving.ts'

const undo: (() => void)[] = []
afterEach(() => undo.splice(0).forEach((end) => end()))

const isAsked = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('a tab holds work from when it is said until it is taken back', () => {
  const end = holdWork('t1', () => undefined)
  expect([holdsWork('t1'), holdsWork('t2')]).toEqual([true, false])
  end()
  expect(holdsWork('t1')).toBe(false)
})

test('two forms in one tab: it holds work until both are done', () => {
  const first = holdWork('t1', () => undefined)
  undo.push(holdWork('t1', () => undefined))
  first()
  expect(holdsWork('t1')).toBe(true)
})

test('giving up tells every form in the tab and no other', () => {
  const [mine, other] = [vi.fn<() => void>(), vi.fn<() => void>()]
  undo.push(holdWork('t1', mine), holdWork('t2', other))
  dropWork('t1')
  expect(mine).toHaveBeenCalledOnce()
  expect(other).not.toHaveBeenCalled()
})

test('closing the window asks while any tab holds work, and only then', () => {
  expect(isAsked()).toBe(false)
  const end = holdWork('t1', () => undefined)
  expect(isAsked()).toBe(true)
  end()
  expect(isAsked()).toBe(false)
})
