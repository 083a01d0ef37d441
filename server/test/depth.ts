import { createHash } from 'node:crypto'

/** Every build tries a part of what is costly, another part with every commit; the nightly run tries all of it. */
export const isFullDepth = process.env['TEST_DEPTH'] === 'full'

const seed = process.env['TEST_SEED'] ?? ''

const rankOf = (key: string): string => createHash('sha1').update(`${seed} ${key}`).digest('hex')

/** Some of them, chosen by the commit, in their own order; all of them in the nightly run. */
export const sampleOf = <T>(all: readonly T[], count: number, keyOf: (one: T) => string = String): T[] => {
  if (isFullDepth || all.length <= count) return [...all]
  const chosen = new Set(
    all
      .map(keyOf)
      .toSorted((a, b) => rankOf(a).localeCompare(rankOf(b)))
      .slice(0, count),
  )
  return all.filter((one) => chosen.has(keyOf(one)))
}
