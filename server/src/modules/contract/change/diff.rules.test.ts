import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffClauses, diffWords, matchRows } from './diff.rules.ts'

const of = (pieces: ReturnType<typeof diffWords>, ...kinds: readonly string[]): string =>
  pieces.flatMap(({ kind, text }) => (kinds.includes(kind) ? [text] : [])).join('')

describe('a diff of words', () => {
  it('marks the words that changed and leaves the rest', () => {
    expect(diffWords('收到发票后三十日内付款', '收到发票后六十日内付款').map(({ kind }) => kind)).toEqual([
      'same',
      'removed',
      'added',
      'same',
    ])
    expect(diffWords('一样', '一样')).toEqual([{ kind: 'same', text: '一样' }])
    expect(diffWords('', '新增')).toEqual([{ kind: 'added', text: '新增' }])
    expect(diffWords('删去', '')).toEqual([{ kind: 'removed', text: '删去' }])
  })

  it('gives both texts back whatever they are', () => {
    const text = fc.oneof(fc.string({ maxLength: 60 }), fc.stringMatching(/^[甲乙丙付款日内，。 ]{0,60}$/))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = diffWords(before, after)
        expect(of(pieces, 'same', 'removed')).toBe(before)
        expect(of(pieces, 'same', 'added')).toBe(after)
        expect(pieces.every(({ text: piece }) => piece !== '')).toBe(true)
      }),
    )
  })

  it('does not fill the memory with texts that have nothing in common', () => {
    const [before, after] = ['甲乙 '.repeat(3000), '丙丁 '.repeat(3000)]
    const pieces = diffWords(before, after)
    expect([of(pieces, 'same', 'removed'), of(pieces, 'same', 'added')]).toEqual([before, after])
  })
})

describe('clauses', () => {
  it('are matched by their keys, then by their titles, and nothing is taken twice', () => {
    const before = [
      { key: 'c1', title: '付款', text: '三十日' },
      { key: 'c2', title: '保密', text: '两年' },
      { key: null, title: '奖励', text: '另计' },
    ]
    const after = [
      { key: 'c1', title: '付款方式', text: '三十日' },
      { key: null, title: '奖励', text: '另计' },
      { key: null, title: '奖励', text: '再计' },
    ]
    expect(diffClauses(before, after).map(({ title, kind }) => [title, kind])).toEqual([
      ['付款方式', 'changed'],
      ['奖励', 'same'],
      ['奖励', 'added'],
      ['保密', 'removed'],
    ])
    expect(matchRows([1, 2], [2, 2], [String])).toEqual({
      pairs: [
        [2, 2],
        [undefined, 2],
      ],
      gone: [1],
    })
  })
})
