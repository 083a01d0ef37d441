/** Of the standard normal distribution, to seven places (Abramowitz and Stegun 26.2.17). */
const upperTail = (z: number): number => {
  const t = 1 / (1 + 0.231_641_9 * z)
  const poly =
    t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly
}

/** Ranks of all values together; equal ones share theirs. */
const rank = (values: readonly number[]): { readonly ranks: readonly number[]; readonly ties: number } => {
  const order = [...values.keys()].toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const ranks = values.map(() => 0)
  let ties = 0
  for (let from = 0; from < order.length;) {
    let to = from
    while (to + 1 < order.length && values[order[to + 1] ?? 0] === values[order[from] ?? 0]) to += 1
    for (let at = from; at <= to; at += 1) ranks[order[at] ?? 0] = (from + to) / 2 + 1
    const count = to - from + 1
    ties += count ** 3 - count
    from = to + 1
  }
  return { ranks, ties }
}

/** How likely it is that two samples differ as much by chance: the two-sided U test with the normal approximation. */
export const mannWhitney = (one: readonly number[], other: readonly number[]): number => {
  const { ranks, ties } = rank([...one, ...other])
  const [n, m] = [one.length, other.length]
  const sum = ranks.slice(0, n).reduce((all, each) => all + each, 0)
  const u = sum - (n * (n + 1)) / 2
  const size = n + m
  const variance = ((n * m) / 12) * (size + 1 - ties / (size * (size - 1)))
  const distance = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5)
  return variance === 0 ? 1 : Math.min(1, 2 * upperTail(distance / Math.sqrt(variance)))
}
