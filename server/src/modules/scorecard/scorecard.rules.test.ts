import { describe, expect, it } from 'vitest'
import {
  overallScore,
  periodScore,
  spanBefore,
  standingOf,
  standingsHold,
  weightsHold,
  type Standing,
} from './scorecard.rules.ts'

const weights = (...all: string[]) => all.map((weight, n) => ({ name: `项${String(n)}`, weight }))
const measured = (...all: readonly (readonly [score: string | null, weight: string, points: number])[]) =>
  all.map(([score, weight, points], n) => ({ name: `项${String(n)}`, score, weight, points }))
const spans = (...all: readonly (readonly [string, string])[]) => all.map(([least, most]) => ({ least, most }))

describe('the weights of a template', () => {
  it('add up to exactly 100, to the hundredth', () => {
    expect(weightsHold(weights('15', '20', '25', '25', '10', '5'))).toBe(true)
    expect(weightsHold(weights('33.33', '33.33', '33.34'))).toBe(true)
    expect(weightsHold(weights('90'))).toBe(false)
    expect(weightsHold(weights('50', '50.01'))).toBe(false)
    expect(weightsHold([])).toBe(false)
  })
})

describe('the standings of a template', () => {
  it('cover 0 to 100 without a gap or an overlap, in whatever order they are written', () => {
    expect(standingsHold(spans(['0', '30'], ['30', '50'], ['50', '80'], ['80', '100']))).toBe(true)
    expect(standingsHold(spans(['80', '100'], ['0', '80']))).toBe(true)
    expect(standingsHold(spans(['0', '30'], ['40', '100']))).toBe(false)
    expect(standingsHold(spans(['0', '50'], ['40', '100']))).toBe(false)
    expect(standingsHold(spans(['0', '99.99']))).toBe(false)
    expect(standingsHold(spans(['0.01', '100']))).toBe(false)
    expect(standingsHold(spans(['0', '0'], ['0', '100']))).toBe(false)
    expect(standingsHold([])).toBe(false)
  })

  it('give a score on an edge the better one', () => {
    const all = [
      ['很差', '0'],
      ['差', '30'],
      ['一般', '50'],
      ['优秀', '80'],
    ].map(([name, least]) => ({ name, least }) as Standing)
    const named = (score: string) => standingOf(all, score)?.name
    expect(['0.00', '29.99', '30.00', '79.99', '80.00', '100.00'].map(named)).toEqual([
      '很差',
      '很差',
      '差',
      '一般',
      '优秀',
      '优秀',
    ])
  })
})

describe('the score of a period', () => {
  it('is the sum of scores by weight', () => {
    // 90×15 + 80×20 + 70×25 + 88×25 + 95×10 + 100×5 = 1350 + 1600 + 1750 + 2200 + 950 + 500 = 8350
    const all = measured(
      ['90', '15', 1],
      ['80', '20', 1],
      ['70', '25', 1],
      ['88', '25', 1],
      ['95', '10', 1],
      ['100', '5', 1],
    )
    expect(periodScore(all)).toEqual({ score: '83.50', points: 6 })
  })

  it('leaves out what was not measured and shares its weight: (88×25 + 100×5) / 30', () => {
    expect(periodScore(measured([null, '70', 0], ['88', '25', 2], ['100', '5', 1]))).toEqual({
      score: '90.00',
      points: 3,
    })
  })

  it('rounds half up: (66.67×50 + 66.66×50) / 100 = 66.665', () => {
    expect(periodScore(measured(['66.67', '50', 2], ['66.66', '50', 2])).score).toBe('66.67')
  })

  it('says nothing below three data points', () => {
    expect(periodScore(measured(['100', '95', 1], ['100', '5', 1]))).toEqual({ score: null, points: 2 })
    expect(periodScore([])).toEqual({ score: null, points: 0 })
  })
})

describe('the overall score', () => {
  it('weighs the newest whole and each before it a twelfth less: (90×12 + 60×11) / 23', () => {
    expect(overallScore(['90', '60'])).toBe('75.65')
    expect(overallScore(['80'])).toBe('80.00')
  })

  it('leaves out periods nothing is said about, which still age the others: (90×12 + 60×10) / 22', () => {
    expect(overallScore(['90', null, '60'])).toBe('76.36')
    expect(overallScore([null, null])).toBeNull()
  })

  it('forgets what is older than twelve periods', () => {
    expect(overallScore([...Array.from({ length: 12 }, () => '50'), '100'])).toBe('50.00')
    // The twelfth weighs one: (0×(12+…+2) + 78×1) / 78
    expect(overallScore([...Array.from({ length: 11 }, () => '0'), '78'])).toBe('1.00')
  })
})

describe('a period', () => {
  it('is a month, a quarter or a year of the calendar', () => {
    expect(spanBefore('month', '2026-11-16', 1)).toEqual({ startsOn: '2026-10-01', endsOn: '2026-10-31' })
    expect(spanBefore('month', '2026-03-31', 1)).toEqual({ startsOn: '2026-02-01', endsOn: '2026-02-28' })
    expect(spanBefore('quarter', '2026-11-16', 1)).toEqual({ startsOn: '2026-07-01', endsOn: '2026-09-30' })
    expect(spanBefore('quarter', '2026-01-01', 1)).toEqual({ startsOn: '2025-10-01', endsOn: '2025-12-31' })
    expect(spanBefore('year', '2026-11-16', 2)).toEqual({ startsOn: '2024-01-01', endsOn: '2024-12-31' })
  })
})
