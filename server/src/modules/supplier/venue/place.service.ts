import { Hall, Place, supplier, placeFieldsFor, type PlaceField, type PlaceType } from '@srm/api/supplier'
import { fail } from '#kernel/errors.ts'
import { defineResource } from '#modules/record/index.ts'
import { keysOf } from '@srm/api/shared/keys'

type Values = { readonly type: PlaceType } & Readonly<Partial<Record<PlaceField, unknown>>>

/** Fields that are filled in although this kind of place has no such thing. */
const strayFields = (sent: Values): PlaceField[] =>
  keysOf(placeFieldsFor).filter(
    (field) => sent[field] !== null && sent[field] !== undefined && !placeFieldsFor[field](sent.type),
  )

const heldSql = 'select exists (select 1 from hall x where x.tenant_id = $1 and x.place_id = $2) as held'

export const places = defineResource(Place, supplier.place, {
  code: { type: 57, prefix: 'CD', digits: 4 },
  prepare: (_, sent, before) => {
    const stray = strayFields(sent)
    if (stray.length > 0) fail('place.not_for_type', { errors: stray.map((path) => ({ path, message: '' })) })
    if (sent.type !== 'internal_venue' && !sent.supplier && !sent.hotel)
      fail('place.owner', { errors: [{ path: 'supplier', message: '' }] })
    return before ? sent : { ...sent, hallCount: 0 }
  },
  removable: async (ctx, { id }) => {
    const { rows } = await ctx.db.run<{ held: boolean }>(heldSql, [ctx.tenantId, id])
    if (rows[0]?.held) fail('place.in_use')
  },
})

const countSql = `update place p set hall_count = h.n, largest_hall_area = h.largest
  from (select x.id, count(a.id)::int as n, max(a.area) as largest from unnest($2::uuid[]) as x (id)
    left join hall a on a.tenant_id = $1 and a.place_id = x.id group by x.id) h
  where p.tenant_id = $1 and p.id = h.id`

export const halls = defineResource(Hall, supplier.hall, {
  code: { type: 58, prefix: 'HYT', digits: 5 },
  changed: async (ctx, _, after, before) => {
    await ctx.db.run(countSql, [ctx.tenantId, [after?.place ?? null, before?.place.id ?? null]])
  },
})
