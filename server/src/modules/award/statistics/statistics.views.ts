import { Award, type AskedSupplier, type award as calls, type PurchaseStatistics, type SavedLine } from '@srm/api/award'
import type { Parsed } from '@srm/api/endpoint'
import { percentOf } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import { purchaseSteps } from '#modules/inquiry/index.ts'

type Period = { readonly from: string; readonly to: string }

const maxDays = 1100
const dayMs = 86_400_000
/** More than anybody reads; the figures above them are of all. */
const maxRows = 2000

const dayOf = (moment: string): string => `(${moment} at time zone 'Asia/Shanghai')::date`

const paramsOf = (ctx: Ctx, { from, to }: Period): Params => {
  if (to < from || Date.parse(to) - Date.parse(from) > maxDays * dayMs) fail('request.invalid')
  return new Params(ctx.tenantId, from, to)
}

const seenAwards = (ctx: Ctx, params: Params): string =>
  scopeSql(Award, ctx, params, { alias: 'a' })
    .map((one) => ` and ${one}`)
    .join('')

/** Lines of awards that hold, by the day they were awarded; those the reader sees. */
const awarded = (
  ctx: Ctx,
  params: Params,
): string => `from award a join award_line l on l.tenant_id = a.tenant_id and l.award_id = a.id
  where a.tenant_id = $1 and a.status = 'approved' and ${dayOf('a.approved_at')} between $2::date and $3::date${seenAwards(ctx, params)}`

const savingsSql = (
  ctx: Ctx,
  params: Params,
): string => `with s as materialized (select a.id as award, a.owner_id as buyer,
    l.purchase_type_id as type, to_char(a.approved_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, l.amount, l.vs_budget, l.vs_lowest,
    l.vs_history ${awarded(ctx, params)}),
  grouped as (select case when grouping(buyer) = 0 then 'buyer' when grouping(type) = 0 then 'type' when grouping(month) = 0 then 'month' else 'all' end as by,
      coalesce(buyer::text, type::text, month, '') as key, count(distinct award)::int as awards, count(*)::int as lines,
      coalesce(sum(amount), 0)::numeric(15, 2)::text as amount, coalesce(sum(vs_budget), 0)::numeric(15, 2)::text as budget,
      coalesce(sum(vs_lowest), 0)::numeric(15, 2)::text as lowest, coalesce(sum(vs_history), 0)::numeric(15, 2)::text as history, sum(amount) as rank
    from s group by grouping sets ((), (buyer), (type), (month)))
  select g.by, g.key, coalesce(u.name, t.name, g.key) as name, g.awards, g.lines, g.amount, g.budget, g.lowest, g.history from grouped g
    left join user_ref u on g.by = 'buyer' and u.tenant_id = $1 and u.id::text = g.key
    left join purchase_type_ref t on g.by = 'type' and t.tenant_id = $1 and t.id::text = g.key
  order by case when g.by = 'month' then g.key end, g.rank desc nulls last, g.key`

/** Inquiries that are over: one under way would tell who has answered it. */
const asked = (ctx: Ctx, params: Params): string => `from purchase_invitation_ref i
    join purchase_ref p on p.tenant_id = i.tenant_id and p.id = i.purchase_id
  where i.tenant_id = $1 and ${dayOf('i.sent_at')} between $2::date and $3::date and i.state <> 'canceled'
    and p.stage not in ('draft', 'quoting', 'closed', 'failed')${purchaseSteps.seen(ctx, params, 'p')}`

const answersSql = (
  ctx: Ctx,
  params: Params,
): string => `with i as materialized (select i.supplier_id, i.state ${asked(ctx, params)}),
  grouped as (select supplier_id, grouping(supplier_id) = 1 as is_total, count(*)::int as asked,
      (count(*) filter (where state in ('quoted', 'declined', 'withdrawn', 'won', 'lost')))::int as answered,
      (count(*) filter (where state in ('quoted', 'won', 'lost')))::int as quoted, (count(*) filter (where state = 'won'))::int as won
    from i group by grouping sets ((), (supplier_id)))
  select g.is_total as "isTotal", g.supplier_id as key, coalesce(s.name, '') as name, g.asked, g.answered, g.quoted, g.won
  from grouped g left join supplier_ref s on s.tenant_id = $1 and s.id = g.supplier_id
  order by g.asked desc, g.won desc, s.name limit 501`

type SavingRow = PurchaseStatistics['buyers'][number] & { readonly by: 'all' | 'buyer' | 'type' | 'month' }
type AnswerRow = Pick<
  PurchaseStatistics['suppliers'][number],
  'key' | 'name' | 'asked' | 'answered' | 'quoted' | 'won'
> & {
  readonly isTotal: boolean
}

const hidesAmounts = ({ session }: Ctx): boolean => session.masks?.has('cost') === true
const hidden = { amount: null, budget: null, lowest: null, history: null }
const none = { awards: 0, lines: 0, amount: '0.00', budget: '0.00', lowest: '0.00', history: '0.00' }
const nobody = { asked: 0, answered: 0, quoted: 0, won: 0 }

const withRates = <T extends typeof nobody>(of: T) => ({
  ...of,
  responseRate: of.asked === 0 ? null : percentOf(String(of.answered), String(of.asked)),
  winRate: of.quoted === 0 ? null : percentOf(String(of.won), String(of.quoted)),
})

/** Two statements, however many buyers, types, months and suppliers there are. */
export const statisticsOf = async (ctx: Ctx, period: Period): Promise<PurchaseStatistics> => {
  const [saved, answers] = [paramsOf(ctx, period), paramsOf(ctx, period)]
  const { rows: savings } = await ctx.db.run<SavingRow>(savingsSql(ctx, saved), saved.values)
  const { rows: askings } = await ctx.db.run<AnswerRow>(answersSql(ctx, answers), answers.values)
  const shown = savings.map((row) => (hidesAmounts(ctx) ? { ...row, ...hidden } : row))
  const of = (by: SavingRow['by']) => shown.filter((row) => row.by === by).map(({ by: _by, ...row }) => row)
  const [{ key: _key, name: _name, ...total } = { key: '', name: '', ...none }] = of('all')
  const [{ isTotal: _is, key: _of, name: _who, ...all } = { isTotal: true, key: '', name: '', ...nobody }] =
    askings.filter(({ isTotal }) => isTotal)
  return {
    total: { ...total, ...withRates(all) },
    buyers: of('buyer'),
    types: of('type'),
    months: of('month'),
    suppliers: askings.filter(({ isTotal }) => !isTotal).map(({ isTotal: _total, ...row }) => withRates(row)),
  }
}

type LinesQuery = Parsed<typeof calls.statistics.lines>['query']

const keyColumns = {
  buyer: 'a.owner_id::text',
  type: 'l.purchase_type_id::text',
  month: `to_char(a.approved_at at time zone 'Asia/Shanghai', 'YYYY-MM')`,
} as const

/** The lines a figure is the sum of. */
export const savedLines = async (ctx: Ctx, { by, key, ...period }: LinesQuery): Promise<SavedLine[]> => {
  const params = paramsOf(ctx, period)
  const from = awarded(ctx, params)
  const one = by && key !== undefined ? ` and ${keyColumns[by]} = ${params.add(key, 'text')}` : ''
  const { rows } = await ctx.db.run<SavedLine>(
    `select s.id, s.award, s.code, s.name, jsonb_build_object('id', v.id, 'name', v.name) as supplier, s."approvedAt", s.amount, s.budget,
        s.lowest, s.history
      from (select l.id, jsonb_build_object('id', a.id, 'name', a.title) as award, a.code, coalesce(l.name, '') as name, l.supplier_id,
          a.approved_at as "approvedAt", l.amount::text as amount, l.vs_budget::text as budget, l.vs_lowest::text as lowest,
          l.vs_history::text as history ${from}${one}) s
        join supplier_ref v on v.tenant_id = $1 and v.id = s.supplier_id
      order by s."approvedAt" desc, s.id limit ${String(maxRows)}`,
    params.values,
  )
  return hidesAmounts(ctx) ? rows.map((row) => ({ ...row, ...hidden })) : rows
}

type AskedQuery = Parsed<typeof calls.statistics.asked>['query']

/** The invitations a rate is worked out from. */
export const askedSuppliers = async (ctx: Ctx, { supplier, ...period }: AskedQuery): Promise<AskedSupplier[]> => {
  const params = paramsOf(ctx, period)
  const from = asked(ctx, params)
  const one = supplier ? ` and i.supplier_id = ${params.add(supplier, 'uuid')}` : ''
  const { rows } = await ctx.db.run<AskedSupplier>(
    `select i.id, jsonb_build_object('id', p.id, 'name', p.title) as purchase, p.code, i.sent_at as "sentAt", i.state ${from}${one}
      order by i.sent_at desc, i.id limit ${String(maxRows)}`,
    params.values,
  )
  return rows
}
