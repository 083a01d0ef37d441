import type { Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { extensionPoint } from '#kernel/extension-point.ts'

type Figure = {
  readonly key: string
  readonly label: Label
  /** Amounts are covered for roles that do not see income. */
  readonly kind: 'money' | 'count'
  readonly unit?: Label
  /** The figure it is a part of. */
  readonly of?: string
  /** The list of ours it comes from. */
  readonly to?: (customerId: string) => string
}

/** What a module knows in numbers about a customer. */
export type CustomerFigureSource = {
  /** Who may read them. */
  readonly permission: string
  readonly figures: readonly Figure[]
  /** All of its figures by one statement; one that is not known is left out, never 0. */
  readonly read: (ctx: Ctx, customerId: string) => Promise<Readonly<Record<string, string | null>>>
}

export const customerFigures = extensionPoint<CustomerFigureSource>()

/** What a module adds to the one history of a customer. */
export type CustomerActivitySource = {
  readonly kind: string
  readonly label: Label
  readonly permission: string
  /** What a title that is a mere word of ours says. */
  readonly words?: Readonly<Record<string, Label>>
  /** SQL of `id`, `at`, `title`, `note`, `by_id`, `subject` and `subject_id`, of the customer `$2` of the company `$1`. */
  readonly rows: string
}

export const customerActivities = extensionPoint<CustomerActivitySource>()

/** Where events that customers held are known. */
export type CustomerEventSource = {
  readonly subject: string
  readonly permission: string
  /**
   * SQL of `id`, `customer_id`, `name`, `held_on`, `region`, `attendees`, `amount` and `origin_id`, of the company `$1`. An
   * event that grew out of another source's names that one as its origin, and the two count once.
   */
  readonly rows: string
}

export const customerEvents = extensionPoint<CustomerEventSource>()
