import { Hotel, Room, supplier } from '@srm/api/supplier'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { roomsFit, yearsFit } from './hotel.rules.ts'
import { part, type Values } from './part.service.ts'

const heldSql = `select exists (select 1 from room x where x.tenant_id = $1 and x.hotel_id = $2)
  or exists (select 1 from place x where x.tenant_id = $1 and x.hotel_id = $2) as held`

const prepare = (_: Ctx, sent: Values): Values => {
  if (!roomsFit(sent)) fail('hotel.rooms', { errors: [{ path: 'totalRooms', message: '' }] })
  if (!yearsFit(sent)) fail('hotel.years', { errors: [{ path: 'renovatedYear', message: '' }] })
  return sent
}

export const hotels = part(
  Hotel,
  supplier.hotel,
  { type: 55, prefix: 'JD', digits: 4 },
  {
    prepare,
    removable: async (ctx, id) => {
      const { rows } = await ctx.db.run<{ held: boolean }>(heldSql, [ctx.tenantId, id])
      if (rows[0]?.held) fail('hotel.in_use')
    },
  },
)

export const rooms = part(
  Room,
  supplier.room,
  { type: 56, prefix: 'FX', digits: 5 },
  {
    lines: { seasons: { table: 'room_season', parent: 'room_id' } },
  },
)
