import { checkSpec, parseSpec } from '@srm/api/demand/spec'
import { PoolLine } from '@srm/api/demand'
import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { writeEvents } from '#kernel/records/write/events.ts'
import { gramKeysOf, searchText } from '#kernel/search.ts'
import { issueCodes } from '#modules/dictionary/index.ts'
import type { DemandRow } from '../document/demand.store.ts'
import { typeSpecs } from '../type/type.views.ts'

const insertSql = `insert into pool_line (id, code, demand_id, demand_line_id, project_id, purchase_type_id, line_kind, name, spec, spec_text,
    quantity, times, unit, date_from, date_to, time_slot, attendees, layout, region, budget_item_id, budget_amount, stage, search_text,
    search_grams, is_customer_paid)
  select x.id, x.code, l.demand_id, l.id, d.project_id, l.purchase_type_id, x.line_kind, l.name, x.spec, l.spec, l.quantity, l.times, l.unit,
    l.date_from, l.date_to, l.time_slot, l.attendees, l.layout, coalesce(l.region, d.region),
    case when not l.is_customer_paid then l.budget_item_id end, coalesce(l.budget_amount, 0), 'pending',
    x.search, x.grams, l.is_customer_paid
  from json_to_recordset($3) as x (id uuid, code text, line uuid, line_kind text, spec jsonb, search text, grams int[])
    join demand_line l on l.tenant_id = $1 and l.id = x.line join demand d on d.tenant_id = l.tenant_id and d.id = l.demand_id
  where l.demand_id = $2`

/** What was approved waits for a buyer, line by line. */
export const fillPool = async (ctx: Ctx, { id, lines }: DemandRow): Promise<void> => {
  const types = await typeSpecs(
    ctx,
    lines.map(({ purchaseType }) => purchaseType.id),
  )
  const codes = await issueCodes(ctx, PoolLine.name, lines.length)
  const rows = lines.map((line, at) => {
    const { schema = [], lineKind = 'other' } = types.get(line.purchaseType.id) ?? {}
    const code = codes[at] ?? ''
    const search = searchText([code, line.name])
    return {
      id: newId(),
      code,
      line: line.id,
      line_kind: lineKind,
      spec: checkSpec(schema, parseSpec(schema, line.spec ?? '').filled, 'demand').values,
      search,
      grams: gramKeysOf(ctx.tenantId, search),
    }
  })
  await ctx.db.run(insertSql, [ctx.tenantId, id, JSON.stringify(rows)])
  await writeEvents(
    ctx,
    PoolLine.name,
    rows.map((row) => ({ subjectId: row.id, kind: 'created', changes: [], note: null })),
  )
}
