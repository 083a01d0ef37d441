import { describe, expect, it } from 'vitest'
import { matrixLine } from './matrix.rules.ts'

const line = (people: string, more: object) => ({ people: [people], roles: [], ...more })
const dept = (...path: string[]) => ({ id: path.at(-1) ?? '', path, head: null })
const whose = (
  lines: Parameters<typeof matrixLine>[0],
  facts: Parameters<typeof matrixLine>[1],
  amount: string | null,
) => matrixLine(lines, facts, amount)?.people[0]

describe('a line of an approval matrix', () => {
  it('holds from its lower bound up to but not at its upper one, to the fen', () => {
    const lines = [
      line('small', { below: '1000' }),
      line('middle', { from: '1000', below: '5000.5' }),
      line('large', { from: '5000.5' }),
    ]
    expect(['0', '999.99', '1000', '5000.49', '5000.50'].map((amount) => whose(lines, {}, amount))).toEqual([
      'small',
      'small',
      'middle',
      'middle',
      'large',
    ])
  })

  it('with a bound does not hold for what has no amount', () => {
    expect(whose([line('x', { below: '10' }), line('rest', {})], {}, null)).toBe('rest')
  })

  it('for a department holds for those below it, of the document or of whoever submits it', () => {
    const lines = [line('x', { department: 'top' })]
    expect(whose(lines, { department: dept('top', 'low') }, '1')).toBe('x')
    expect(whose(lines, { initiatorDept: dept('top') }, '1')).toBe('x')
    expect(whose(lines, { department: dept('other') }, '1')).toBeUndefined()
  })

  it('for a kind holds for that kind, and the first line that holds is taken', () => {
    const lines = [line('seal', { category: { path: 'type', value: 'seal' } }), line('rest', {}), line('never', {})]
    expect([whose(lines, { type: 'seal' }, null), whose(lines, { type: 'trip' }, null)]).toEqual(['seal', 'rest'])
  })
})
