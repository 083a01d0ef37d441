import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guard, joinList, splitCoded, splitList, unguard } from './text.rules.ts'

const starts = ['=', '+', '-', '@', '\t', '\0', '＝', '＋', '－', '＠']
const dangerous = fc
  .tuple(fc.constantFrom("'", "''", ''), fc.constantFrom(...starts), fc.string())
  .map((parts) => parts.join(''))

describe('a text in a cell', () => {
  it('never begins like a formula, and reads back as it was', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), dangerous), (text) => {
        const cell = guard(text)
        expect(starts).not.toContain([...cell][0])
        expect(unguard(cell)).toBe(text)
      }),
      { numRuns: 5000 },
    )
  })

  it('is left alone when it is harmless', () => {
    for (const text of ['云舟', "'tis", "O'Neil", '1-2', 'a=b', '']) expect(guard(text)).toBe(text)
  })
})

describe('a list in a cell', () => {
  it('reads back as it was, whatever its values hold', () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('甲、乙', '"', 'a"b', ' x ', '、', 'c,d', '\n'),
    )
    fc.assert(
      fc.property(fc.array(value.map((text) => text.trim()).filter(Boolean)), (values) => {
        expect(splitList(joinList(values))).toEqual(values)
      }),
      { numRuns: 2000 },
    )
  })

  it('may be written by hand, with blanks and empty places', () => {
    expect(splitList(' 甲 、乙、、丙 ')).toEqual(['甲', '乙', '丙'])
    expect(splitList('甲\n乙')).toEqual(['甲', '乙'])
  })
})

describe('a name with a code', () => {
  it.each([
    ['王晓 (E001)', { name: '王晓', code: 'E001' }],
    ['王晓（E001）', { name: '王晓', code: 'E001' }],
    ['远帆 (上海) (GS1)', { name: '远帆 (上海)', code: 'GS1' }],
    ['王晓', undefined],
  ])('%s is taken apart', (text, parts) => expect(splitCoded(text)).toEqual(parts))
})
