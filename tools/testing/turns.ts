import { fractionOf } from './seed.ts'

/**
 * Journeys that vary what another one shows take turns: each commit runs one of these groups, the nightly run all of
 * them. A journey names its group in a tag, as `@turn-a`.
 */
export const turns = ['a', 'b', 'c', 'd'] as const

/** The tags that stay out of a run of this commit. */
export const resting = (seed: string): readonly string[] => {
  const turn = turns[Math.floor(fractionOf(seed, 'turn') * turns.length)]
  return turns.filter((one) => one !== turn).map((one) => `@turn-${one}`)
}
