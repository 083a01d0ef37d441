export type Piece = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }

/** A word, a number or one Chinese character at a time; what lies between stands by itself. */
const tokensOf = (text: string): string[] => text.match(/[\p{Script=Latin}]+|\d+(?:[.,]\d+)*|\s+|./gsu) ?? []

/** Beyond that the work grows too much for what anybody would read: the whole is replaced. */
const maxWork = 1_000_000

/** Adds to the last piece where it is of the same kind. */
const push = (pieces: Piece[], kind: Piece['kind'], text: string): void => {
  const last = pieces.at(-1)
  if (last?.kind === kind) pieces.splice(-1, 1, { kind, text: last.text + text })
  else if (text) pieces.push({ kind, text })
}

/** How long the longest common sequence of the rest is, from every place of both. */
const lengthsOf = (before: readonly string[], after: readonly string[]): Uint32Array[] => {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--) {
      const [here, below] = [lengths[one], lengths[one + 1]]
      if (!here || !below) continue
      here[other] =
        before[one] === after[other] ? (below[other + 1] ?? 0) + 1 : Math.max(below[other] ?? 0, here[other + 1] ?? 0)
    }
  return lengths
}

/** What became of a text, word by word; what was removed comes before what took its place. */
export const diffWords = (before: string, after: string): Piece[] => {
  const [old, fresh] = [tokensOf(before), tokensOf(after)]
  const pieces: Piece[] = []
  if (old.length * fresh.length > maxWork) {
    push(pieces, 'removed', before)
    push(pieces, 'added', after)
    return pieces
  }
  const lengths = lengthsOf(old, fresh)
  let [one, other] = [0, 0]
  while (one < old.length || other < fresh.length) {
    const [gone = '', come = ''] = [old[one], fresh[other]]
    const isSame = one < old.length && other < fresh.length && gone === come
    const isGone = one < old.length && (lengths[one + 1]?.[other] ?? 0) >= (lengths[one]?.[other + 1] ?? 0)
    if (isSame) push(pieces, 'same', gone)
    else if (isGone || other >= fresh.length) push(pieces, 'removed', gone)
    else push(pieces, 'added', come)
    if (isSame || isGone || other >= fresh.length) one++
    if (isSame || !(isGone || other >= fresh.length)) other++
  }
  return pieces
}
