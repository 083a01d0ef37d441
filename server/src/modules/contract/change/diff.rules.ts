import type { ClauseDiff, TextPiece } from '@srm/api/contract'

const words = new Intl.Segmenter('zh', { granularity: 'word' })
const tokensOf = (text: string): string[] => [...words.segment(text)].map(({ segment }) => segment)

/** Beyond this a text is shown as replaced: nobody reads so many scattered words, and the table would fill the memory. */
const maxCells = 8_000_000

const push = (pieces: TextPiece[], kind: TextPiece['kind'], text: string): void => {
  const last = pieces.at(-1)
  if (text === '') return
  if (last?.kind === kind) pieces[pieces.length - 1] = { kind, text: last.text + text }
  else pieces.push({ kind, text })
}

/** How long the longest common part of two tails is, for every pair of tails. */
const commonLengths = (before: readonly string[], after: readonly string[]): Uint16Array => {
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        before[row] === after[column]
          ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0)
  return lengths
}

const middlePieces = (before: readonly string[], after: readonly string[], pieces: TextPiece[]): void => {
  if ((before.length + 1) * (after.length + 1) > maxCells || Math.max(before.length, after.length) > 65_000) {
    push(pieces, 'removed', before.join(''))
    push(pieces, 'added', after.join(''))
    return
  }
  const width = after.length + 1
  const lengths = commonLengths(before, after)
  let [row, column] = [0, 0]
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      push(pieces, 'same', before[row] ?? '')
      row += 1
      column += 1
    } else if ((lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0)) {
      push(pieces, 'removed', before[row] ?? '')
      row += 1
    } else {
      push(pieces, 'added', after[column] ?? '')
      column += 1
    }
  }
  push(pieces, 'removed', before.slice(row).join(''))
  push(pieces, 'added', after.slice(column).join(''))
}

/** What differs between two texts, word by word: the pieces that stayed and went give the one, those that stayed and came the other. */
export const diffWords = (before: string, after: string): TextPiece[] => {
  const [from, to] = [tokensOf(before), tokensOf(after)]
  let start = 0
  while (start < from.length && start < to.length && from[start] === to[start]) start += 1
  let end = 0
  while (end < from.length - start && end < to.length - start && from.at(-1 - end) === to.at(-1 - end)) end += 1
  const pieces: TextPiece[] = []
  push(pieces, 'same', from.slice(0, start).join(''))
  middlePieces(from.slice(start, from.length - end), to.slice(start, to.length - end), pieces)
  push(pieces, 'same', from.slice(from.length - end).join(''))
  return pieces
}

type Clause = { readonly key?: string | null | undefined; readonly title: string; readonly text: string }

/** What a later row goes on from: by its key where it has one, else by its name; no earlier row is taken twice. */
export const matchRows = <T>(
  before: readonly T[],
  after: readonly T[],
  keys: readonly ((row: T) => string | null | undefined)[],
): { readonly pairs: readonly (readonly [T | undefined, T])[]; readonly gone: readonly T[] } => {
  const left = new Set(before)
  const take = (row: T): T | undefined => {
    for (const keyOf of keys) {
      const key = keyOf(row)
      const found = key ? [...left].find((one) => keyOf(one) === key) : undefined
      if (found === undefined) continue
      left.delete(found)
      return found
    }
    return undefined
  }
  const pairs = after.map((row) => [take(row), row] as const)
  return { pairs, gone: [...left] }
}

export const diffClauses = (before: readonly Clause[], after: readonly Clause[]): ClauseDiff[] => {
  const { pairs, gone } = matchRows(before, after, [({ key }) => key, ({ title }) => title])
  const there = pairs.map(([old, { title, text }]): ClauseDiff => {
    if (!old) return { title, kind: 'added', pieces: [{ kind: 'added', text }] }
    const isSame = old.text === text && old.title === title
    return { title, kind: isSame ? 'same' : 'changed', pieces: diffWords(old.text, text) }
  })
  const removed = gone.map(({ title, text }): ClauseDiff => ({
    title,
    kind: 'removed',
    pieces: [{ kind: 'removed', text }],
  }))
  return [...there, ...removed]
}

/** A line as a form would send it for another record. */
export const withoutId = <L extends { readonly id?: string | undefined }>(line: L): Omit<L, 'id'> => {
  const { id: _, ...rest } = line
  return rest
}
