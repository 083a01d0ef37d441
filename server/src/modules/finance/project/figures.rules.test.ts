import { describe, expect, it } from 'vitest'
import { figuresOf, type FigureDocument } from './figures.rules.ts'

const none = { committed: '0.00', settled: '0.00', invoiced: '0.00', paid: '0.00' }
const sale = (more: Partial<FigureDocument>): FigureDocument => ({ side: 'income', ...none, ...more })
const cost = (more: Partial<FigureDocument>): FigureDocument => ({ side: 'cost', ...none, ...more })

describe('what a project comes to', () => {
  it('expects what is sold less what is planned, until more than that is agreed', () => {
    const budget = { income: '900.00', cost: '600.00' }
    const sold = sale({ committed: '1000.00' })
    expect(figuresOf(budget, [sold, cost({ committed: '500.00' })])).toMatchObject({
      expected: '400.00',
      margin: '40.00',
      alerts: [],
    })
    expect(figuresOf(budget, [sold, cost({ committed: '700.00' })])).toMatchObject({
      expected: '300.00',
      alerts: ['overBudget'],
    })
  })

  it('expects what is planned to come in while nothing is sold, and says so once something is bought', () => {
    const budget = { income: '900.00', cost: '600.00' }
    expect(figuresOf(budget, [])).toMatchObject({ expected: '300.00', alerts: [] })
    expect(figuresOf(budget, [cost({ committed: '100.00' })]).alerts).toEqual(['notSold'])
  })

  it('tells apart what is invoiced and settled from what is received and paid', () => {
    const found = figuresOf({ income: '0.00', cost: '0.00' }, [
      sale({ committed: '1000.00', invoiced: '800.00', paid: '300.00' }),
      cost({ committed: '700.00', settled: '500.00', invoiced: '500.00', paid: '450.00' }),
    ])
    expect(found).toMatchObject({ accrued: '300.00', realised: '-150.00', gap: '150.00', alerts: ['gap'] })
  })

  it('names a loss, and no margin where nothing is expected to come in', () => {
    expect(figuresOf({ income: '0.00', cost: '10.00' }, [])).toMatchObject({
      expected: '-10.00',
      margin: null,
      alerts: ['loss'],
    })
  })
})
