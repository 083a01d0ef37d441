import { Hotel, Room, supplier } from '@srm/api/supplier'
import { fail } from '#kernel/errors.ts'
import { defineResource } from '#modules/record/index.ts'
import type { Values } from '#kernel/records/fields/row.ts'

type HotelValues = Values<typeof Hotel>

/** Kinds of rooms are part of all rooms; where nobody counted them all, nothing can be said. */
const roomsFit = ({ totalRooms, kingRooms, twinRooms, suites }: HotelValues): boolean =>
  typeof totalRooms !== 'number' || (kingRooms ?? 0) + (twinRooms ?? 0) + (suites ?? 0) <= totalRooms

const yearsFit = ({ openedYear, renovatedYear }: HotelValues): boolean =>
  typeof openedYear !== 'number' || typeof renovatedYear !== 'number' || openedYear <= renovatedYear

const heldSql = `select exists (select 1 from room x where x.tenant_id = $1 and x.hotel_id = $2)
  or exists (select 1 from place x where x.tenant_id = $1 and x.hotel_id = $2) as held`

export const hotels = defineResource(Hotel, supplier.hotel, {
  code: { type: 55, prefix: 'JD', digits: 4 },
  prepare: (_, sent) => {
    if (!roomsFit(sent)) fail('hotel.rooms', { errors: [{ path: 'totalRooms', message: '' }] })
    if (!yearsFit(sent)) fail('hotel.years', { errors: [{ path: 'renovatedYear', message: '' }] })
    return sent
  },
  removable: async (ctx, { id }) => {
    const { rows } = await ctx.db.run<{ held: boolean }>(heldSql, [ctx.tenantId, id])
    if (rows[0]?.held) fail('hotel.in_use')
  },
})

export const rooms = defineResource(Room, supplier.room, {
  code: { type: 56, prefix: 'FX', digits: 5 },
  lines: { seasons: { table: 'room_season', parent: 'room_id' } },
})
