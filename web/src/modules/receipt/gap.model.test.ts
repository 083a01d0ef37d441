import { describe, expect, it } from 'vitest'
import { cashGapOf } from './gap.model.ts'

const plan = (side: 'receive' | 'pay', dueDate: string | null, amount: string | null, stage = 'pending' as const) => ({
  side,
  dueDate,
  amount,
  stage,
})

describe('cash gap of a project', () => {
  it('adds up what comes in and goes out by day, and names the day with most of our own money in it', () => {
    const gap = cashGapOf([
      plan('pay', '2026-11-10', '300.00'),
      plan('receive', '2026-11-01', '100.00'),
      plan('pay', '2026-11-10', '0.01'),
      plan('receive', '2026-12-01', '400.00'),
      plan('pay', '2026-12-01', '50.00'),
      plan('pay', null, '70.00'),
    ])
    expect(gap?.days).toEqual([
      { day: '2026-11-01', receive: '100.00', pay: '0.00', balance: '100.00' },
      { day: '2026-11-10', receive: '0.00', pay: '300.01', balance: '-200.01' },
      { day: '2026-12-01', receive: '400.00', pay: '50.00', balance: '149.99' },
    ])
    expect(gap?.lowest?.day).toBe('2026-11-10')
    expect(gap?.undated).toBe(1)
  })

  it('has no lowest day where nothing is paid before it comes in', () => {
    const gap = cashGapOf([plan('receive', '2026-11-01', '100.00'), plan('pay', '2026-11-02', '100.00')])
    expect(gap?.lowest).toBeNull()
  })

  it('is not drawn where one side is covered, and leaves out what was canceled', () => {
    expect(cashGapOf([plan('receive', '2026-11-01', '100.00'), plan('pay', '2026-11-02', null)])).toBeNull()
    const canceled = { ...plan('pay', '2026-11-02', null), stage: 'canceled' as const }
    expect(cashGapOf([plan('receive', '2026-11-01', '1.00'), canceled])?.days).toHaveLength(1)
  })
})
