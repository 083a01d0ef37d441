import { Availability, finder } from '@srm/api/finder'
import { fail } from '#kernel/errors.ts'
import { defineResource } from '#modules/record/index.ts'
import { assertPossible } from './checks.service.ts'
import { monthOf, placesFor } from './availability.views.ts'

/** What another part of the product has marked goes when that part says so. */
const assertManual = ({ source }: { readonly source: string }): void => {
  if (source !== 'manual') fail('availability.foreign')
}

export const availabilities = defineResource(Availability, finder.availability, {
  code: { type: 65, prefix: 'DQ', digits: 6 },
  prepare: async (ctx, sent, before) => {
    if (before) assertManual(before)
    await assertPossible(ctx, sent, { not: before?.id ?? null })
    return before ? sent : { ...sent, source: 'manual' as const }
  },
  removable: (_, row) => assertManual(row),
  handlers: {
    month: (ctx, { query }) => monthOf(ctx, query),
    places: (ctx, { query }) => placesFor(ctx, query.keyword),
  },
})
