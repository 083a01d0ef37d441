import { describe, expect, it } from 'vitest'
import { optionOf, type ChartLook } from './chart-option.ts'
import { palettes } from './chart-palette.ts'
import type { ChartData } from './chart-types.ts'

const around = { text: '#111', faint: '#777', line: '#eee', surface: '#fff', font: 'serif' }
const look: ChartLook = { colors: palettes.light, around, calm: false, narrow: false, language: 'zh' }

type Axis = { type: string; data?: string[]; axisLabel: { formatter?: (value: number) => string } }
type Drawing = {
  xAxis: Axis
  yAxis: Axis | Axis[]
  legend: { show: boolean }
  tooltip: { renderMode: string; trigger: string }
  series: {
    itemStyle?: unknown
    tooltip?: { valueFormatter: (value: unknown, at: number) => string }
  }[]
}
const drawn = (more: Partial<ChartData>, how: Partial<ChartLook> = {}): Drawing =>
  optionOf(
    {
      kind: 'bar',
      rows: [
        { who: '甲', a: '1.10', b: 2 },
        { who: '乙', a: '', b: 3 },
      ],
      category: { key: 'who', name: '人' },
      series: [{ key: 'a', name: 'A' }],
      ...more,
    },
    { ...look, ...how },
  ) as unknown as Drawing

describe('what is drawn', () => {
  it('has the categories below and the scale beside, or the other way round', () => {
    expect(drawn({}).xAxis).toMatchObject({ type: 'category', data: ['甲', '乙'] })
    expect(drawn({ lying: true }).yAxis).toMatchObject({ type: 'category', inverse: true })
    expect(drawn({ lying: true }).xAxis).toMatchObject({ type: 'value' })
  })

  it('leaves a gap where there is no value', () => {
    expect(drawn({}).series[0]).toMatchObject({ data: [1.1, null] })
  })

  it('gives a series on the right a scale of its own', () => {
    const two = drawn({
      series: [
        { key: 'a', name: 'A' },
        { key: 'b', name: 'B', axis: 'right' },
      ],
    })
    expect(two.yAxis).toHaveLength(2)
    expect(two.series[1]).toMatchObject({ yAxisIndex: 1 })
    expect(two.series[0]).not.toHaveProperty('yAxisIndex')
  })

  it('rounds only the top of a stack', () => {
    const { series } = drawn({
      series: [
        { key: 'a', name: 'A', stack: 's' },
        { key: 'b', name: 'B', stack: 's' },
      ],
    })
    expect(series.map(({ itemStyle }) => itemStyle)).toEqual([{ borderRadius: 0 }, { borderRadius: [3, 3, 0, 0] }])
  })

  it('explains several series, not one', () => {
    expect(drawn({}).legend.show).toBe(false)
    const series = ['a', 'b'].map((key) => ({ key, name: key }))
    expect(drawn({ series }).legend.show).toBe(true)
  })

  it('names the parts of a whole', () => {
    for (const kind of ['pie', 'funnel'] as const)
      expect(drawn({ kind }).series[0]).toMatchObject({
        type: kind,
        data: [
          { name: '甲', value: 1.1 },
          { name: '乙', value: null },
        ],
      })
  })

  it('says values in the words of their series, and never as markup', () => {
    const said = drawn({ series: [{ key: 'a', name: 'A', say: (value) => `￥${String(value)}` }] })
    const { valueFormatter } = said.series[0]?.tooltip ?? {}
    expect([valueFormatter?.(1.1, 0), valueFormatter?.(null, 1)]).toEqual(['￥1.10', '–'])
    expect(said.tooltip.renderMode).toBe('richText')
  })

  it.each([
    ['zh', '1.2万'],
    ['en', '12K'],
  ] as const)('shortens large numbers in %s', (language, text) => {
    const { yAxis } = drawn({}, { language })
    expect((yAxis as Axis).axisLabel.formatter?.(12_000)).toBe(text)
  })
})

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const brightness = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)
const contrast = (a: string, b: string): number => {
  const [low = 0, high = 0] = [brightness(a), brightness(b)].toSorted((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

describe.each([
  ['light', '#ffffff'],
  ['dark', '#1b1e24'],
] as const)('the %s palette', (mode, surface) => {
  it('has seven different colours that stand out from the surface', () => {
    expect(new Set(palettes[mode]).size).toBe(7)
    for (const colour of palettes[mode]) expect(contrast(colour, surface), colour).toBeGreaterThanOrEqual(3)
  })
})
