import type { Breach } from '@srm/api/approval/breach'
import type { Ctx } from '#kernel/ctx.ts'
import { ofDocuments } from './invariant.document.views.ts'
import { log } from './invariant.history.rules.ts'
import { places, type Invariant } from './invariant.place.rules.ts'
import { endings, references } from './invariant.tie.rules.ts'
import { voteInvariants } from './invariant.vote.rules.ts'

/** Every promise that shows in the data. */
export const invariants = (): readonly Invariant[] => [
  ...places,
  ...voteInvariants,
  ...log,
  ...endings,
  ...references,
  ...ofDocuments(),
]

/** Returns no row when all is well. */
export const checkApprovals = async (ctx: Ctx, looked = invariants()): Promise<Breach[]> => {
  const found: Breach[] = []
  for (const { no, says, sql } of looked) {
    const { rows } = await ctx.db.run<{ instance: string | null; id: string | null; detail: string | null }>(
      `select instance::text, id::text, detail from (${sql}) as found`,
      [ctx.tenantId],
    )
    found.push(
      ...rows.map(({ instance, id, detail }) => ({ no, rule: says, instance, id: id ?? '', detail: detail ?? '' })),
    )
  }
  return found
}

/** One line for each row that breaks a promise. */
export const reportApprovals = async (ctx: Ctx): Promise<readonly string[]> =>
  (await checkApprovals(ctx)).map(
    ({ no, rule, instance, id, detail }) => `${no} · instance ${instance ?? '-'} · ${rule} · ${id} ${detail}`,
  )
