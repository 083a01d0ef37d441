import { beforeEach, expect, test } from 'vitest'
import { forgetDecision, noteDecision, useDecided } from './decided.ts'

const decision = (id: string, waiting: number, opens: string | undefined) =>
  noteDecision({ id, taskId: `task-${id}`, title: id, done: '已同意', canTakeBack: true, waiting, opens }, 1000)

beforeEach(() => useDecided.setState({ last: undefined, handled: 0 }))

test('decisions made one after the other are counted on', () => {
  expect(decision('a', 4, 'b').next).toEqual({ id: 'b', position: 2, count: 5 })
  expect(decision('b', 3, 'c').next).toEqual({ id: 'c', position: 3, count: 5 })
})

test('a decision opened another way begins to count anew', () => {
  decision('a', 4, 'b')
  expect(decision('z', 4, 'b').next).toEqual({ id: 'b', position: 2, count: 5 })
})

test('the last decision opens nothing, and a forgotten one is no longer told', () => {
  expect(decision('a', 0, undefined).next).toBeUndefined()
  forgetDecision()
  expect(useDecided.getState().last).toBeUndefined()
})
