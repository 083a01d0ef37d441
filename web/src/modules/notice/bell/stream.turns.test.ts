import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeTurns } from './stream.turns.ts'

type Work = () => unknown

/** The browser's locks as far as they are used: one holder, the others wait in line. */
const fakeLocks = () => {
  let tail: Promise<unknown> = Promise.resolve()
  return {
    request: (_: string, __: unknown, work: Work) => {
      const before = tail
      const mine = (async () => {
        await before
        return work()
      })()
      tail = mine.catch(() => undefined)
      return mine
    },
  }
}

const stops: (() => void)[] = []
const leading: string[] = []
const heard: Record<string, string[]> = {}
const tells: Record<string, (message: string) => void> = {}

const tab = (name: string): (() => void) => {
  heard[name] = []
  const stop = takeTurns<string>({
    name: 'test.news',
    lead: (tell) => {
      leading.push(name)
      tells[name] = tell
      return () => void leading.splice(leading.indexOf(name), 1)
    },
    hear: (message) => void heard[name]?.push(message),
  })
  stops.push(stop)
  return stop
}

beforeEach(() => {
  leading.length = 0
  vi.stubGlobal('navigator', { locks: fakeLocks() })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

test('one of the tabs listens and all of them hear', async () => {
  tab('one')
  tab('two')
  await vi.waitFor(() => expect(leading).toEqual(['one']), 10_000)
  tells['one']?.('news')
  await vi.waitFor(() => expect(heard).toMatchObject({ one: ['news'], two: ['news'] }), 10_000)
})

test('when it goes, the next takes over', async () => {
  const leave = tab('one')
  tab('two')
  await vi.waitFor(() => expect(leading).toEqual(['one']), 10_000)
  leave()
  await vi.waitFor(() => expect(leading).toEqual(['two']), 10_000)
})

test('one that gave up in the moment its turn came does not begin', async () => {
  tab('one')()
  await pause(20)
  expect(leading).toEqual([])
})

test('where tabs cannot agree, each listens for itself', () => {
  vi.stubGlobal('navigator', {})
  tab('one')
  tab('two')
  expect(leading).toEqual(['one', 'two'])
})
