import type { Availability } from '@srm/api/finder'
import type { Ctx } from '#kernel/ctx.ts'
import type { Values } from '#kernel/records/fields/row.ts'
import { fail } from '#kernel/errors.ts'
import { lockUnit } from '#modules/supplier/index.ts'
import { isFirm, targetOf, type Target } from './availability.rules.ts'
import { fullNight, takenBy, type AvailabilityRequest } from './availability.views.ts'

/** Two people who mark the same day at the same time do so one after the other. */
const lock = async (ctx: Ctx, kind: Target, id: string): Promise<void> => {
  if (!(await lockUnit(ctx, kind, id))) fail('record.bad_reference', { errors: [{ path: kind, message: '' }] })
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
  sent: Values<typeof Availability> & Pick<AvailabilityRequest, 'period'>,
  { not = null, takes = true }: Judgement = {},
): Promise<void> => {
  const target = targetOf(sent) ?? fail('availability.target', { errors: [{ path: 'hall', message: '' }] })
  const { part: slot = 'day', quantity = null, state, period } = sent
  if (target.kind === 'hall' && quantity !== null)
    fail('availability.quantity', { errors: [{ path: 'quantity', message: '' }] })
  if (target.kind !== 'hall' && slot !== 'day') fail('availability.night', { errors: [{ path: 'part', message: '' }] })
  await lock(ctx, target.kind, target.id)
  if (!takes || !isFirm(state)) return
  const wanted: AvailabilityRequest = {
    target,
    period,
    part: slot,
    quantity,
    not,
  }
  await (target.kind === 'room' ? assertRooms(ctx, wanted) : assertFree(ctx, wanted))
}
