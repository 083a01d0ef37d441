import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gramKeys, gramKeysOf, gramsOf, pinyinOf, searchText, termsOf } from './search.ts'

/** Whether a record with this search text is found by these words: what the list asks the database, in other words. */
const finds = (text: string, keyword: string): boolean => {
  const { grams, patterns } = termsOf(keyword)
  const has = new Set(gramsOf(text))
  const plain = patterns.map((pattern) => pattern.slice(1, -1).replaceAll(/\\(.)/g, '$1'))
  return grams.every((gram) => has.has(gram)) && plain.every((word) => text.includes(word))
}

describe('pinyin', () => {
  it.each([
    ['重庆', 'chongqing', 'cq'],
    ['厦门', 'xiamen', 'xm'],
    ['银行', 'yinhang', 'yh'],
    ['行动', 'xingdong', 'xd'],
    ['音乐', 'yinyue', 'yy'],
    ['快乐', 'kuaile', 'kl'],
    ['长沙', 'changsha', 'cs'],
    ['绿地', 'lvdi', 'ld'],
    ['上海云舟会展', 'shanghaiyunzhouhuizhan', 'shyzhz'],
    ['IBM中国', 'ibmzhongguo', 'izg'],
    ['云舟2026年会', 'yunzhou2026nianhui', 'yz2026nh'],
  ])('of %s is %s and %s', (text, full, initials) => {
    expect(pinyinOf(text)).toEqual([full, initials])
  })

  it('of a text without Chinese is nothing', () => {
    expect(pinyinOf('Yunzhou 2026')).toEqual([])
  })
})

describe('search', () => {
  const text = searchText(['GS-001', '重庆ＡＢＣ会展 服务有限公司', null, undefined, ''])

  it.each([
    '重',
    '重庆',
    '庆ａｂ',
    'ABC',
    'abc会',
    'gs-0',
    '服务',
    '展 服',
    'cq',
    'chongqing',
    'CQAHZ',
    '公司 gs',
    '  重庆  ',
  ])('finds it by %j', (keyword) => expect(finds(text, keyword)).toBe(true))

  it.each(['庆重', '上海', 'gs-002', 'xm', '重庆 上海', '%', '_'])('does not find it by %j', (keyword) =>
    expect(finds(text, keyword)).toBe(false),
  )

  it('takes the signs of patterns for themselves', () => {
    expect(termsOf('100%_\\').patterns).toEqual(['%100\\%\\_\\\\%'])
    expect(finds(searchText(['满100%_\\减']), '100%_\\')).toBe(true)
  })

  it('asks for nothing when nothing was typed', () => {
    for (const empty of ['', ' ', '　', '\n']) expect(termsOf(empty)).toEqual({ grams: [], patterns: [] })
  })

  const letters = '云舟会展服务上海重庆厦门AbZz09ＡＢ１-_.%\\ （）·'
  const someText = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 24 })

  it('finds a record by any part of any of its texts', () => {
    fc.assert(
      fc.property(
        fc.array(someText, { minLength: 1, maxLength: 3 }),
        fc.nat(),
        fc.nat(),
        fc.nat(),
        (texts, which, from, length) => {
          const whole = [...(texts[which % texts.length] ?? '')]
          const start = from % whole.length
          const part = whole.slice(start, start + 1 + (length % (whole.length - start))).join('')
          expect(finds(searchText(texts), part)).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('finds a record by words if and only if each of them is in it', () => {
    fc.assert(
      fc.property(someText, someText, (text1, keyword) => {
        const searched = searchText([text1])
        const words = keyword.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
        expect(finds(searched, keyword)).toBe(words.every((word) => searched.includes(word)))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('keys of a text in one walk', () => {
  const tenants = ['0197b0c4-7b1c-7000-8000-000000000001', '0197b0c4-7b1c-7000-8000-000000000002']
  const sorted = (keys: readonly number[]): number[] => keys.toSorted((a, b) => a - b)
  // Characters beyond the first plane, halves of them alone, and everything the walk treats apart.
  const characters = fc.constantFrom(
    ...'云舟会展abz019AZ -_%\n\t',
    '𠮷',
    '𩸽',
    '😀',
    '\ud842',
    '\udfb7',
    'é',
    'ß',
    '　',
  )
  const anyText = fc.oneof(
    fc.string({ unit: characters, maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.array(fc.string({ unit: characters, maxLength: 20 }), { maxLength: 3 }).map((texts) => searchText(texts)),
  )

  it('are those of its grams, each once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tenants), anyText, (tenantId, text) => {
        const keys = gramKeysOf(tenantId, text)
        expect(sorted(keys)).toEqual(sorted(gramKeys(tenantId, gramsOf(text))))
        expect(new Set(keys).size).toBe(keys.length)
      }),
      { numRuns: 5000 },
    )
  })

  it.each(['', ' ', 'a', 'ab', 'abc', 'abc d', 'ab cd', 'a\nbc', '上', '上海', '𠮷野家', 'x𠮷y', 'abc云def'])(
    'of %j',
    (text) =>
      expect(sorted(gramKeysOf(tenants[0] ?? '', text))).toEqual(sorted(gramKeys(tenants[0] ?? '', gramsOf(text)))),
  )
})
