import type { Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { extensionPoint } from '#kernel/extension-point.ts'

/** Which records of which customer go from whom to whom. */
export type BelongingMove = { readonly customers: readonly string[]; readonly from: string; readonly to: string }

/** Records of other modules that have an owner and move with their customer, such as opportunities. */
export type CustomerBelonging = {
  readonly kind: string
  readonly label: Label
  /** How many of them this person has at the customer. */
  readonly count: (ctx: Ctx, customer: string, owner: string) => Promise<number>
  /** Gives them to the new owner, each with a line in its own timeline; answers how many there were. */
  readonly transferTo: (ctx: Ctx, move: BelongingMove) => Promise<number>
}

/** What else moves with a customer. */
export const customerBelongings = extensionPoint<CustomerBelonging>()

/**
 * What keeps a customer from the pools, such as an open opportunity or contract. Whoever opens one locks the customer's
 * row first, so that the nightly job passes over it meanwhile.
 */
export type CustomerKeeper = {
  readonly kind: string
  /** What the customer has: 未结束的商机. */
  readonly label: Label
  /** A condition in SQL on the row `c` of `customer_ref`: true where the customer must not fall into a pool. */
  readonly keeps: string
}

export const customerKeepers = extensionPoint<CustomerKeeper>()
