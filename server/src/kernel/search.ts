import { pinyin } from 'pinyin-pro'

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** 上海云舟 → ['shanghaiyunzhou', 'shyz'] */
export const pinyinOf = (text: string): string[] => {
  if (!hasHan(text)) return []
  const syllables = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).map((s) =>
    fold(s).replaceAll(' ', ''),
  )
  return [syllables.join(''), syllables.map((syllable) => [...syllable][0] ?? '').join('')]
}

/** Everything a record can be found by, one thing a line: the texts themselves, full pinyin, initials. */
export const searchText = (texts: readonly (string | null | undefined)[]): string => {
  const given = texts.filter((text): text is string => Boolean(text)).map(fold)
  return [...new Set([...given, ...given.flatMap(pinyinOf)])].join('\n')
}

/** Single characters and pairs, so that a search for one or two Chinese characters can use an index. */
export const gramsOf = (text: string): string[] => {
  const grams = new Set<string>()
  for (const line of text.split('\n')) {
    const characters = [...line]
    characters.forEach((character, index) => {
      if (character === ' ') return
      grams.add(character)
      const next = characters[index + 1]
      if (next && next !== ' ') grams.add(character + next)
    })
  }
  return [...grams]
}

/** What must be in a record for these words: pairs where there are two characters or more, else the one. */
export const termsOf = (keyword: string): { grams: string[]; patterns: string[] } => {
  const words = fold(keyword).split(' ').filter(Boolean)
  const grams = words.flatMap((word) => {
    const all = gramsOf(word)
    const pairs = all.filter((gram) => [...gram].length === 2)
    return pairs.length > 0 ? pairs : all
  })
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  return { grams: [...new Set(grams)], patterns }
}
