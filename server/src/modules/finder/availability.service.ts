import { Availability, finder } from '@srm/api/finder'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Row } from '#kernel/records/select.ts'
import { part, type Values } from '#modules/supplier/index.ts'
import { assertPossible } from './availability.checks.service.ts'
import { own } from './finder.db.ts'

const prepare = async (ctx: Ctx, sent: Values, before?: Row): Promise<Values> => {
  if (before && before['source'] !== 'manual') fail('availability.foreign')
  await assertPossible(ctx, sent, { not: typeof before?.['id'] === 'string' ? before['id'] : null })
  return before ? sent : { ...sent, source: 'manual' }
}

/** What another part of the product has marked goes when that part says so. */
const removable = async (ctx: Ctx, id: string): Promise<void> => {
  const found = await own(ctx).selectFrom('availability').select('source').where('id', '=', id).executeTakeFirst()
  if (found && found.source !== 'manual') fail('availability.foreign')
}

const { month: _month, places: _places, ...calls } = finder.availability

export const availabilities = part(Availability, calls, { type: 65, prefix: 'DQ', digits: 6 }, { prepare, removable })
