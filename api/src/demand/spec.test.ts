import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkSpec, formatSpec, parseSpec, specFieldsOf, type SpecField } from './spec.ts'

const field = (more: Partial<SpecField> & Pick<SpecField, 'key' | 'label'>): SpecField => ({
  kind: 'text',
  options: [],
  unit: null,
  isRequired: false,
  on: 'both',
  ...more,
})

const hall: readonly SpecField[] = [
  field({ key: 'height', label: '层高', kind: 'number', unit: '米', isRequired: true }),
  field({ key: 'layout', label: '台型', kind: 'choice', options: ['课桌式', '剧院式'] }),
  field({ key: 'led', label: 'LED 屏', kind: 'bool' }),
  field({ key: 'from', label: '进场日期', kind: 'date', on: 'demand' }),
  field({ key: 'fee', label: '加时费', kind: 'text', on: 'quote' }),
]

describe('spec of a purchase type', () => {
  it('asks a supplier other fields than whoever needs the thing', () => {
    expect(specFieldsOf(hall, 'demand').map(({ key }) => key)).toEqual(['height', 'layout', 'led', 'from'])
    expect(specFieldsOf(hall, 'quote').map(({ key }) => key)).toEqual(['height', 'layout', 'led', 'fee'])
  })

  it('checks each value by its kind', () => {
    const good = { height: '6.5', layout: '课桌式', led: true, from: '2026-12-01' }
    expect(checkSpec(hall, good, 'demand')).toEqual({ values: good, problems: [] })
    const bad = { height: '很高', layout: '圆桌', led: '也许', from: '2026-02-30' }
    expect(checkSpec(hall, bad, 'demand').problems.map(({ key, kind }) => [key, kind])).toEqual([
      ['height', 'number'],
      ['layout', 'choice'],
      ['led', 'bool'],
      ['from', 'date'],
    ])
  })

  it('misses what is required and refuses what nobody asked for', () => {
    const { problems } = checkSpec(hall, { fee: '每小时 500', color: '红' }, 'demand')
    expect(problems.map(({ key, kind }) => [key, kind])).toEqual([
      ['height', 'required'],
      ['fee', 'unknown'],
      ['color', 'unknown'],
    ])
  })

  it('is read back from the text it is written as, with or without units', () => {
    const values = { height: '6', layout: '剧院式', led: false, from: '2026-12-01' }
    expect(formatSpec(hall, values)).toBe('层高：6 米；台型：剧院式；LED 屏：否；进场日期：2026-12-01')
    const { filled } = parseSpec(hall, formatSpec(hall, values))
    expect(checkSpec(hall, filled, 'demand')).toEqual({ values, problems: [] })
    expect(parseSpec(hall, '层高:7;LED 屏=有\n靠窗\n位置：一楼')).toEqual({
      filled: { height: '7', led: '有' },
      further: ['靠窗', '位置：一楼'],
    })
    expect(formatSpec(hall, { height: '7' }, ['靠窗'])).toBe('层高：7 米；靠窗')
  })

  it('comes back the same for any text that stands in a field', () => {
    const words = field({ key: 'note', label: '说明' })
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const { values } = checkSpec([words], { note: text }, 'demand')
        const written = formatSpec([words], values)
        const { filled, further } = parseSpec([words], written)
        const again = checkSpec([words], filled, 'demand')
        expect([again.problems, further]).toEqual([[], []])
        expect(formatSpec([words], again.values)).toBe(written)
      }),
    )
  })
})
