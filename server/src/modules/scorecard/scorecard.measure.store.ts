import type { Measure } from '@srm/api/scorecard'
import type { Ctx } from '#kernel/ctx.ts'
import { extensionPoint } from '#kernel/extension-point.ts'
import type { Span } from './scorecard.rules.ts'

export type Measurement = { readonly score: string; readonly points: number }

/** Measures many suppliers at once over a period; whom it knows nothing of it leaves out. */
export type ScorecardSource = (
  ctx: Ctx,
  supplierIds: readonly string[],
  span: Span,
) => Promise<ReadonlyMap<string, Measurement>>

/** Modules that hold the facts say what they can measure. */
export const scorecardMeasures = extensionPoint<{
  readonly measure: Exclude<Measure, 'rating'>
  readonly source: ScorecardSource
}>()

export const sourceFor = (measure: Measure): ScorecardSource | undefined =>
  scorecardMeasures.all().find((one) => one.measure === measure)?.source

/** What nobody measures is left to people. */
export const isRated = (measure: Measure): boolean => sourceFor(measure) === undefined
