import { forecastWeeks, type DueSum, type FinanceOverview, type ForecastWeek } from '@srm/api/finance'
import { shanghaiDay } from '@srm/api/shared/date'
import { addMoney } from '@srm/api/shared/money'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { ledgerFunds } from '#modules/ledger/index.ts'
import { openDocuments } from '../ageing/ageing.views.ts'
import { maskOf, type MonitorSide } from '../ageing/items.rules.ts'
import { nextProjects } from '../project/project.views.ts'

const maxLate = 10
const maxProjects = 24

/** Where something open stands: without a day, overdue, in a week from now, or after all of them. */
type Slot = { readonly slot: number; readonly amount: string; readonly count: number }
const [undated, overdue, later] = [-2, -1, forecastWeeks]

const slotSql = `case when i.due_date is null then ${String(undated)} when i.due_date < $2::date then ${String(overdue)}
    else least((i.due_date - $2::date) / 7, ${String(later)}) end`

const hide = (isHidden: boolean, { amount, count }: DueSum): DueSum => ({ amount: isHidden ? null : amount, count })

const slotsOf = async (ctx: Ctx, side: MonitorSide, asOf: string): Promise<readonly Slot[]> => {
  const { sql, params } = openDocuments(ctx, side, { asOf }, [])
  const { rows } = await ctx.db.run<Slot>(
    `select ${slotSql} as slot, sum(i.open)::numeric(18, 2)::text as amount, count(*)::int as count from (${sql}) i group by 1`,
    params.values,
  )
  return rows
}

/** The sum of some slots, covered for whoever may not see the side. */
const reader = (ctx: Ctx, side: MonitorSide, slots: readonly Slot[]) => {
  const isHidden = ctx.session.masks?.has(maskOf[side]) === true
  return (...wanted: readonly number[]): DueSum => {
    const found = slots.filter(({ slot }) => wanted.includes(slot))
    const amount = addMoney('0', ...found.map((one) => one.amount))
    return hide(isHidden, { amount, count: found.reduce((sum, { count }) => sum + count, 0) })
  }
}

type Late = FinanceOverview['late']

/** Whoever may not see amounts is not told who owes the most. */
const lateOf = async (ctx: Ctx, asOf: string): Promise<Late> => {
  if (ctx.session.masks?.has(maskOf.receivable)) return []
  const { sql, params } = openDocuments(ctx, 'receivable', { asOf }, [])
  const { rows } = await ctx.db.run<Late[number]>(
    `select i.party as id, c.name, sum(i.open)::numeric(18, 2)::text as amount, count(*)::int as count
      from (${sql}) i join customer_ref c on c.tenant_id = $1 and c.id = i.party where i.due_date < $2::date
      group by i.party, c.name order by sum(i.open) desc, i.party limit ${params.add(maxLate, 'int')}`,
    params.values,
  )
  return rows
}

const cashOf = async (ctx: Ctx): Promise<FinanceOverview['cash']> => {
  if (!holds(ctx.session, 'ledger:show')) return null
  const funds = await ledgerFunds.balances(ctx)
  const known = funds.flatMap(({ balance }) => (balance === null ? [] : [balance]))
  return {
    total: known.length < funds.length ? null : addMoney('0', ...known),
    accounts: funds.map(({ id, name, company, balance }) => ({ id, name, company: company.name, balance })),
  }
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** The first day of the month so many months before. */
const monthBefore = (day: string, months: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10)
}

const monthsOf = async (ctx: Ctx, asOf: string): Promise<FinanceOverview['months']> =>
  holds(ctx.session, 'ledger:show') ? ledgerFunds.months(ctx, monthBefore(asOf, 11), monthBefore(asOf, 0)) : null

/** What lies in the accounts, what is to come and to go out by week, who is late, and what projects are expected to bring. */
export const overviewOf = async (ctx: Ctx): Promise<FinanceOverview> => {
  const asOf = shanghaiDay(new Date())
  const into = reader(ctx, 'receivable', await slotsOf(ctx, 'receivable', asOf))
  const out = reader(ctx, 'payable', await slotsOf(ctx, 'payable', asOf))
  const both = (...slots: readonly number[]) => ({ in: into(...slots), out: out(...slots) })
  const weeks = Array.from({ length: forecastWeeks }, (_, week): ForecastWeek => ({
    from: dayAfter(asOf, week * 7),
    to: dayAfter(asOf, week * 7 + 6),
    ...(week === 0 ? both(overdue, 0) : both(week)),
  }))
  const projects = holds(ctx.session, 'projectFinance:list') ? await nextProjects(ctx, maxProjects) : []
  return {
    asOf,
    cash: await cashOf(ctx),
    months: await monthsOf(ctx, asOf),
    overdue: both(overdue),
    week: both(0),
    weeks,
    later: both(later),
    undated: both(undated),
    late: await lateOf(ctx, asOf),
    margins: projects.map(({ id, name, eventStart, expected, margin, alerts }) => ({
      id,
      name,
      eventStart,
      expected,
      margin,
      alerts,
    })),
  }
}
