type StoredState = { readonly id: string }
type Pair<Thing> = readonly [Thing, Thing] | readonly [Thing, null] | readonly [null, Thing]

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const set = (value: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(value).filter((key) => value[key] !== undefined)

/** Whether two values say the same, in whatever order their keys were written. */
export const alike = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = set(one)
  return keys.length === set(other).length && keys.every((key) => alike(one[key], other[key]))
}

/** How many of the same in the same order can be found from each pair of places on. */
const lengths = (before: readonly StoredState[], after: readonly StoredState[]): number[][] => {
  const table = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0))
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const [here, below] = [table[row] ?? [], table[row + 1] ?? []]
      here[column] =
        before[row]?.id === after[column]?.id
          ? 1 + (below[column + 1] ?? 0)
          : Math.max(below[column] ?? 0, here[column + 1] ?? 0)
    }
  return table
}

/** Two lists side by side, as many as possible beside themselves; what has no counterpart stands alone. */
export const aligned = <Thing extends StoredState>(
  before: readonly Thing[],
  after: readonly Thing[],
): Pair<Thing>[] => {
  const table = lengths(before, after)
  const pairs: Pair<Thing>[] = []
  let [row, column] = [0, 0]
  for (;;) {
    const [old, now] = [before[row], after[column]]
    if (old && now && old.id === now.id) {
      pairs.push([old, now])
      row += 1
      column += 1
    } else if (old && (!now || (table[row + 1]?.[column] ?? 0) >= (table[row]?.[column + 1] ?? 0))) {
      pairs.push([old, null])
      row += 1
    } else if (now) {
      pairs.push([null, now])
      column += 1
    } else return pairs
  }
}
