import type { Label } from '@srm/api/shared/label'
import type { Ctx } from './ctx.ts'
import type { Params } from './records/read/filters.ts'

/** What a layer of the map is asked with: `$1` is the tenant. */
export type MapQuestion = { readonly ctx: Ctx; readonly params: Params }

/** What a row of a layer opens. */
export type MapRow = { readonly id: string; readonly ids: readonly string[] }

/** Records of one kind, or sums of them by city, as they stand on the map of whoever may see them. */
export type MapSource = {
  readonly key: string
  /** Less comes first, whichever module it is from. */
  readonly rank: number
  readonly label: Label
  /** The colour of its marks, as choices name colours. */
  readonly color: string
  readonly permission?: string
  /** Where a row leads. */
  readonly pathOf: (row: MapRow) => string
  /**
   * SQL of `id`, `title`, `note`, `region`, `lat` and `lng` (null where only the region is known), `count` and `amount` (null
   * for records, and where amounts are covered), `ids` of what it is the sum of.
   */
  readonly rows: (question: MapQuestion) => string
}
