import { metaOf, optional } from '@srm/api/shared/field-meta'
import * as field from '@srm/api/shared/fields'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { changedLines, inWords, mentions, referencesIn } from './record.words.rules.ts'

const words = {
  names: { p1: '王晓', d1: '采购部' },
  options: { 'tax:general': '一般纳税人', 'tax:small': '小规模' },
  language: 'zh',
} as const

const kinds: readonly (readonly [string, z.ZodType, unknown, string])[] = [
  ['text', field.text('名', 'N'), '甲', '甲'],
  ['an empty text', optional(field.text('名', 'N')), '', '空'],
  ['nothing', optional(field.text('名', 'N')), null, '空'],
  ['yes', field.bool('是', 'B'), true, '是'],
  ['no', field.bool('是', 'B'), false, '否'],
  ['a choice', field.choice('状态', 'S', [['on', '启用', 'On']]), 'on', '启用'],
  ['a choice that was dropped', field.choice('状态', 'S', [['on', '启用', 'On']]), 'off', 'off'],
  ['an option', field.dict('税', 'T', 'tax'), 'general', '一般纳税人'],
  ['an option that is gone', field.dict('税', 'T', 'tax'), 'gone', 'gone'],
  ['options', field.multiDict('税', 'T', 'tax'), ['general', 'small'], '一般纳税人、小规模'],
  ['no options', field.multiDict('税', 'T', 'tax'), [], '空'],
  ['a person', field.person('人', 'P'), 'p1', '王晓'],
  ['a department', field.department('部', 'D'), 'd1', '采购部'],
  ['people', field.persons('人', 'P'), ['p1', 'p2'], '王晓、p2'],
  ['files', field.attachments('附', 'A'), ['f1', 'f2'], '2 个文件'],
  ['money', field.money('价', 'M'), '12.50', '￥12.50'],
  ['a moment', field.dateTime('时', 'T'), '2026-11-18T23:04:32.768Z', '2026-11-19 07:04'],
  ['a share', field.percent('率', 'R'), '6.00', '6.00%'],
  ['a formatted text', field.richText('文', 'R'), '<p>一<b>二</b></p>', ' 一 二  '],
  ['a period', field.dateRange('期', 'P'), { from: '2026-01-01', to: '2026-02-01' }, '2026-01-01 ~ 2026-02-01'],
  ['a place', field.location('地', 'L'), { address: '上海', lat: 1, lng: 2 }, '上海'],
  ['tags', field.tags('签', 'T'), ['a', 'b'], 'a、b'],
  ['a number', field.integer('数', 'I'), 5, '5'],
]

describe('a stored value', () => {
  it.each(kinds)('that is %s is said as a person would', (_, schema, value, said) => {
    expect(inWords(metaOf(schema), value, words)).toBe(said)
  })

  it('that is a line is said without what is empty, and without files', () => {
    const line = {
      name: field.text('名', 'N'),
      keeper: optional(field.person('人', 'P')),
      image: field.images('图', 'I'),
      on: field.bool('开', 'O'),
    }
    const lines = [
      { name: '甲', keeper: 'p1', image: ['f'], on: true },
      { name: '乙', keeper: null, image: [], on: false },
    ]
    expect(inWords(metaOf(field.rows('行', 'R', line)), lines, words)).toBe('甲 王晓；乙')
  })

  it('that is a table says only the lines that changed, and which records these name', () => {
    const meta = metaOf(field.rows('行', 'R', { name: field.text('名', 'N'), of: field.ref('类', 'C', 'place') }))
    const [one, two, three] = ['甲', '乙', '丙'].map((name, at) => ({ name, of: `r${at}` }))
    const changed = { name: '乙', of: 'r9' }
    expect(changedLines(meta, [one, two, three], [one, changed, three])).toEqual([[two], [changed]])
    expect(changedLines(meta, [one, two], [two, one])).toEqual([
      [one, two],
      [two, one],
    ])
    expect(changedLines(metaOf(field.text('名', 'N')), 'a', 'b')).toEqual(['a', 'b'])
    expect(referencesIn(meta, [[one], [changed]])).toEqual([
      { of: 'place', id: 'r0' },
      { of: 'place', id: 'r9' },
    ])
  })

  it('of a field that no longer exists is said as it is', () => {
    expect(inWords(undefined, 'x', words)).toBe('x')
    expect(inWords(undefined, { a: 1 }, words)).toBe('{"a":1}')
  })

  it('names everything it mentions, at any depth', () => {
    expect(mentions([{ from: null, to: 'a' }, { to: [{ keeper: 'b', n: 1 }] }])).toEqual(['a', 'b'])
  })
})
