import { Hall, Place, supplier } from '@srm/api/supplier'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Row } from '#kernel/records/select.ts'
import { idOf } from './part.rules.ts'
import { part, type Values } from './part.service.ts'
import { strayFields } from './place.rules.ts'

const prepare = (_: Ctx, sent: Values, before?: Row): Values => {
  const stray = strayFields(sent)
  if (stray.length > 0) fail('place.not_for_type', { errors: stray.map((path) => ({ path, message: '' })) })
  if (sent['type'] !== 'internal_venue' && !sent['supplier'] && !sent['hotel'])
    fail('place.owner', { errors: [{ path: 'supplier', message: '' }] })
  return before ? sent : { ...sent, hallCount: 0 }
}

const heldSql = 'select exists (select 1 from hall x where x.tenant_id = $1 and x.place_id = $2) as held'

export const places = part(
  Place,
  supplier.place,
  { type: 57, prefix: 'CD', digits: 4 },
  {
    prepare,
    removable: async (ctx, id) => {
      const { rows } = await ctx.db.run<{ held: boolean }>(heldSql, [ctx.tenantId, id])
      if (rows[0]?.held) fail('place.in_use')
    },
  },
)

const countSql = `update place p set hall_count = h.n, largest_hall_area = h.largest
  from (select x.id, count(a.id)::int as n, max(a.area) as largest from unnest($2::uuid[]) as x (id)
    left join hall a on a.tenant_id = $1 and a.place_id = x.id group by x.id) h
  where p.tenant_id = $1 and p.id = h.id`

export const halls = part(
  Hall,
  supplier.hall,
  { type: 58, prefix: 'HYT', digits: 5 },
  {
    changed: async (ctx, _, after, before) => {
      await ctx.db.run(countSql, [ctx.tenantId, [idOf(after?.['place']), idOf(before?.['place'])]])
    },
  },
)
