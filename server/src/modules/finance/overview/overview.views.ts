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

type Late = FinanceOverview['late']
type SumRow = Slot & { readonly id: string | null; readonly name: string | null }

/** What is open by slot, and of the customers who are late the ten that owe the most, in one pass over what is open. */
const sumsSql = (
  items: string,
  most: string | undefined,
): string => `with sums as materialized (select ${slotSql} as slot, ${most ? `case when i.due_date < $2::date then i.party end` : 'null::uuid'} as party,
      sum(i.open) as amount, count(*)::int as count from (${items}) i group by 1, 2)
  select s.slot, sum(s.amount)::numeric(18, 2)::text as amount, sum(s.count)::int as count, null::uuid as id, null as name from sums s group by 1
  ${
    most
      ? `union all (select s.slot, s.amount::numeric(18, 2)::text, s.count, s.party, c.name
          from sums s join customer_ref c on c.tenant_id = $1 and c.id = s.party order by s.amount desc, s.party limit ${most})`
      : ''
  }`

/** Whoever may not see amounts is not told who owes the most. */
const sumsOf = async (ctx: Ctx, side: MonitorSide, asOf: string): Promise<{ slots: readonly Slot[]; late: Late }> => {
  const { sql, params } = openDocuments(ctx, side, { asOf }, [])
  const isTold = side === 'receivable' && ctx.session.masks?.has(maskOf.receivable) !== true
  const most = isTold ? params.add(maxLate, 'int') : undefined
  const { rows } = await ctx.db.run<SumRow>(sumsSql(sql, most), params.values, 'custom')
  return {
    slots: rows.filter(({ id }) => id === null),
    late: rows.flatMap(({ id, name, amount, count }) =>
      id === null || name === null ? [] : [{ id, name, amount, count }],
    ),
  }
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
  // None of them waits for another: each reads on a connection of its own.
  const [receivable, payable, projects, cash, months] = await Promise.all([
    sumsOf(ctx, 'receivable', asOf),
    sumsOf(ctx, 'payable', asOf),
    holds(ctx.session, 'projectFinance:list') ? nextProjects(ctx, maxProjects) : [],
    cashOf(ctx),
    monthsOf(ctx, asOf),
  ])
  const into = reader(ctx, 'receivable', receivable.slots)
  const out = reader(ctx, 'payable', payable.slots)
  const both = (...slots: readonly number[]) => ({ in: into(...slots), out: out(...slots) })
  const weeks = Array.from({ length: forecastWeeks }, (_, week): ForecastWeek => ({
    from: dayAfter(asOf, week * 7),
    to: dayAfter(asOf, week * 7 + 6),
    ...(week === 0 ? both(overdue, 0) : both(week)),
  }))
  return {
    asOf,
    cash,
    months,
    overdue: both(overdue),
    week: both(0),
    weeks,
    later: both(later),
    undated: both(undated),
    late: receivable.late,
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
