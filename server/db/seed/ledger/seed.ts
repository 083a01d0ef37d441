import { Expense } from '@srm/api/expense'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import type { App } from '#kernel/http/app.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { issueCodes } from '#modules/dictionary/index.ts'
import { books, closeMonth, createFund } from '#modules/ledger/index.ts'
import { asOf, atWork } from '../past.ts'

const closedMonths = 18

/** The first day of the month so many months ago. */
const monthAgo = (months: number): string => {
  const [year = 0, month = 0] = shanghaiDay(new Date()).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10)
}

const funds = [
  {
    name: '招商银行基本户',
    kind: 'bank',
    bankName: '招商银行上海分行',
    accountNo: '121908776610801',
    openingBalance: '2862350.75',
  },
  { name: '备用金现金', kind: 'cash', openingBalance: '12000.00' },
] as const

const bankFees = ['35.00', '28.50', '41.20', '35.00', '52.80', '30.00'] as const

const projectSql = `select id, owner_id as owner, department_id as department from project_ref where tenant_id = $1
  and status not in ('intent', 'canceled', 'closed') order by code limit 1`

/** What the bank took for its services every month, as it was approved then. */
const addBankFees = async (ctx: Ctx): Promise<void> => {
  const { rows } = await ctx.db.run<{ id: string; owner: string; department: string | null }>(projectSql, [
    ctx.tenantId,
  ])
  const [project] = rows
  if (!project) return
  const days = Array.from({ length: closedMonths }, (_, at) => `${monthAgo(closedMonths - at).slice(0, 8)}20`)
  const codes = await issueCodes(ctx, Expense.name, days.length)
  const values = days.map((date, at) => ({
    code: codes[at] ?? '',
    purpose: `${date.slice(0, 7)} 银行账户管理费`,
    kind: 'bankFee',
    project: project.id,
    amount: bankFees[at % bankFees.length] ?? '35.00',
    tax: '0.00',
    date,
    attachments: [],
    owner: project.owner,
    department: project.department,
    stage: 'booked',
    status: 'approved',
    madeAt: `${date}T10:00:00+08:00`,
  }))
  await fillRecords(ctx, Expense, values)
}

/** Two accounts of the first company, and what the bank took since. */
export const seedFunds = async (app: App, tenantId: string, by: string | undefined): Promise<void> => {
  const openingDate = monthAgo(closedMonths)
  await app.asTenant(
    tenantId,
    async (ctx) => {
      const company = await books.defaultCompany(ctx)
      if (company === null) return
      for (const [at, fund] of funds.entries())
        await createFund(ctx, { ...fund, company, openingDate, isDefault: at === 0, status: 'enabled' })
      await addBankFees(ctx)
    },
    by,
  )
}

/** The third of the month after, when the bank's statements are there; never a moment to come. */
const closingOf = (ago: number): string => {
  const third = atWork(new Date(`${monthAgo(ago - 1).slice(0, 8)}03T17:20:00+08:00`).toISOString())
  return Date.parse(third) < Date.now() ? third : new Date().toISOString()
}

/** Finance has closed all months but this one. */
export const closeDemoMonths = async (app: App, tenantId: string, by: string): Promise<void> => {
  for (let ago = closedMonths; ago > 0; ago -= 1)
    await asOf(app, { tenantId, by, moment: closingOf(ago) }, async (ctx) => {
      const companyId = await books.defaultCompany(ctx)
      if (companyId !== null) await closeMonth(ctx, { companyId, month: monthAgo(ago) })
    })
}
