import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Values } from '#modules/supplier/index.ts'
import { isFirm, targetOf, type Target } from './availability.rules.ts'
import { fullNight, takenBy, type AvailabilityRequest } from './availability.views.ts'

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

const assertFree = async (ctx: Ctx, wanted: AvailabilityRequest): Promise<void> => {
  const by = await takenBy(ctx, wanted)
  if (by) fail('availability.taken', { details: by, errors: [{ path: 'period', message: `${by.name} ${by.from}` }] })
}

const assertRooms = async (ctx: Ctx, wanted: AvailabilityRequest): Promise<void> => {
  const full = await fullNight(ctx, wanted)
  if (full) fail('availability.rooms', { details: full, errors: [{ path: 'quantity', message: full.day }] })
}

type Judgement = {
  readonly not?: string | null
  /** Whether it takes what it is about, or only tells of it. */
  readonly takes?: boolean
}

/** A hall is taken once at a time; of rooms there may be no more given away than there are. */
export const assertPossible = async (
  ctx: Ctx,
  sent: Values,
  { not = null, takes = true }: Judgement = {},
): Promise<void> => {
  const target = targetOf(sent) ?? fail('availability.target', { errors: [{ path: 'hall', message: '' }] })
  const { part: slot = 'day', quantity = null, state, period } = sent as Values & Pick<AvailabilityRequest, 'period'>
  if (target.kind === 'hall' && quantity !== null)
    fail('availability.quantity', { errors: [{ path: 'quantity', message: '' }] })
  if (target.kind !== 'hall' && slot !== 'day') fail('availability.night', { errors: [{ path: 'part', message: '' }] })
  await lock(ctx, target.kind, target.id)
  if (!takes || !isFirm(state)) return
  const wanted: AvailabilityRequest = {
    target,
    period,
    part: String(slot),
    quantity: typeof quantity === 'number' ? quantity : null,
    not,
  }
  await (target.kind === 'room' ? assertRooms(ctx, wanted) : assertFree(ctx, wanted))
}
