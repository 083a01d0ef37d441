import type { acceptance, AcceptanceRating } from '@srm/api/acceptance'
import { Acceptance } from '@srm/api/acceptance'
import type { Parsed } from '@srm/api/endpoint'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { supplierRatings } from '#modules/scorecard/index.ts'
import { acceptanceRecords, holdAcceptance, patchAcceptance } from './acceptance.store.ts'

/** What somebody who was there can say about the supplier. */
export const ratingStart = async (ctx: Ctx, id: string): Promise<AcceptanceRating> => {
  const { supplier, isRated } = await acceptanceRecords.show(ctx, id)
  return { supplier, isRated, criteria: [...(await supplierRatings.criteria(ctx, supplier.id))] }
}

type Body = Parsed<typeof acceptance.acceptance.rate>['body']

/** Once for an acceptance, by whoever works with it. */
export const rateAcceptance = async (ctx: Ctx, id: string, { scores, comment }: Body) => {
  await assertInScope(ctx, Acceptance, id, true)
  const row = await holdAcceptance(ctx, id)
  if (row.stage !== 'settled') fail('acceptance.not_settled')
  if (row.isRated) fail('acceptance.rated')
  await supplierRatings.create(ctx, {
    supplier: row.supplier.id,
    order: row.order.id,
    title: [row.code, row.title].join(' ').slice(0, 100),
    ratedOn: shanghaiDay(new Date()),
    scores,
    ...(comment && { comment }),
  })
  return patchAcceptance(ctx, id, { isRated: true })
}
