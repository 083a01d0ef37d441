import { OurCompany, tenancy } from '@srm/api/tenancy'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { planOf, sentBy, type SentStatement } from '#test/plans.ts'
import { connectAs, query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { gramKeys, gramsOf, searchText } from '#kernel/search.ts'
import { findEverywhere } from './find.ts'
import { lister } from './list.ts'
import { subjects } from '../subjects.ts'

let t: TestApp
let me: TestTenant

const surnames = [...'云海江山风雨星月金木水火土春夏秋冬东南西北']
const trades = ['会展', '策划', '旅行', '传媒', '科技', '印务', '酒店', '搭建']
const names = surnames.flatMap((first) => trades.map((trade) => `${first}舟${trade}公司`))

/** Names are told apart by their number, which stands in the search columns as it would after saving. */
const fill = `insert into our_company (tenant_id, id, code, name, status, search_text, search_grams, created_at, updated_at)
  select $1, app.new_id(), 'C' || n, b.name || n, case when n % 9 = 0 then 'disabled' else 'enabled' end,
    'c' || n || E'\\n' || b.text, b.grams, now() - n * interval '1 minute', now() - (n * 7 % 20011) * interval '1 minute'
  from generate_series(1, $2::int) n
  join (select row_number() over () as place, * from rows from (unnest($3::text[]), unnest($4::text[]), jsonb_array_elements($5)) as x (name, text, json)
    cross join lateral (select array_agg(g::int) as grams from jsonb_array_elements_text(json) g) y) b on b.place = n % ${names.length} + 1`

const addRows = async (client: pg.Client, tenantId: string, n: number): Promise<void> => {
  const texts = names.map((name) => searchText([name]))
  await client.query(fill, [
    tenantId,
    n,
    names,
    texts,
    JSON.stringify(texts.map((text) => gramKeys(tenantId, gramsOf(text)))),
  ])
}

const unmarked = `select relpages - relallvisible as left from pg_class where oid = 'our_company'::regclass`

beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
  const others = [await aTenant(t), await aTenant(t)]
  const client = await connectAs(t.app.config, 'superuser')
  // Built afterwards, the search index costs a fraction of growing row by row.
  const [index] = (await client.query<{ def: string }>(`select pg_get_indexdef('our_company_search'::regclass) as def`))
    .rows
  await client.query('drop index our_company_search')
  for (const { tenantId } of [me, ...others]) await addRows(client, tenantId, 20_000)
  await client.query(index?.def ?? '')
  // While another connection still looks at an older state, rows are not marked as seen by all, and counting out of an
  // index costs as much as reading the table.
  await vi.waitFor(
    async () => {
      await client.query('vacuum analyze our_company')
      const { rows } = await client.query<{ left: number }>(unmarked)
      if (rows[0]?.left !== 0) throw new Error(`${String(rows[0]?.left)} pages are not marked`)
    },
    { timeout: 60_000 },
  )
  await client.end()
}, 90_000)
afterAll(() => t.close())

const list = lister(OurCompany)

const sentFor = (given: Record<string, unknown>): Promise<SentStatement[]> =>
  sentBy(me, (ctx) => list(ctx, OurCompany.query.parse(given)))

const filter = JSON.stringify([{ field: 'status', op: 'in', value: ['disabled'] }])
const part = JSON.stringify([{ field: 'name', op: 'contains', value: '云舟' }])
const recent = JSON.stringify([{ field: 'createdAt', op: 'gte', value: '2026-01-01T00:00:00+08:00' }])
const created = 'our_company_created'
const search = 'our_company_search'
const looks: readonly (readonly [string, Record<string, unknown>, index: string])[] = [
  ['the list as it opens', {}, created],
  ['the fifth page', { page: '5' }, created],
  ['filtered', { filter }, created],
  ['filtered by a part of a name', { filter: part }, created],
  ['filtered by its day', { filter: recent }, created],
  ['one character that all have', { keyword: '舟' }, created],
  ['one character that many have', { keyword: '云' }, created],
  ['one character nobody has', { keyword: '麒' }, search],
  ['two characters that many have', { keyword: '云舟' }, created],
  ['two characters nobody has', { keyword: '舟云' }, search],
  ['four characters', { keyword: '云舟会展' }, search],
  ['pinyin', { keyword: 'yunzhouhuizhan' }, search],
  ['initials', { keyword: 'mzhz' }, search],
  ['letters and digits', { keyword: 'c12' }, search],
  ['two words and a filter', { keyword: '云舟会展 公司', filter }, search],
]

const plansFor = async (given: Record<string, unknown>): Promise<string[]> =>
  Promise.all((await sentFor(given)).map((sent) => planOf(t, me, sent)))

describe('a list of twenty thousand among sixty thousand', () => {
  it.each(OurCompany.sort.flatMap((key) => [key, `-${key}`]))(
    'is read in the order of an index by %s',
    async (sort) => {
      const plans = await plansFor({ sort })
      expect(plans.filter((plan) => /Seq Scan on our_company|(^|->)\s*Sort$/m.test(plan))).toEqual([])
    },
  )

  it.each(looks)('is read by an index for %s', async (_, given, index) => {
    const plans = await plansFor(given)
    expect(plans.filter((plan) => plan.includes('Seq Scan on our_company'))).toEqual([])
    expect(plans.join('\n')).toContain(index)
  })

  it('counts to a thousand and says that there are more, and on when asked for the number', async () => {
    const first = await me.call(tenancy.ourCompany.list, { query: {} })
    expect(first.result).toMatchObject({ total: 1000, capped: true })
    const exact = await me.call(tenancy.ourCompany.list, { query: { filter, count: 'exact' } })
    expect(exact.result).toMatchObject({ total: 2222, capped: false })
    const most = await me.call(tenancy.ourCompany.list, { query: { count: 'exact' } })
    expect(most.result).toMatchObject({ total: 10_000, capped: true })
  })

  it('leaves a common word uncounted until asked, and counts a rare one at once', async () => {
    const many = await me.call(tenancy.ourCompany.list, { query: { keyword: '舟' } })
    expect(many.result).toMatchObject({ total: null, capped: true })
    const few = await me.call(tenancy.ourCompany.list, { query: { keyword: '云舟会展' } })
    expect(few.result).toMatchObject({ total: Math.floor(20_000 / names.length), capped: false })
  })

  it('finds the same whether many or few are found', async () => {
    const [row] = await query<{ n: number }>(
      t,
      `select count(*)::int as n from our_company where tenant_id = $1 and search_text like '%云舟%'`,
      [me.tenantId],
    )
    const counted = await me.call(tenancy.ourCompany.list, { query: { keyword: '云舟', count: 'exact' } })
    expect(counted.result.total).toBe(row?.n)
  })

  it.each([
    ['a character that all have', '舟', [created]],
    ['two characters nobody has', '舟云', [created, search]],
    ['pinyin', 'yunzhouhuizhan', [created]],
    ['a code in full', 'C777', [created, search]],
  ])('is searched by an index together with everything else for %s', async (_, keyword, indexes) => {
    const every = subjects().map(({ record }) => record)
    const sent = await sentBy(me, (ctx) => findEverywhere(ctx, every, every, keyword))
    expect(sent).toHaveLength(indexes.length)
    for (const [at, index] of indexes.entries()) {
      const plan = await planOf(
        t,
        me,
        sent[at] ?? { text: '', values: [] },
        'analyze, costs off, timing off, summary off',
      )
      const executed = plan.split('\n').filter((line) => !line.includes('never executed'))
      expect(executed.filter((line) => line.includes('Seq Scan on our_company'))).toEqual([])
      expect(executed.join('\n')).toMatch(new RegExp(`${index}.*actual`))
    }
  })

  it('is seen to be read without its index once the index is gone', async () => {
    await query(t, `drop index ${created}; drop index ${search}`)
    expect((await plansFor({})).join('\n')).toContain('Sort Key')
    expect((await plansFor({ keyword: '云舟' })).join('\n')).not.toContain(search)
  })
})
