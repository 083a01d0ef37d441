import type { Measure } from '@srm/api/scorecard'
import type { Ctx } from '#kernel/ctx.ts'
import type { Span } from './scorecard.rules.ts'

export type Measurement = { readonly score: string; readonly points: number }

/** Measures many suppliers at once over a period; whom it knows nothing of it leaves out. */
export type ScorecardSource = (
  ctx: Ctx,
  supplierIds: readonly string[],
  span: Span,
) => Promise<ReadonlyMap<string, Measurement>>

const sources = new Map<Measure, ScorecardSource>()

/** Modules that hold the facts register what they can measure. Answers how to take it away again. */
export const registerScorecardSource = (measure: Exclude<Measure, 'rating'>, source: ScorecardSource): (() => void) => {
  sources.set(measure, source)
  return () => void sources.delete(measure)
}

export const sourceFor = (measure: Measure): ScorecardSource | undefined => sources.get(measure)

/** What nobody measures is left to people. */
export const isRated = (measure: Measure): boolean => !sources.has(measure)
