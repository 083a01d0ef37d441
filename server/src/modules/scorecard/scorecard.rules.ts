import type { CriterionScore, PeriodKind } from '@srm/api/scorecard'
import { addMoney, compareMoney, weightedMean } from '@srm/api/shared/money'

type WeightedItem = { readonly name: string; readonly weight: string }
export type Standing = {
  readonly name: string
  readonly least: string
  readonly most: string
  readonly grade: 'S' | 'A' | 'B' | 'C' | 'D'
  readonly inquiry: string
  readonly ordering: string
}

export const weightsHold = (criteria: readonly WeightedItem[]): boolean =>
  compareMoney(addMoney('0', ...criteria.map(({ weight }) => weight)), '100') === 0

/** Each begins where the one before ends, from 0 to 100. */
export const standingsHold = (standings: readonly Pick<Standing, 'least' | 'most'>[]): boolean => {
  const inOrder = standings.toSorted((a, b) => compareMoney(a.least, b.least))
  const edges = ['0', ...inOrder.map(({ most }) => most)]
  return (
    inOrder.length > 0 &&
    inOrder.every(
      ({ least, most }, index) => compareMoney(least, edges[index] ?? '') === 0 && compareMoney(most, least) > 0,
    ) &&
    compareMoney(edges.at(-1) ?? '', '100') === 0
  )
}

/** A score on an edge belongs to the better standing. */
export const standingOf = (standings: readonly Standing[], score: string): Standing | undefined =>
  standings.toSorted((a, b) => compareMoney(b.least, a.least)).find(({ least }) => compareMoney(score, least) >= 0)

/** With fewer data nothing is said: a newcomer is neither perfect nor poor. */
export const fewestPoints = 3

/** What was not measured does not count: the other criteria share its weight. */
export const periodScore = (criteria: readonly CriterionScore[]): { score: string | null; points: number } => {
  const points = criteria.reduce((sum, one) => sum + one.points, 0)
  if (points < fewestPoints) return { score: null, points }
  const measured = criteria.flatMap(({ score, weight }) => (score === null ? [] : [[score, weight] as const]))
  return { score: weightedMean(measured), points }
}

/** How long a period is remembered: the newest counts whole, each before it a twelfth less. */
const memory = 12

/** Scores by age in periods, 0 being the newest; those nothing is said about are left out. */
export const overallScore = (scores: readonly (string | null)[]): string | null =>
  weightedMean(
    scores.slice(0, memory).flatMap((score, age) => (score === null ? [] : [[score, String(memory - age)] as const])),
  )

const months: Readonly<Record<PeriodKind, number>> = { month: 1, quarter: 3, year: 12 }

export type Span = { readonly startsOn: string; readonly endsOn: string }

const dayText = (date: Date): string => date.toISOString().slice(0, 10)

/** The period so many before the one that today is in; 1 is the newest that is over. */
export const spanBefore = (kind: PeriodKind, today: string, back: number): Span => {
  const length = months[kind]
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = Math.floor((month - 1) / length) * length - back * length
  return {
    startsOn: dayText(new Date(Date.UTC(year, first, 1))),
    endsOn: dayText(new Date(Date.UTC(year, first + length, 0))),
  }
}
