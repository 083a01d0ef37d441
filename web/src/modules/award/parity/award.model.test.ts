import { describe, expect, it } from 'vitest'
import type { AwardLine, PriceParity } from '@srm/api/award'
import type { Comparison } from '@srm/api/award/comparison'
import { overdrawn, picksOf, restCounts, wishesOf } from './award.model.ts'
import { togglePick } from './parity.model.ts'

const line = (id: string, quantity: string, awarded = '0') =>
  ({ id, name: id, quantity, awarded }) as PriceParity['lines'][number]
const quote = (id: string, lines: PriceParity['quotes'][number]['lines'] = []) =>
  ({ id, supplier: { id: `s-${id}`, name: id }, lines }) as unknown as PriceParity['quotes'][number]
const cell = (isLowest: boolean) => ({ isLowest })

const data = { lines: [line('bus', '12.0000'), line('desk', '3')], quotes: [quote('a'), quote('b')] }
const comparison = {
  lines: [{ offers: 2 }, { offers: 1 }],
  quotes: [
    { quoteId: 'a', cells: [cell(true), cell(true)] },
    { quoteId: 'b', cells: [cell(false), null] },
  ],
} as unknown as Comparison

const draftLine = (line_: string, supplier: string, quantity: string) =>
  ({
    purchaseLine: { id: line_, name: line_ },
    supplier: { id: `s-${supplier}`, name: supplier },
    quantity,
    reasonCode: 'quality',
    reasonText: '备用',
  }) as unknown as AwardLine

describe('the lines of an award', () => {
  it('are shared evenly between the suppliers of a line, and one supplier gets all that is left', () => {
    const wishes = wishesOf({ data, comparison, picks: [['a', 'b'], ['a']] }, [])
    expect(wishes.map(({ quoteId, quantity, reasonCode }) => [quoteId, quantity, reasonCode])).toEqual([
      ['a', '6', 'lowest'],
      ['b', '6', null],
      ['a', '3', 'sole'],
    ])
  })

  it('never begin with more than a supplier offers', () => {
    const some = { ...data, quotes: [quote('a', [{ at: 0, quantity: '5' }]), quote('b')] }
    expect(wishesOf({ data: some, comparison, picks: [['a'], []] }, [])).toMatchObject([{ quantity: '5' }])
  })

  it('are those of the award that is being written until another supplier is chosen', () => {
    const draft = [draftLine('bus', 'a', '9.0000'), draftLine('bus', 'b', '2.5000')]
    const picks = picksOf(data, draft)
    expect(picks).toEqual([['a', 'b'], []])
    expect(wishesOf({ data, comparison, picks }, draft)).toMatchObject([
      { quantity: '9', reasonCode: 'quality', reasonText: '备用' },
      { quantity: '2.5' },
    ])
    expect(wishesOf({ data, comparison, picks: [['a'], []] }, draft)).toMatchObject([{ quantity: '12' }])
  })

  it('say what is given away twice and what goes back to the pool', () => {
    const wish = (at: number, quantity: string) => ({ at, quoteId: 'a', quantity, reasonCode: null, reasonText: '' })
    expect([...overdrawn(data, [wish(0, '8'), wish(0, '4.0001')])]).toEqual([0])
    expect([...overdrawn({ lines: [line('bus', '12', '5')] }, [wish(0, '7')])]).toEqual([])
    expect(restCounts(data, [wish(0, '8')])).toEqual({ whole: 1, parts: 1 })
  })
})

describe('a choice in the comparison', () => {
  it('takes the place of the one before, or joins it where lines may be split', () => {
    expect(togglePick(['a'], 'b', false)).toEqual(['b'])
    expect(togglePick(['a'], 'b', true)).toEqual(['a', 'b'])
    expect(togglePick(['a', 'b'], 'a', true)).toEqual(['b'])
  })
})
