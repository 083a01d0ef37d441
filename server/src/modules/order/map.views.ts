import { PurchaseOrder } from '@srm/api/order'
import { orderPages } from '@srm/api/order/pages'
import { label } from '@srm/api/shared/label'
import type { MapSource } from '#kernel/map-source.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'

const stages = ['confirmed', 'executing', 'accepted', 'settled', 'closed']
const maxProjects = 100

/** The orders of these projects, as the list of orders shows and sums them. */
const listOf = (projects: readonly string[]): string => {
  const conditions = [
    { field: 'project', op: 'in', value: projects },
    { field: 'stage', op: 'in', value: stages },
  ]
  return `${orderPages.order.list.path}?filter=${encodeURIComponent(JSON.stringify(conditions))}`
}

/** What was ordered for projects, by the city they take place in. */
export const orderMap: readonly MapSource[] = [
  {
    key: 'spend',
    rank: 30,
    label: label('采购花费', 'Spent on orders'),
    color: 'orange',
    permission: 'purchaseOrder:list',
    pathOf: ({ ids }) => listOf(ids.slice(0, maxProjects)),
    rows: ({ ctx, params }) => {
      const amount = ctx.session.masks?.has('cost') === true ? 'null::numeric' : 'sum(t.amount)'
      return `select left(p.region, 4) || '00' as id, null as title, null as note, left(p.region, 4) || '00' as region,
          null::float8 as lat, null::float8 as lng, count(*)::int as count, ${amount} as amount, array_agg(distinct t.project_id::text) as ids
        from purchase_order t join project_ref p on p.tenant_id = t.tenant_id and p.id = t.project_id and p.region is not null
        where ${[
          't.tenant_id = $1',
          `t.stage = any(${params.add(stages, 'text[]')})`,
          ...scopeSql(PurchaseOrder, ctx, params),
        ].join(' and ')} group by left(p.region, 4)`
    },
  },
]
