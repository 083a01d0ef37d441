const letters = 'ABCDEFGHJKLMNOPQRSTWXYZ'
/** The first character of each letter in the order of the Chinese dictionary, which every browser knows. */
const firsts = [...'阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他屲夕丫帀']
const order = new Intl.Collator('zh-Hans-CN-u-co-pinyin')

const initialOf = (character: string): string => {
  if (!/\p{Script=Han}/u.test(character)) return character
  const after = firsts.findLastIndex((first) => order.compare(first, character) <= 0)
  return letters.charAt(Math.max(after, 0))
}

/** 市场部 → scb, so that a list without pinyin of its own can be searched by initials. */
export const initialsOf = (text: string): string => [...text].map(initialOf).join('').toLowerCase()

export const matches = (typed: string, text: string): boolean => {
  const wanted = typed.trim().toLowerCase()
  return text.toLowerCase().includes(wanted) || initialsOf(text).includes(wanted)
}
