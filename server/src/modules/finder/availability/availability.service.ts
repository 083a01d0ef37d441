import { Availability, finder } from '@srm/api/finder'
import { fail } from '#kernel/errors.ts'
import { defineResource } from '#modules/record/index.ts'
import { assertPossible } from './checks.service.ts'
import { monthOf, placesFor } from './availability.views.ts'
import { finderPages } from '@srm/api/finder/pages'
import { label } from '@srm/api/shared/label'
import { touchesDays, type CalendarMove, type CalendarSource } from '#kernel/calendar.ts'
import type { Ctx } from '#kernel/ctx.ts'

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

const moveHold = async (ctx: Ctx, { id, from, to }: CalendarMove) => {
  const { until } = await availabilities.service.show(ctx, id)
  if (until !== from) fail('record.stale')
  return availabilities.service.change(ctx, id, { until: to })
}

/** The day on which a hold ends by itself; one that a quote or an order has made is not moved by hand. */
export const availabilityCalendar: readonly CalendarSource[] = [
  {
    key: 'availability',
    rank: 40,
    label: label('留厅留房释放', 'Holds that end'),
    color: 'cyan',
    path: `${finderPages.availability.detail.path}?id=`,
    permission: 'availability:list',
    rows: () => `select t.id, t.name as title, t.code as note, t.until as first, t.until as last,
        null::timestamptz as at, null::timestamptz as until, t.created_by as person, t.source = 'manual' as movable
      from availability t where t.tenant_id = $1 and t.state = 'held' and ${touchesDays('t.until')}`,
    move: { permission: 'availability:update', run: moveHold },
  },
]
