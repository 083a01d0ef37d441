import { quote } from '@srm/api/quote'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { askedQuoters, quotersOf } from '#test/quotes.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { aQuoteForm } from '../quote.fixture.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  // As many connections as a server has that is not told otherwise.
  t = await startApp({ env: { SRM_PG_POOL: '10' } })
  me = await aTenant(t)
})
afterAll(() => t.close())

const suppliers = 500
const seconds = 10

/** Suppliers by the hundred, each asked as the first one was. */
const copySql = `with first as (select i.* from purchase_invitation i where i.purchase_id = $1 limit 1),
  added as (insert into supplier (select (jsonb_populate_record(s, jsonb_build_object('id', app.new_id(), 'code', 'R' || n, 'name', '供应商' || n,
      'credit_code', null))).* from supplier s, generate_series(1, $2::int) n where s.id = (select supplier_id from first)) returning id),
  linked as (insert into external_link (tenant_id, id, purpose, subject, record_id, contact_name, mobile, expires_at)
    select f.tenant_id, app.new_id(), 'quote', 'purchase', f.purchase_id, '周经理', '13900000000', now() + interval '9 days'
    from first f, generate_series(1, $2::int) returning id)
  insert into purchase_invitation (tenant_id, id, purchase_id, supplier_id, contact_name, mobile, state, sent_at, link_id)
  select f.tenant_id, app.new_id(), f.purchase_id, a.id, '周经理', '13900000000', 'sent', now(), l.id
  from first f, (select id, row_number() over () as n from added) a join (select id, row_number() over () as n from linked) l using (n)`

describe('five hundred suppliers in the last ten seconds', () => {
  it('are all acknowledged and stored, 95 of 100 within a second', { timeout: 300_000 }, async () => {
    const { id } = await askedQuoters(t, me, { count: 1 })
    await query(t, copySql, [id, suppliers - 1])
    // A day later autovacuum would have looked: without it every plan takes the tables for empty ones.
    await query(t, 'analyze purchase_invitation, external_link, supplier', [])
    const quoters = await quotersOf(t, me, id)
    expect(quoters).toHaveLength(suppliers)
    const lines = (await quoters[0]?.call(quote.external.page))?.result.lines ?? []
    const times: number[] = []
    const statuses = await Promise.all(
      quoters.map(async (quoter, at) => {
        await new Promise((resolve) => {
          setTimeout(resolve, (at * seconds * 1000) / suppliers)
        })
        const began = performance.now()
        const { status } = await quoter.call(quote.external.submit, { body: { form: aQuoteForm(lines) } })
        times.push(performance.now() - began)
        return status
      }),
    )
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    const [stored] = await query<{ n: number }>(
      t,
      'select count(*)::int as n from quote_version where purchase_id = $1',
      [id],
    )
    expect(stored?.n).toBe(suppliers)
    const p95 = times.toSorted((one, other) => one - other)[Math.floor(suppliers * 0.95)] ?? 0
    expect(p95, `${String(suppliers)} suppliers in 10 s: p95 ${p95.toFixed(0)} ms`).toBeLessThan(1000)
  })
})
