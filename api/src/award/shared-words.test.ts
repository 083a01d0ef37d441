import { describe, expect, test } from 'vitest'
import { findSharedOrigins, findSharedRemarks } from './collusion.ts'

describe('hints of collusion', () => {
  test('remarks of two quotes are alike whatever their punctuation, short ones aside', () => {
    const quotes = [
      { quoteId: 'a', texts: ['含税', '设备进场前须付清全部货歀。'] },
      { quoteId: 'b', texts: ['含税', '设备进场前，须付清全部货歀'] },
      { quoteId: 'c', texts: ['设备进场前须付清全部货款'] },
    ]
    expect(findSharedRemarks(quotes)).toEqual([
      { kind: 'sameRemark', quotes: ['a', 'b'], detail: '设备进场前须付清全部货歀。' },
    ])
  })
  test('a device tells more than the address it came from, and nothing is known of paper', () => {
    const origin = (quoteId: string, address: string | null, device: string | null) => ({ quoteId, address, device })
    const some = [
      origin('a', '1.1.1.1', 'x'),
      origin('b', '1.1.1.1', 'x'),
      origin('c', '1.1.1.1', null),
      origin('d', null, null),
    ]
    expect(findSharedOrigins(some).map(({ kind, quotes }) => [kind, ...quotes])).toEqual([
      ['sameDevice', 'a', 'b'],
      ['sameAddress', 'a', 'c'],
      ['sameAddress', 'b', 'c'],
    ])
  })
})
