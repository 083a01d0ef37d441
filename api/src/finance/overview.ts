import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { projectAlerts } from './project-finance.ts'

/** How many weeks the forecast looks ahead, the one that runs included. */
export const forecastWeeks = 13

const Amount = z.string().nullable()
const Sum = z.object({ amount: Amount, count: z.int() })
export type DueSum = z.output<typeof Sum>

const Both = z.object({ in: Sum, out: Sum })

const Account = z.object({ id: Id, name: z.string(), company: z.string(), balance: Amount })

const Week = Both.extend({ from: z.string(), to: z.string() })
export type ForecastWeek = z.output<typeof Week>

const Month = z.object({ month: z.string(), from: z.string(), to: z.string(), in: Amount, out: Amount })
export type CashMonth = z.output<typeof Month>

const Overview = z.object({
  asOf: z.string(),
  /** What lies in the accounts; nothing for whoever may not see them. */
  cash: z.object({ total: Amount, accounts: z.array(Account) }).nullable(),
  months: z.array(Month).nullable(),
  /** What was due before today and is open. */
  overdue: Both,
  /** Due today and in the six days after. */
  week: Both,
  /** The first week also holds what is overdue. */
  weeks: z.array(Week),
  later: Both,
  undated: Both,
  /** Who is late with the most. */
  late: z.array(z.object({ id: Id, name: z.string(), amount: Amount, count: z.int() })),
  margins: z.array(
    z.object({
      id: Id,
      name: z.string(),
      eventStart: z.string().nullable(),
      expected: Amount,
      margin: z.string().nullable(),
      alerts: z.array(z.enum(projectAlerts)),
    }),
  ),
})
export type FinanceOverview = z.output<typeof Overview>

export const overview = {
  show: endpoint({
    method: 'GET',
    path: '/api/finance_overview/show',
    family: 'finance_overview',
    title: label('财务总览', 'Finance overview'),
    access: { permission: 'financeOverview:show' },
    result: Overview,
  }),
}
