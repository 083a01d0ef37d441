import { ScorecardTemplate, SupplierRating } from '@srm/api/scorecard'
import { store } from '#kernel/records/store.ts'

export const templateLines = {
  criteria: { table: 'scorecard_criterion', parent: 'template_id' },
  standings: { table: 'scorecard_standing', parent: 'template_id' },
} as const

export const ratingLines = { scores: { table: 'supplier_rating_score', parent: 'rating_id' } } as const

export const templates = store(ScorecardTemplate, { lines: templateLines })
export const ratings = store(SupplierRating, { lines: ratingLines })
