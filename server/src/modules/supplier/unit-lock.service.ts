import type { Ctx } from '#kernel/ctx.ts'

type Unit = 'hall' | 'room' | 'hotel'

const lockSql: Readonly<Record<Unit, string>> = {
  // A hall and what it is divided into, or from, are locked together, in one order.
  hall: `select r.id from hall h join hall r on r.tenant_id = h.tenant_id and (r.id = h.id
      or r.place_id = h.place_id and r.divisible_group = h.divisible_group)
    where h.tenant_id = $1 and h.id = $2 order by r.id for update of r`,
  room: 'select id from room where tenant_id = $1 and id = $2 for update',
  hotel: 'select id from hotel where tenant_id = $1 and id = $2 for update',
}

/** Holds a hall, a type of room or a hotel until the transaction ends; false when there is none. */
export const lockUnit = async (ctx: Ctx, unit: Unit, id: string): Promise<boolean> =>
  (await ctx.db.run(lockSql[unit], [ctx.tenantId, id])).rows.length > 0
