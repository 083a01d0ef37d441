/** The first character of each letter in the order of pinyin; whatever sorts behind it begins with that letter. */
const letters = 'abcdefghjklmnopqrstwxyz'
const firsts = [...'阿八嚓咑妸发旮哈丌咔垃妈拏噢妑七呥仨他屲夕丫帀']

const order = new Intl.Collator('zh-Hans-u-co-pinyin')
const han = /\p{Script=Han}/u

const initialByOrder = (character: string): string => {
  if (!han.test(character)) return character.toLowerCase()
  const place = firsts.findLastIndex((first) => order.compare(first, character) <= 0)
  return letters[place] ?? character
}

/** Comparing is costly and the words of a menu are few. */
const known = new Map<string, string>()

const initialOf = (character: string): string => {
  const initial = known.get(character) ?? initialByOrder(character)
  known.set(character, initial)
  return initial
}

/** 我方公司 → wfgs, letter by character. The browser's own order of pinyin saves a dictionary of a hundred kilobytes. */
export const initialsOf = (text: string): string[] => [...text].map(initialOf)
