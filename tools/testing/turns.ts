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

/** The way in is gone through with every commit; the frame and the kit by every other journey too. */
const common: readonly string[] = ['identity']

const folderOf = (path: string): string => /^e2e\/journeys\/([^/]+)\//.exec(path)?.[1] ?? ''

/**
 * Of each folder's files of journeys half stay out of a run of this commit, the other half out of the next one's; one
 * that has a single file keeps it in every second run. What a change touches, what is asked for and the night rest none.
 */
export const restingJourneys = (seed: string, paths: readonly string[]): readonly string[] => {
  const rankOf = (path: string): number => fractionOf(seed, path)
  return [...Map.groupBy(paths, folderOf)]
    .filter(([folder]) => !common.includes(folder))
    .flatMap(([folder, files]) => {
      const odd = files.length % 2 === 1 && fractionOf(seed, folder) < 0.5 ? 1 : 0
      return files.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, Math.floor(files.length / 2) + odd)
    })
    .toSorted()
}

/**
 * Tests that start and end processes of their own: each takes half a minute and is seldom red. A commit runs about half
 * of them, the next one others, the nightly run all.
 */
export const slowTests: readonly string[] = [
  'server/test/backup.test.ts',
  'server/test/processes/health.test.ts',
  'server/test/processes/kill9.test.ts',
  'server/test/processes/money.test.ts',
  'server/test/processes/two-processes.test.ts',
  'server/src/modules/approval/test/kill.every.test.ts',
  'server/src/modules/expense/ledger/kill.test.ts',
  'tools/new-module/new-module.test.ts',
]

/** The slow tests that stay out of a run of this commit. Whoever asks for one by its path gets it. */
export const restingTests = (seed: string, asked: readonly string[] = []): readonly string[] =>
  slowTests.filter(
    (path) => fractionOf(seed, path) < 0.5 && !asked.some((one) => one.includes('/') && path.includes(one)),
  )
