import { acceptance } from '@srm/api/acceptance'
import { approval } from '@srm/api/approval'
import { finder } from '@srm/api/finder'
import { order } from '@srm/api/order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAgo } from '#db/seed/past.ts'
import { demoTenants } from '#db/seed/demo.ts'
import { approvalModule } from '#modules/approval/index.ts'
import { startApp, type TestApp } from './app.ts'
import { aDemoCompany } from './demo-company.ts'
import { query } from './sql.ts'
import type { TestTenant } from './tenant.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await startApp()
  me = await aDemoCompany(t, { ...demoTenants.large, suppliers: 80 })
})
afterAll(() => t.close())

describe('demo company', () => {
  it('has approvals of a year and more that took hours and days, and their histories hold', async () => {
    const { result } = await me.call(approval.report.show, { query: { from: dayAgo(360), to: dayAgo(0) } })
    expect(result.total.count).toBeGreaterThan(40)
    expect(result.total.average).toBeGreaterThan(4)
    expect(result.total.p90).toBeGreaterThan(24)
    expect(new Set(result.days.map(({ day }) => day.slice(0, 7))).size).toBeGreaterThan(7)
    const check = approvalModule.reports?.['approval:check']
    expect(await me.inside(async (ctx) => check?.(ctx))).toEqual([])
  })

  it('numbers what was bought by the month it was bought in, and asks for no more than there is', async () => {
    for (const table of ['purchase', 'purchase_order', 'award', 'demand']) {
      const odd = await query<{ code: string }>(
        t,
        `select code from ${table} where tenant_id = $1
          and substring(code from '[0-9]{6}') not in (to_char(created_at at time zone 'Asia/Shanghai', 'YYYYMM'))`,
        [me.tenantId],
      )
      expect(odd, table).toEqual([])
    }
    const over = await query(t, 'select name from budget_item where tenant_id = $1 and reserved + pending > amount', [
      me.tenantId,
    ])
    expect(over).toEqual([])
  })

  it('begins with nothing that is overdue', async () => {
    const { rows } = await me.inside((ctx) =>
      ctx.db.run(`select id from approval_timer where tenant_id = $1 and status = 'armed' and fire_at < now()`, [
        ctx.tenantId,
      ]),
    )
    expect(rows).toEqual([])
  })

  it('spends most with few suppliers and has most of them where it is at home', async () => {
    const { result } = await me.call(finder.statistics.show, { query: {} })
    expect(Number(result.concentration?.cr5)).toBeGreaterThan(35)
    expect(Number(result.concentration?.cr5)).toBeLessThan(75)
    const counts = result.cities.map(({ count }) => count)
    expect(Math.max(...counts)).toBeGreaterThan(4 * Math.min(...counts))
  })

  it('has customers in the pool, each with who had it, why it was given back and when', async () => {
    const rows = await query<{ reasons: string[]; reason: string; ago: number }>(
      t,
      `select c.pool_reason as reason, extract(day from now() - c.pooled_at)::int as ago,
         array(select h.reason from customer_owner_history h where h.tenant_id = c.tenant_id and h.customer_id = c.id
           order by h.created_at) as reasons
       from customer c where c.tenant_id = $1 and c.pool_id is not null and c.owner_id is null`,
      [me.tenantId],
    )
    expect(rows.length).toBeGreaterThan(5)
    for (const { reasons, reason } of rows) {
      expect(reasons).toEqual(['registered', 'givenBack'])
      expect(reason).not.toBe('')
    }
    expect(new Set(rows.map(({ ago }) => ago)).size).toBeGreaterThan(3)
  })

  it('has what customers said after events of two years, most of them content', async () => {
    const [said] = await query<{ count: number; low: number; days: number; ahead: number }>(
      t,
      `select count(*)::int as count, count(*) filter (where score <= 2)::int as low, max(event_date) - min(event_date) as days,
         count(*) filter (where answered_on > current_date)::int as ahead from customer_feedback where tenant_id = $1`,
      [me.tenantId],
    )
    expect(said?.count).toBeGreaterThan(80)
    expect(said?.days).toBeGreaterThan(450)
    expect(said?.low).toBeGreaterThan(2)
    expect((said?.low ?? 0) * 8).toBeLessThan(said?.count ?? 0)
    expect(said?.ahead).toBe(0)
  })

  it('has customers in many industries and cities with two years of follow-ups that end now', async () => {
    const [sum] = await query<{ customers: number; names: number; industries: number; cities: number; talks: number }>(
      t,
      `select count(*)::int as customers, count(distinct name_key)::int as names, count(distinct industry)::int as industries,
         count(distinct left(region, 4))::int as cities, (select count(*)::int from follow_up f where f.tenant_id = $1) as talks
       from customer where tenant_id = $1`,
      [me.tenantId],
    )
    expect(sum).toMatchObject({ customers: 120, names: 120, industries: 8 })
    expect(sum?.cities).toBeGreaterThan(8)
    expect(sum?.talks).toBeGreaterThan(600)
    const [span] = await query<{ days: number; ahead: number; quiet: number }>(
      t,
      `select (extract(epoch from max(at) - min(at)) / 86400)::int as days, count(*) filter (where at > now())::int as ahead,
         (extract(epoch from now() - max(at)) / 86400)::int as quiet from follow_up where tenant_id = $1`,
      [me.tenantId],
    )
    expect(span).toMatchObject({ ahead: 0 })
    expect(span?.days).toBeGreaterThan(650)
    expect(span?.quiet).toBeLessThan(7)
  })

  it('has opportunities at every stage over two years, with steps that lead to where each stands', async () => {
    const stages = await query<{ name: string; n: number }>(
      t,
      `select s.name, count(o.id)::int as n from opportunity_stage s
         left join opportunity o on o.tenant_id = s.tenant_id and o.stage_id = s.id where s.tenant_id = $1 group by s.name`,
      [me.tenantId],
    )
    expect(stages.filter(({ n }) => n < 3)).toEqual([])
    const [sum] = await query<{ days: number; ahead: number; astray: number; quotes: number }>(
      t,
      `select (extract(epoch from max(created_at) - min(created_at)) / 86400)::int as days,
         count(*) filter (where stage_at > now() or stage_at < created_at)::int as ahead,
         count(*) filter (where stage_id <> (select c.to_stage_id from opportunity_stage_change c
           where c.tenant_id = o.tenant_id and c.opportunity_id = o.id order by c.at desc, c.id desc limit 1))::int as astray,
         count(*) filter (where quoted_amount <> (select q.amount from opportunity_quotation q
           where q.tenant_id = o.tenant_id and q.opportunity_id = o.id order by edition desc limit 1))::int as quotes
       from opportunity o where o.tenant_id = $1`,
      [me.tenantId],
    )
    expect(sum).toMatchObject({ ahead: 0, astray: 0, quotes: 0 })
    expect(sum?.days).toBeGreaterThan(500)
  })

  it('has orders in every stage: one waits for its supplier, one is to be changed, some are for the conference in Sanya', async () => {
    const { items } = (await me.call(order.order.list, { query: { pageSize: 100 } })).result
    expect(new Set(items.map(({ stage }) => stage))).toEqual(
      new Set(['draft', 'sent', 'confirmed', 'executing', 'accepted', 'settled', 'closed', 'canceled']),
    )
    expect(items.map(({ answer }) => answer)).toEqual(
      expect.arrayContaining(['waiting', 'changeRequested', 'rejected']),
    )
    expect(items.filter(({ project }) => project?.name.includes('三亚')).length).toBeGreaterThan(2)
    const changes = (await me.call(order.change.list, { query: {} })).result.items
    expect(changes.map(({ stage }) => stage)).toEqual(['sent'])
  })

  it('has accepted what was delivered: one waits for its signature, one was cut, the others are settled and rated', async () => {
    const { items } = (await me.call(acceptance.acceptance.list, { query: { pageSize: 100 } })).result
    expect(items.filter(({ stage }) => stage === 'signing')).toHaveLength(1)
    expect(items.filter(({ deductionAmount }) => Number(deductionAmount) > 0)).toHaveLength(1)
    const settled = items.filter(({ stage }) => stage === 'settled')
    expect(settled.length).toBeGreaterThan(2)
    expect(settled.some(({ isRated }) => isRated)).toBe(true)
    const sql = `select o.code from purchase_order o where o.tenant_id = $1 and o.stage in ('accepted', 'settled', 'closed')
      and not exists (select 1 from acceptance a where a.tenant_id = o.tenant_id and a.order_id = o.id and a.stage = 'settled')`
    expect(await query(t, sql, [me.tenantId])).toEqual([])
  })
})
