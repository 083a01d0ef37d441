import { describe, expect, it } from 'vitest'
import { tellable, withoutValues } from './hidden.rules.ts'

const access = { amount: 'hidden', title: 'masked', reason: 'read' } as const

describe('what a step keeps from its people', () => {
  it('is not told by the rules that judged it, at any depth', () => {
    const rule = (path: string) => ({ path, op: 'gte', fact: '5000.00', holds: true })
    const decision = { rules: [{ branch: 'x', rules: [rule('amount'), rule('reason')] }], chosen: ['x'] }
    expect(withoutValues(decision, access)).toEqual({
      rules: [{ branch: 'x', rules: [{ path: 'amount', op: 'gte', holds: true }, rule('reason')] }],
      chosen: ['x'],
    })
  })

  it('is not told by a list either: not in the summary, not as the amount', () => {
    const told = (path: string) => ({ path, label: path, value: '1' })
    const row = { amount: '5000.00', summary: [told('amount'), told('title'), told('reason')] }
    expect(tellable(row, access, 'amount')).toEqual({ amount: null, summary: [told('reason')] })
    expect(tellable(row, {}, 'amount')).toEqual(row)
  })
})
