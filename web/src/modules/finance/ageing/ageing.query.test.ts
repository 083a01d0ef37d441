import { describe, expect, it } from 'vitest'
import { parseDays } from './ageing.query.ts'

describe('days of buckets', () => {
  it('are read however they are separated', () => expect(parseDays('30，60, 90 180')).toEqual([30, 60, 90, 180]))

  it.each(['', '0,30', '30,30', '60,30', '1.5', 'a', '1,2,3,4,5,6,7,8'])('are refused in "%s"', (text) =>
    expect(parseDays(text)).toBeNull(),
  )
})
