import { pinyin } from 'pinyin-pro'
import { BoundedMap } from './bounded-map.ts'

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** A number has no initial: 云舟3号 is yz3h, and 云舟2026 is yz2026. */
const initialOf = (syllable: string): string => (/^\d/.test(syllable) ? syllable : ([...syllable][0] ?? ''))

const spell = (text: string): readonly string[] => {
  const syllables = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).map((s) =>
    fold(s).replaceAll(' ', ''),
  )
  return [syllables.join(''), syllables.map(initialOf).join('')]
}

/** Names of people, towns and kinds come again with every record that is written; spelling them is dear. */
const spelled = new BoundedMap<string, readonly string[]>(5000)
const longestKept = 40

/** 上海云舟 → ['shanghaiyunzhou', 'shyz'] */
export const pinyinOf = (text: string): readonly string[] => {
  if (!hasHan(text)) return []
  const known = spelled.get(text)
  if (known) return known
  const spelling = spell(text)
  if (text.length <= longestKept) spelled.set(text, spelling)
  return spelling
}

/** Everything a record can be found by, one thing a line: the texts themselves, full pinyin, initials. */
export const searchText = (texts: readonly unknown[]): string => {
  const given = texts
    .filter((text) => typeof text === 'string')
    .filter(Boolean)
    .map(fold)
  return [...new Set([...given, ...given.flatMap(pinyinOf)])].join('\n')
}

const isLatin = (text: string): boolean => /^[a-z0-9]+$/.test(text)

/** Single characters and pairs, so that a search for one or two Chinese characters can use an index; threes of letters, since pairs of them are everywhere. */
export const gramsOf = (text: string): string[] => {
  const grams = new Set<string>()
  for (const line of text.split('\n')) {
    const characters = [...line]
    characters.forEach((character, index) => {
      if (character === ' ') return
      grams.add(character)
      const [, next, third] = characters.slice(index, index + 3)
      if (next === undefined || next === ' ') return
      grams.add(character + next)
      if (third !== undefined && isLatin(character + next + third)) grams.add(character + next + third)
    })
  }
  return [...grams]
}

/** The longest grams a word has: any text that contains the word has them all. */
const longestGrams = (word: string): string[] => {
  const size = Math.min([...word].length, isLatin(word) ? 3 : 2)
  return gramsOf(word).filter((gram) => [...gram].length === size)
}

const wordsIn = (keyword: string): string[] => fold(keyword).split(' ').filter(Boolean)

/** Whether these texts would be found by the words, as a record with nothing else in it. */
export const isFoundBy = (keyword: string, texts: readonly (string | null)[]): boolean => {
  const text = searchText(texts)
  return wordsIn(keyword).every((word) => text.includes(word))
}

/** What must be in a record for these words. */
export const termsOf = (keyword: string): { grams: string[]; patterns: string[] } => {
  const words = wordsIn(keyword)
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  return { grams: [...new Set(words.flatMap(longestGrams))], patterns }
}

/** FNV-1a, 32 bits; the hash of a longer text goes on from that of its beginning. */
const extendHash = (value: number, text: string, from: number, to: number): number => {
  let next = value
  for (let index = from; index < to; index += 1) next = Math.imul(next ^ text.charCodeAt(index), 0x01000193)
  return next
}
const hash = (text: string): number => extendHash(0x811c9dc5, text, 0, text.length)

/**
 * What the index holds: numbers that stand for a gram of one tenant. So a tenant's search reads only its own
 * part of the index, however large the others are. Two grams may share a number; the text is always checked again.
 */
export const gramKeys = (tenantId: string, grams: readonly string[]): number[] => [
  ...new Set(grams.map((gram) => hash(tenantId + gram))),
]

const isLetterOrDigit = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57)

/**
 * The same numbers as `gramKeys(tenantId, gramsOf(text))` in one walk over the text: every record that is written
 * needs them, and a gram's hash goes on from that of the gram one character shorter.
 */
export const gramKeysOf = (tenantId: string, text: string): number[] => {
  const start = hash(tenantId)
  const keys = new Set<number>()
  let [single, pair]: (number | undefined)[] = []
  let run = 0
  for (let from = 0; from < text.length;) {
    const code = text.codePointAt(from) ?? 0
    const to = from + (code > 0xffff ? 2 : 1)
    if (code === 32 || code === 10) {
      single = undefined
      run = 0
    } else {
      run = isLetterOrDigit(code) ? run + 1 : 0
      if (run >= 3 && pair !== undefined) keys.add(extendHash(pair, text, from, to))
      pair = single === undefined ? undefined : extendHash(single, text, from, to)
      if (pair !== undefined) keys.add(pair)
      single = extendHash(start, text, from, to)
      keys.add(single)
    }
    from = to
  }
  return [...keys]
}
