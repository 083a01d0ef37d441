import fc from 'fast-check'

/** A reel of random numbers read one after the other; past its end everything is the simplest choice. */
export type Tape = {
  readonly below: (count: number) => number
  readonly pick: <Item>(items: readonly Item[]) => Item
  readonly chance: (percent: number) => boolean
  readonly done: () => boolean
}

export const tapeOf = (numbers: readonly number[]): Tape => {
  let at = 0
  const below = (count: number): number => {
    const number = numbers[at] ?? 0
    at += 1
    return number % count
  }
  return {
    below,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    chance: (percent) => below(100) >= 100 - percent,
    done: () => at >= numbers.length,
  }
}

export const tapes = (maxLength: number): fc.Arbitrary<readonly number[]> =>
  fc.array(fc.nat(10_000), { minLength: maxLength >> 2, maxLength, size: 'max' })
