/** What took how many seconds: a file of tests, or one journey. */
export type Timing = { readonly name: string; readonly seconds: number }

const bySeconds = (timings: readonly Timing[]): Timing[] => timings.toSorted((a, b) => b.seconds - a.seconds)

/** The slowest ones as lines to print, longest first. */
export const slowestLines = (title: string, timings: readonly Timing[], count = 20): readonly string[] => {
  if (timings.length === 0) return []
  const total = timings.reduce((sum, { seconds }) => sum + seconds, 0)
  const lines = bySeconds(timings)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)}s  ${name}`)
  return [
    `the ${String(lines.length)} slowest of ${String(timings.length)} ${title}, ${total.toFixed(0)}s in all`,
    ...lines,
  ]
}

/** What is worth remembering for the order of the next run: everything that takes a second or more. */
export const durationsOf = (timings: readonly Timing[]): Record<string, number> =>
  Object.fromEntries(
    bySeconds(timings)
      .filter(({ seconds }) => seconds >= 1)
      .map(({ name, seconds }) => [name, Math.round(seconds)]),
  )
