import { expect, test } from 'vitest'
import type { ReceiptSuggestion } from '@srm/api/receipt'
import { chosenSum, claimLines, toggle } from './choice.model.ts'

const suggestion = (id: string, open: string): ReceiptSuggestion => ({
  contract: { id: `c${id}`, code: `HT-${id}`, name: '年会' },
  customer: { id: 'k', name: '明远' },
  plan: { id, name: '首款' },
  dueDate: null,
  isOverdue: false,
  open,
  amount: open,
  score: 50,
  reasons: [],
})
const [a, b] = [suggestion('a', '30.00'), suggestion('b', '80.00')]

test('claim gives each chosen instalment what it is open for, the last what is left', () => {
  const one = toggle({}, a, '100.00')
  const both = toggle(one, b, '100.00')
  expect(both).toEqual({ a: '30.00', b: '70.00' })
  expect(chosenSum(both)).toBe('100.00')
  expect(claimLines(both, [a, b], '100.00')).toEqual([
    { contract: 'ca', plan: 'a', amount: '30.00' },
    { contract: 'cb', plan: 'b', amount: '70.00' },
  ])
  expect(toggle(both, a, '100.00')).toEqual({ b: '70.00' })
})

test('claim of nothing, of too much or without an amount is not sent', () => {
  expect(claimLines({}, [a], '100.00')).toBeUndefined()
  expect(claimLines({ a: '100.01' }, [a], '100.00')).toBeUndefined()
  expect(claimLines({ a: '' }, [a], '100.00')).toBeUndefined()
})
