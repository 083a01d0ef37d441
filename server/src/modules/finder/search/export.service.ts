import type { finder } from '@srm/api/finder'
import type { Parsed } from '@srm/api/endpoint'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { startExport } from '#modules/transfer/index.ts'
import { rowsOf } from './search.views.ts'

const most = 2000

const columns = {
  hall: [
    'code',
    'place',
    'name',
    'floor',
    'area',
    'height',
    'theater',
    'classroom',
    'banquet',
    'uShape',
    'hollowSquare',
    'boardroom',
    'cocktail',
    'herringbone',
    'pillar',
    'ledSize',
    'amenities',
    'priceHalfDay',
    'priceFullDay',
    'included',
    'excluded',
  ],
  hotel: [
    'code',
    'name',
    'supplier',
    'star',
    'brand',
    'region',
    'location',
    'totalRooms',
    'kingRooms',
    'twinRooms',
    'suites',
    'breakfastPrice',
  ],
} as const

/** The records found, in the order they suit, as a workbook. */
export const exportFound = async (
  ctx: Ctx,
  { query }: Parsed<typeof finder.export>['body'],
): Promise<{ id: string }> => {
  const { items } = await rowsOf(ctx, query, { limit: most })
  const ids = [...new Set(items.flatMap(({ id, halls }) => (query.kind === 'hotel' ? [id] : halls)))].slice(0, most)
  if (ids.length === 0) fail('finder.nothing')
  return startExport(ctx, { subject: query.kind, query: {}, columns: [...columns[query.kind]], ids })
}
