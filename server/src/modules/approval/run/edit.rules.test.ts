import { describe, expect, it } from 'vitest'
import { withUnseen } from './edit.rules.ts'

const kept = [
  { id: 'a', item: '客房', price: '580.00', unit: { id: 'u1', name: '间夜' }, papers: ['f1'], note: null },
  { id: 'b', item: '会场', price: '12000.00', unit: null, papers: [], note: '全天' },
]

describe('lines an approver sends back', () => {
  it('keep the columns that were hidden from them or covered', () => {
    expect(withUnseen([{ id: 'a', item: '套房', price: '***' }], kept)).toEqual([
      { id: 'a', item: '套房', price: '580.00', unit: 'u1', papers: ['f1'], note: null },
    ])
  })

  it('that are new, or are not lines, stay as they came', () => {
    const sent = [{ item: '茶歇' }, { id: 'x', item: '别人的' }, 'x', null]
    expect(withUnseen(sent, kept)).toEqual(sent)
    expect(withUnseen('x', kept)).toBe('x')
    expect(withUnseen(sent, undefined)).toBe(sent)
  })

  it('keep what they were emptied of', () => {
    expect(withUnseen([{ id: 'b', note: null, price: '' }], kept)).toMatchObject([{ note: null, price: '' }])
  })
})
