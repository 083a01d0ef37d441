import { expect, test } from 'vitest'
import type { StageFacts } from '@srm/api/crm'
import { funnelOf } from './funnel.steps.ts'

const stage = (id: string, kind: StageFacts['kind']): StageFacts => ({ id, name: id, kind, winRate: '10', needs: [] })
const stages = [stage('a', 'open'), stage('b', 'open'), stage('won', 'won'), stage('lost', 'lost')]
const group = (value: string, count: number, sums: Record<string, string> = {}) => ({
  value,
  name: value,
  count,
  sums,
  under: [] as string[],
})
const of = (expectedAmount: string) => ({ expectedAmount })

test('a funnel counts whatever came as far or further, and how many of those before came on', () => {
  const steps = funnelOf(stages, [
    group('a', 6, of('600.00')),
    group('b', 3, of('300.50')),
    group('won', 1, of('100.00')),
  ])
  expect(steps.map(({ id, count, amount, rate }) => [id, count, amount, rate])).toEqual([
    ['a', 10, '1000.50', undefined],
    ['b', 4, '400.50', 40],
    ['won', 1, '100.00', 25],
  ])
  expect(steps[1]?.stages).toEqual(['b', 'won'])
})

test('a funnel says nothing of amounts that are covered, and zero where nothing came', () => {
  const steps = funnelOf(stages, [group('a', 2)])
  expect(steps.map(({ amount, rate }) => [amount, rate])).toEqual([
    [undefined, undefined],
    ['0.00', 0],
    ['0.00', undefined],
  ])
})
