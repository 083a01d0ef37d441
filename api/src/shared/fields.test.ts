import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { answerOf, isRequired, metaOf, optional, type Kind } from './field-meta.ts'
import * as f from './fields.ts'

const accepts = (schema: z.ZodType, value: unknown): unknown => {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : parsed.error.issues[0]?.message
}

const id = '01a1dd07-f7da-7619-90d4-f9ba467773b4'

describe('the field vocabulary', () => {
  it('has every kind, each with its label in both languages', () => {
    const all: z.ZodType[] = [
      f.text('甲', 'A'),
      f.longText('甲', 'A'),
      f.richText('甲', 'A'),
      f.money('甲', 'A'),
      f.quantity('甲', 'A'),
      f.percent('甲', 'A'),
      f.integer('甲', 'A'),
      f.date('甲', 'A'),
      f.dateTime('甲', 'A'),
      f.dateRange('甲', 'A'),
      f.bool('甲', 'A'),
      f.choice('甲', 'A', [['x', '乙', 'X']]),
      f.dict('甲', 'A', 'd'),
      f.multiDict('甲', 'A', 'd'),
      f.ref('甲', 'A', 'r'),
      f.refs('甲', 'A', 'r'),
      f.person('甲', 'A'),
      f.persons('甲', 'A'),
      f.department('甲', 'A'),
      f.region('甲', 'A'),
      f.mobile('甲', 'A'),
      f.email('甲', 'A'),
      f.creditCode('甲', 'A'),
      f.bankAccount('甲', 'A'),
      f.url('甲', 'A'),
      f.location('甲', 'A'),
      f.attachments('甲', 'A'),
      f.images('甲', 'A'),
      f.code('甲', 'A'),
      f.color('甲', 'A'),
      f.tags('甲', 'A'),
      f.rows('甲', 'A', { a: f.text('乙', 'B') }),
    ]
    const kinds = all.map((schema) => metaOf(optional(schema)).kind)
    expect(new Set(kinds).size).toBe(all.length)
    expect(kinds satisfies Kind[]).toContain('bankAccount')
    expect(all.every((schema) => metaOf(schema).label.zh === '甲' && metaOf(schema).label.en === 'A')).toBe(true)
  })

  it('trims text, refuses what is empty, too long or has a NUL in it', () => {
    const name = f.text('名称', 'Name', { max: 5 })
    expect(accepts(name, '  上海 ')).toBe('上海')
    expect(accepts(name, '   ')).toBe('不能为空')
    expect(accepts(name, '一二三四五六')).toBe('不能超过 5 个字')
    expect(accepts(name, 'a\u0000b')).toBe('含有非法字符')
  })

  it('keeps money a string with two decimals up to 9999999999999.99', () => {
    const price = f.money('金额', 'Amount')
    expect([accepts(price, '9999999999999.99'), accepts(price, '007.5'), accepts(price, '0')]).toEqual([
      '9999999999999.99',
      '7.50',
      '0.00',
    ])
    for (const bad of ['10000000000000.00', '1.234', '-1', '1e3', '１', '', ' ', 12, null, true, [5]])
      expect(price.safeParse(bad).success, String(bad)).toBe(false)
    expect(accepts(f.money('差额', 'Difference', { negative: true }), '-12.3')).toBe('-12.30')
  })

  it('never changes the value of an amount it accepts', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 999_999_999_999_999n }), (fen) => {
        const text = `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`
        expect(accepts(f.money('金额', 'Amount'), text)).toBe(text)
      }),
      { numRuns: 2000 },
    )
  })

  it('limits percent, integer, date, range, colour, region and coordinates', () => {
    expect(accepts(f.percent('税率', 'Rate'), '13')).toBe('13.00')
    expect(accepts(f.percent('税率', 'Rate'), '100.01')).toBe('不能超过 100')
    expect(f.integer('数量', 'Count').safeParse(1.5).success).toBe(false)
    expect(f.date('日期', 'Date').safeParse('2026-02-29').success).toBe(false)
    expect(accepts(f.dateRange('期间', 'Period'), { from: '2026-03-02', to: '2026-03-01' })).toBe(
      '结束日期不能早于开始日期',
    )
    expect(f.color('色', 'Colour').safeParse('red').success).toBe(false)
    expect(f.region('地区', 'Region').safeParse('31011').success).toBe(false)
    expect(accepts(f.location('位置', 'Place'), { address: '世纪大道', lat: 31.23456789, lng: 121.5 })).toEqual({
      address: '世纪大道',
      lat: 31.234568,
      lng: 121.5,
    })
  })

  it('folds bank accounts and credit codes into their written form', () => {
    expect(accepts(f.bankAccount('账号', 'Account'), '6222 0210-0101 2345')).toBe('6222021001012345')
    expect(accepts(f.creditCode('代码', 'Code'), '91310115ma1k4yth00')).toBe('91310115MA1K4YTH00')
  })

  it('answers people with their names and files with their links, and null where nothing is required', () => {
    expect(accepts(answerOf(optional(f.person('人', 'Person'))), null)).toBe(null)
    expect(accepts(answerOf(f.person('人', 'Person')), { id, name: '王晓', password: 'x' })).toEqual({
      id,
      name: '王晓',
    })
    expect(isRequired(f.person('人', 'Person'))).toBe(true)
    expect(isRequired(optional(f.person('人', 'Person')))).toBe(false)
  })

  it('refuses a field that is not from the vocabulary', () => {
    expect(() => metaOf(z.string())).toThrow('vocabulary')
  })
})
