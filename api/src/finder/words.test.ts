import { describe, expect, it } from 'vitest'
import type { Demand } from './demand.ts'
import { fitOf, type Candidate } from './fit.ts'
import { reasonOf } from './words.ts'

const hall: Candidate = {
  region: '310115',
  calendar: 'held',
  area: '280.0',
  height: '4.50',
  pillar: false,
  led: null,
  load: null,
  seats: {
    theater: 280,
    classroom: null,
    banquet: null,
    uShape: null,
    hollowSquare: null,
    boardroom: null,
    cocktail: null,
    herringbone: null,
  },
  lodging: null,
  price: '12000.00',
}

const told = (demand: Partial<Demand>, one: Candidate = hall, language: 'zh' | 'en' = 'zh'): string[] => {
  const whole: Demand = { kind: 'hall', part: 'day', ...demand }
  return fitOf(whole, one).map((verdict) => `${verdict.state} ${reasonOf(verdict, whole, language)}`)
}

describe('the reason of a verdict', () => {
  it('names what is needed and what is there', () => {
    expect(told({ people: 300, layout: 'theater', height: '4' })).toEqual([
      'no 需要 300 人剧院式，可坐 280 人',
      'ok 层高 4.50 m ≥ 4 m',
    ])
    expect(told({ people: 300, layout: 'theater' }, hall, 'en')).toEqual(['no 300 needed, seats 280 in theatre style'])
  })

  it('says so where seats are only reckoned from the floor, and by how much a person', () => {
    expect(told({ people: 150, layout: 'classroom' })).toEqual([
      'ok 需要 150 人，按面积估算课桌式约 155 人（1.8 ㎡/人），请向对方核实',
    ])
  })

  it('says what nobody knows', () => {
    expect(told({ led: 'true', load: 500, from: '2026-12-03' })).toEqual([
      'unknown 所选日期有暂留，需确认',
      'unknown 是否有 LED 未登记',
      'unknown 承重未登记，需要 500 kg/㎡',
    ])
  })

  it('compares prices by the day for a hall and by the night for a hotel', () => {
    expect(told({ budget: '10000' })).toEqual(['no 每天 ￥12000.00 > 预算 ￥10000'])
    expect(told({ budget: '20000', kind: 'hotel' })).toEqual(['ok 每间夜 ￥12000.00 ≤ 预算 ￥20000'])
    expect(told({ rooms: 20 })).toEqual(['no 需要客房 20 间，可用 0 间'])
  })
})
