import type { FinanceOverview } from '@srm/api/finance'
import { label } from '@srm/api/shared/label'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { Sheet, SheetTable } from '#modules/paper/index.ts'
import { overviewOf } from '../overview/overview.views.ts'
import { nextProjects } from '../project/project.views.ts'
import { factOf, moneyText, tableOf } from './sheet.rules.ts'

type Content = Pick<Sheet, 'facts' | 'tables'>

const maxProjects = 60

const factsOf = (ctx: Ctx, { cash, week, overdue }: FinanceOverview) => [
  ...(cash ? [factOf(ctx, label('账户余额', 'In the accounts'), moneyText(cash.total))] : []),
  factOf(ctx, label('七天内该收', 'To receive in seven days'), moneyText(week.in.amount)),
  factOf(ctx, label('七天内该付', 'To pay in seven days'), moneyText(week.out.amount)),
  factOf(ctx, label('逾期未收', 'Overdue, not received'), moneyText(overdue.in.amount)),
  factOf(ctx, label('逾期未付', 'Overdue, not paid'), moneyText(overdue.out.amount)),
]

const moneyTables = (ctx: Ctx, { months, weeks, late }: FinanceOverview): SheetTable[] => {
  const [into, out] = [label('收入', 'In'), label('支出', 'Out')]
  return [
    tableOf(ctx, label('近 12 个月收支', 'In and out over 12 months'), [label('月份', 'Month'), into, out], {
      rows: (months ?? []).map((month) => [month.month, moneyText(month.in), moneyText(month.out)]),
      numbers: 2,
    }),
    tableOf(ctx, label('未来 13 周到期', 'Due in the next 13 weeks'), [label('周', 'Week'), into, out], {
      rows: weeks.map((week) => [
        `${week.from} – ${week.to.slice(5)}`,
        moneyText(week.in.amount),
        moneyText(week.out.amount),
      ]),
      numbers: 2,
    }),
    tableOf(
      ctx,
      label('逾期最多的客户', 'Who is late with the most'),
      [label('客户', 'Customer'), label('笔数', 'Count'), label('逾期', 'Overdue')],
      { rows: late.map(({ name, count, amount }) => [name, String(count), moneyText(amount)]), numbers: 2 },
    ),
  ].flat()
}

const projectTables = async (ctx: Ctx): Promise<SheetTable[]> => {
  const rows = await nextProjects(ctx, maxProjects)
  const columns = [
    label('项目', 'Project'),
    label('活动日', 'Event'),
    label('已签收入', 'Sold'),
    label('已收', 'Received'),
    label('已承诺成本', 'Committed'),
    label('已付', 'Paid'),
    label('预计利润', 'Expected profit'),
  ]
  return tableOf(ctx, label('进行中的项目', 'Projects under way'), columns, {
    rows: rows.map(({ name, eventStart, ...sums }) => [
      name,
      eventStart ?? '',
      ...[sums.sold, sums.received, sums.committed, sums.paid, sums.expected].map(moneyText),
    ]),
    numbers: 5,
  })
}

/** The company as the receiver may see it: of money only with the overview, of projects only with their finance. */
export const monthContent = async (ctx: Ctx): Promise<Content> => {
  const overview = holds(ctx.session, 'financeOverview:show') ? await overviewOf(ctx) : undefined
  return {
    facts: overview ? factsOf(ctx, overview) : [],
    tables: [
      ...(overview ? moneyTables(ctx, overview) : []),
      ...(holds(ctx.session, 'projectFinance:list') ? await projectTables(ctx) : []),
    ],
  }
}
