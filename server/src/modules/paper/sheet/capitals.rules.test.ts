import { describe, expect, it } from 'vitest'
import { inCapitals } from './capitals.rules.ts'

describe('an amount in capitals', () => {
  it.each([
    ['0.00', '零元整'],
    ['1.00', '壹元整'],
    ['10.00', '壹拾元整'],
    ['0.05', '伍分'],
    ['1.05', '壹元零伍分'],
    ['12000.50', '壹万贰仟元伍角整'],
    ['100200300.00', '壹亿零贰拾万零叁佰元整'],
    ['1234567.89', '壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分'],
    ['-88000.00', '负捌万捌仟元整'],
  ])('%s is %s', (amount, words) => {
    expect(inCapitals(amount)).toBe(words)
  })

  it('is exact for the largest amount there is', () => {
    expect(inCapitals('9999999999999.99')).toBe('玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分')
  })

  it('is nothing for what is no amount, such as a covered one', () => {
    expect(['', '****', '1e5', '12,000'].map(inCapitals)).toEqual(['', '', '', ''])
  })
})
