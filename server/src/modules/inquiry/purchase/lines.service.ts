import type { Purchase } from '@srm/api/inquiry'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { linkDocuments, unlinkDocuments } from '#kernel/records/links.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import { releasePoolLines, takePoolLines } from '#modules/demand/index.ts'

type Input = CreateInput<typeof Purchase>
type PurchaseRow = Row<typeof Purchase>

export const holderOf = (id: string) => ({ kind: 'purchase', id }) as const

const poolLinesIn = (lines: readonly { readonly poolLine?: string | null | undefined }[]): string[] =>
  lines.flatMap(({ poolLine }) => poolLine ?? [])

const poolLinesOf = (row: Pick<PurchaseRow, 'lines'> | undefined): string[] =>
  (row?.lines ?? []).flatMap(({ poolLine }) => (poolLine ? [poolLine.id] : []))

/** A line taken from the pool stays what it was taken for: its demand, its project and its budget. */
export const assertLines = (sent: Input, before: PurchaseRow | undefined): Input => {
  const taken = poolLinesIn(sent.lines)
  if (new Set(taken).size !== taken.length) fail('purchase.pool_line_twice')
  const known = new Map((before?.lines ?? []).map((line) => [line.id, line]))
  const lines = sent.lines.map((line, index) => {
    if (line.dateFrom && line.dateTo && line.dateTo < line.dateFrom)
      fail('purchase.dates', { errors: [{ path: `lines.${String(index)}.dateTo`, message: '' }] })
    const was = line.id === undefined ? undefined : known.get(line.id)
    const project = line.project ?? sent.project ?? null
    if (!was?.poolLine) return was ? { ...line, project, poolLine: null } : { ...line, project }
    return {
      ...line,
      poolLine: was.poolLine.id,
      project: was.project?.id ?? null,
      budgetItem: was.budgetItem?.id ?? null,
      budgetAmount: was.budgetAmount,
    }
  })
  return { ...sent, lines }
}

/** A line of the pool as it was asked for; who may not see budgets cannot copy them in a form. */
const copySql = `update purchase_line l set purchase_type_id = p.purchase_type_id, name = p.name, requirement = p.spec_text,
    spec = p.spec, quantity = p.quantity, times = p.times, unit = p.unit, date_from = p.date_from, date_to = p.date_to,
    time_slot = p.time_slot, attendees = p.attendees, layout = p.layout, region = p.region, project_id = p.project_id,
    budget_item_id = p.budget_item_id, budget_amount = p.budget_amount
  from pool_line_ref p where l.tenant_id = $1 and l.purchase_id = $2 and p.tenant_id = l.tenant_id and p.id = l.pool_line_id
    and p.id = any($3::uuid[])`

const kindSql = `update purchase_line l set line_kind = t.line_kind from purchase_type_ref t
  where l.tenant_id = $1 and l.purchase_id = $2 and t.tenant_id = l.tenant_id and t.id = l.purchase_type_id
    and l.line_kind <> t.line_kind`

const sumSql = `update purchase p set
    budget_amount = (select coalesce(sum(l.budget_amount), 0) from purchase_line l where l.tenant_id = p.tenant_id and l.purchase_id = p.id),
    line_count = (select count(*) from purchase_line l where l.tenant_id = p.tenant_id and l.purchase_id = p.id)
  where p.tenant_id = $1 and p.id = $2`

const demandsSql = `select p.demand_id as id, sum(l.budget_amount)::numeric(15, 2)::text as amount
  from purchase_line l join pool_line_ref p on p.tenant_id = l.tenant_id and p.id = l.pool_line_id
  where l.tenant_id = $1 and l.purchase_id = $2 group by p.demand_id order by p.demand_id`

const linkedSql = `select distinct demand_id as id from pool_line_ref where tenant_id = $1 and id = any($2::uuid[])`

/** Demands and the purchase they led to stand on each other's pages. */
const linkDemands = async (ctx: Ctx, id: string, gone: readonly string[]): Promise<void> => {
  const kind = 'demand.purchase'
  const { rows } = await ctx.db.run<{ id: string; amount: string | null }>(demandsSql, [ctx.tenantId, id])
  const kept = new Set(rows.map((demand) => demand.id))
  const left = gone.length > 0 ? (await ctx.db.run<{ id: string }>(linkedSql, [ctx.tenantId, gone])).rows : []
  for (const demand of left) if (!kept.has(demand.id)) await unlinkDocuments(ctx, { kind, from: demand.id, to: id })
  for (const demand of rows)
    await linkDocuments(ctx, {
      kind,
      from: demand.id,
      to: id,
      ...(demand.amount !== null && { amount: demand.amount }),
    })
}

/** Takes what is new from the pool, gives back what stands here no more, and counts anew. */
export const followLines = async (
  ctx: Ctx,
  id: string,
  after: Input | undefined,
  before: PurchaseRow | undefined,
): Promise<void> => {
  const [now, then] = [poolLinesIn(after?.lines ?? []), poolLinesOf(before)]
  const fresh = now.filter((one) => !then.includes(one))
  const gone = then.filter((one) => !now.includes(one))
  if (gone.length > 0) await releasePoolLines(ctx, { holder: holderOf(id), lines: gone })
  if (fresh.length > 0) await takePoolLines(ctx, { holder: holderOf(id), lines: fresh })
  if (!after) return
  if (fresh.length > 0) await ctx.db.run(copySql, [ctx.tenantId, id, fresh])
  if (fresh.length > 0 || gone.length > 0) await linkDemands(ctx, id, gone)
  await ctx.db.run(kindSql, [ctx.tenantId, id])
  await ctx.db.run(sumSql, [ctx.tenantId, id])
}
