import { initialsOf } from './initials.ts'

/** Which characters of a text were meant, and how well it fits; less is better. */
export type Match = { readonly from: number; readonly to: number; readonly rank: number }

const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

const within = (characters: readonly string[], wanted: string): Omit<Match, 'rank'> | undefined => {
  const at = characters.join('').indexOf(wanted)
  // Only where every character is one letter do places in both agree.
  if (at < 0 || characters.some((character) => character.length !== 1)) return undefined
  return { from: at, to: at + wanted.length }
}

/** By the words themselves, else by the first letters of their pinyin. */
export const matchOf = (text: string, keyword: string): Match | undefined => {
  const wanted = fold(keyword).trim()
  if (wanted === '') return undefined
  const plain = within([...fold(text)], wanted)
  if (plain) return { ...plain, rank: plain.from === 0 ? 0 : 1 }
  const byInitials = within(initialsOf(text), wanted.replaceAll(' ', ''))
  return byInitials && { ...byInitials, rank: byInitials.from === 0 ? 2 : 3 }
}
