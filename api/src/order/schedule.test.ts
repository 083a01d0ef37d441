import { describe, expect, it } from 'vitest'
import { isWhole, scheduleOf, type PaymentStep } from './schedule.ts'

const steps: readonly PaymentStep[] = [
  { name: '定金', trigger: 'confirmed', days: 3, rate: '33.33' },
  { name: '进度款', trigger: 'beforeEvent', days: 7, rate: '33.33' },
  { name: '尾款', trigger: 'accepted', days: 15, rate: '33.34' },
]
const order = { amount: '1000.01', confirmedOn: '2026-11-30', serviceFrom: '2026-12-20', serviceTo: '2026-12-22' }

describe('instalments of an order', () => {
  it('come to its amount to the fen, each due by what it waits for', () => {
    const made = scheduleOf(steps, order)
    expect(made.map(({ amount }) => amount)).toEqual(['333.30', '333.30', '333.41'])
    expect(made.map(({ dueOn }) => dueOn)).toEqual(['2026-12-03', '2026-12-13', null])
  })

  it('have no day before there is one', () => {
    const early = { ...order, confirmedOn: null, serviceFrom: null, serviceTo: null }
    expect(scheduleOf(steps, early).every(({ dueOn }) => dueOn === null)).toBe(true)
    const after = scheduleOf([{ name: '尾款', trigger: 'afterEvent', days: 30, rate: '100' }], order)
    expect(after).toMatchObject([{ amount: '1000.01', dueOn: '2027-01-21' }])
  })

  it('are for all of it or none', () => {
    expect(isWhole(steps)).toBe(true)
    expect(isWhole([])).toBe(true)
    expect(isWhole(steps.slice(0, 2))).toBe(false)
  })
})
