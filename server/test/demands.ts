import { demand, type PoolLine } from '@srm/api/demand'
import { aDemand, aDemandLine } from '#modules/demand/demand.fixture.ts'
import { aCompanyWithMoney } from './claims.ts'
import type { TestApp } from './app.ts'
import { addProject } from './run-of-shows.ts'
import type { Member, TestTenant } from './tenant.ts'

type Line = Parameters<typeof aDemandLine>[0]

/** The id of a type every company starts with. */
export const usualType = async (me: Member, name = '其他'): Promise<string> => {
  const { result } = await me.call(demand.type.all, { query: { keyword: name } })
  return result.find((one) => one.name === name)?.id ?? ''
}

/** The body of a demand of some project with a line or several. */
export const aDemandOf = async (
  me: TestTenant,
  lines: readonly Line[] = [{}],
  more: Parameters<typeof aDemand>[0] = {},
) => {
  const purchaseType = await usualType(me)
  return aDemand({
    project: more.project ?? (await addProject(me)),
    lines: lines.map((line) => aDemandLine({ purchaseType, ...line })),
    ...more,
  })
}

/** A company with somebody who asks for things and somebody who decides. */
export const aPurchasingCompany = async (t: TestApp, me: TestTenant) => {
  const company = await aCompanyWithMoney(t, me, ['demand'])
  const requester = await company.colleague('需求人')
  const pooled = async (
    lines: readonly Line[] = [{}],
    more: Parameters<typeof aDemand>[0] = {},
  ): Promise<{ id: string; lines: PoolLine[] }> => {
    const made = await requester.call(demand.demand.create, { body: await aDemandOf(me, lines, more) })
    if (made.status !== 200) throw new Error(made.message)
    const { id } = made.result
    await company.approve(requester, 'demand', id)
    return { id, lines: await poolLinesOf(me, id) }
  }
  return { ...company, requester, pooled }
}

/** What became of a demand in the pool, in the order of its codes. */
export const poolLinesOf = async (me: Member, id: string): Promise<PoolLine[]> => {
  const parts = (await me.call(demand.demand.progress, { params: { id } })).result
  const lines: PoolLine[] = []
  for (const part of parts) lines.push((await me.call(demand.pool.show, { params: { id: part.id } })).result)
  return lines
}

const pooledSql = `with d as (update demand set status = 'approved', stage = 'pooled' where id = $1 returning id, project_id)
  insert into pool_line (id, code, demand_id, demand_line_id, project_id, purchase_type_id, line_kind, name, quantity, times, unit, date_from,
    budget_amount, stage, claimed_by, claimed_at, search_text, search_grams)
  select app.new_id(), 'XQC-' || left(l.id::text, 23), d.id, l.id, d.project_id, l.purchase_type_id, 'other', l.name, l.quantity, l.times, l.unit,
    l.date_from, coalesce(l.budget_amount, 0), case when $2::uuid is null then 'pending' else 'claimed' end, $2::uuid,
    case when $2::uuid is not null then now() end, lower(l.name), '{}'
  from d join demand_line l on l.demand_id = d.id returning id`

const madeSql = `insert into record_event (subject, subject_id, id, kind) values ('poolLine', $1, app.new_id(), 'created')`

/** A line of the pool as if everybody had agreed to its demand, claimed by somebody if they are named. */
export const addPoolLine = async (me: TestTenant, name = '签到背景板', buyer?: string): Promise<string> => {
  const made = await me.call(demand.demand.create, { body: await aDemandOf(me, [{ name }]) })
  if (made.status !== 200) throw new Error(made.message)
  return me.inside(async (ctx) => {
    const { rows } = await ctx.db.run<{ id: string }>(pooledSql, [made.result.id, buyer ?? null])
    const id = rows[0]?.id ?? ''
    await ctx.db.run(madeSql, [id])
    return id
  })
}
