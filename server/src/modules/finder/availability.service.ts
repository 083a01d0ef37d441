import { Availability, finder } from '@srm/api/finder'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Row } from '#kernel/records/select.ts'
import { part, type Values } from '#modules/supplier/index.ts'
import { isFirm, targetOf, type Target } from './availability.rules.ts'
import { fullNight, takenBy, type Wanted } from './availability.views.ts'
import { own } from './finder.db.ts'

const lockSql: Readonly<Record<Target, string>> = {
  // A hall and what it is divided into, or from, are locked together, in one order.
  hall: `select r.id from hall h join hall r on r.tenant_id = h.tenant_id and (r.id = h.id
      or r.place_id = h.place_id and r.divisible_group = h.divisible_group)
    where h.tenant_id = $1 and h.id = $2 order by r.id for update of r`,
  room: 'select id from room where tenant_id = $1 and id = $2 for update',
  hotel: 'select id from hotel where tenant_id = $1 and id = $2 for update',
}

/** Two people who mark the same day at the same time do so one after the other. */
const lock = async (ctx: Ctx, kind: Target, id: string): Promise<void> => {
  const { rows } = await ctx.db.run(lockSql[kind], [ctx.tenantId, id])
  if (rows.length === 0) fail('record.bad_reference', { errors: [{ path: kind, message: '' }] })
}

const assertFree = async (ctx: Ctx, wanted: Wanted): Promise<void> => {
  const by = await takenBy(ctx, wanted)
  if (by) fail('availability.taken', { details: by, errors: [{ path: 'period', message: `${by.name} ${by.from}` }] })
}

const assertRooms = async (ctx: Ctx, wanted: Wanted): Promise<void> => {
  const full = await fullNight(ctx, wanted)
  if (full) fail('availability.rooms', { details: full, errors: [{ path: 'quantity', message: full.day }] })
}

/** A hall is taken once at a time; of rooms there may be no more given away than there are. */
const prepare = async (ctx: Ctx, sent: Values, before?: Row): Promise<Values> => {
  const target = targetOf(sent) ?? fail('availability.target', { errors: [{ path: 'hall', message: '' }] })
  const { part: slot = 'day', quantity = null, state, period } = sent as Values & Pick<Wanted, 'period'>
  if (target.kind === 'hall' && quantity !== null)
    fail('availability.quantity', { errors: [{ path: 'quantity', message: '' }] })
  if (target.kind !== 'hall' && slot !== 'day') fail('availability.night', { errors: [{ path: 'part', message: '' }] })
  if (before && before['source'] !== 'manual') fail('availability.foreign')
  await lock(ctx, target.kind, target.id)
  const wanted: Wanted = {
    target,
    period,
    part: String(slot),
    quantity: typeof quantity === 'number' ? quantity : null,
    not: typeof before?.['id'] === 'string' ? before['id'] : null,
  }
  if (isFirm(state) && target.kind === 'room') await assertRooms(ctx, wanted)
  else if (isFirm(state)) await assertFree(ctx, wanted)
  return before ? sent : { ...sent, source: 'manual' }
}

/** What another part of the product has marked goes when that part says so. */
const removable = async (ctx: Ctx, id: string): Promise<void> => {
  const found = await own(ctx).selectFrom('availability').select('source').where('id', '=', id).executeTakeFirst()
  if (found && found.source !== 'manual') fail('availability.foreign')
}

const { month: _month, places: _places, ...calls } = finder.availability

export const availabilities = part(Availability, calls, { type: 65, prefix: 'DQ', digits: 6 }, { prepare, removable })
