import { measures, type Measure } from '@srm/api/finder'

/** How suppliers compare in one respect, in SQL over the supplier `s`; null where one has nothing to show yet. */
type Source = { readonly value: string; readonly order: string }

const sources = new Map<Measure, Source>()

/** The part of the product that knows a measure says so; until one does, nobody is ranked by it. */
const provideMeasure = (measure: Measure, source: Source): void => void sources.set(measure, source)

export const sourceOf = (measure: Measure): Source | undefined => sources.get(measure)
export const knownMeasures = (): Measure[] => measures.filter((measure) => sources.has(measure))

provideMeasure('amount', { value: 'nullif(s.cooperation_amount, 0)', order: 's.cooperation_amount' })
provideMeasure('orders', { value: 'nullif(s.cooperation_count, 0)', order: 's.cooperation_count' })
provideMeasure('score', { value: 's.score', order: `coalesce(s.score, '-Infinity'::numeric)` })
