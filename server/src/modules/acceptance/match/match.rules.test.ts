import { describe, expect, it } from 'vitest'
import { ceilingOf, matchOf } from './match.rules.ts'

const of = (ordered: string, accepted: string, invoiced: string, tolerance = '5.00') =>
  matchOf({ ordered, accepted, invoiced, tolerance })

describe('three-way match', () => {
  it('takes the lesser of what was ordered and what was accepted, and the tolerance on it, half up to the fen', () => {
    expect(ceilingOf({ ordered: '1000.00', accepted: '800.00', tolerance: '5.00' })).toBe('840.00')
    expect(ceilingOf({ ordered: '1000.00', accepted: '1200.00', tolerance: '5.00' })).toBe('1050.00')
    expect(ceilingOf({ ordered: '0.10', accepted: '0.10', tolerance: '5.00' })).toBe('0.11')
    expect(ceilingOf({ ordered: '0.09', accepted: '0.09', tolerance: '5.00' })).toBe('0.09')
    expect(ceilingOf({ ordered: '9999999999999.99', accepted: '9999999999999.99', tolerance: '0' })).toBe(
      '9999999999999.99',
    )
  })

  it('is open below what may be invoiced, matched at it, within the tolerance above it, and then an exception', () => {
    expect(of('1000.00', '800.00', '0').state).toBe('open')
    expect(of('1000.00', '800.00', '799.99').state).toBe('open')
    expect(of('1000.00', '800.00', '800.00').state).toBe('matched')
    expect(of('1000.00', '800.00', '800.01').state).toBe('within')
    expect(of('1000.00', '800.00', '840.00').state).toBe('within')
    expect(of('1000.00', '800.00', '840.01').state).toBe('exception')
  })

  it('is an exception for any invoice before something was accepted', () => {
    expect(of('1000.00', '0.00', '0.00')).toEqual({ ceiling: '0.00', state: 'unaccepted' })
    expect(of('1000.00', '0.00', '0.01').state).toBe('exception')
  })

  it('allows nothing more without a tolerance', () => {
    expect(of('1000.00', '1000.00', '1000.00', '0').state).toBe('matched')
    expect(of('1000.00', '1000.00', '1000.01', '0').state).toBe('exception')
  })
})
