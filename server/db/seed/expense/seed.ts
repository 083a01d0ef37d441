import { Loan, Reimburse } from '@srm/api/expense'
import { addMoney, compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import type { App } from '#kernel/http/app.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { lineSync } from '#kernel/records/write/lines.ts'
import { issueCodes } from '#modules/dictionary/index.ts'
import { registerInvoices } from '#modules/expense/index.ts'
import { dayAgo, daysAgo } from '../past.ts'
import { demoClaims, demoLoans, type Claimant, type DemoClaim, type DemoLoan } from './claims.ts'

type Person = { readonly id: string; readonly name: string; readonly department: string | null }
type Place = {
  readonly people: Readonly<Record<Claimant, Person>>
  readonly cashier: string
  readonly projects: readonly string[]
}

const peopleSql = `select u.id, u.name, u.department_id as department, d.code as unit from user_ref u
    left join department_ref d on d.tenant_id = u.tenant_id and d.id = u.department_id
  where u.tenant_id = $1 order by u.code`
const projectsSql = `select id from project_ref where tenant_id = $1 and status not in ('intent', 'canceled', 'closed') order by code`

const placeOf = async (ctx: Ctx): Promise<Place | undefined> => {
  const { rows } = await ctx.db.run<Person & { readonly unit: string | null }>(peopleSql, [ctx.tenantId])
  const of = (unit: string, nth: number) => rows.filter((one) => one.unit === unit)[nth]
  const [manager, executor, planner, buyer, cashier] = [
    of('XM1', 1),
    of('XM1', 2),
    of('XM1', 0),
    of('CG', 1),
    of('CW', 2),
  ]
  if (!manager || !executor || !planner || !buyer || !cashier) return undefined
  const projects = (await ctx.db.run<{ id: string }>(projectsSql, [ctx.tenantId])).rows.map(({ id }) => id)
  return { people: { manager, executor, planner, buyer }, cashier: cashier.id, projects }
}

const payeeOf = ({ name }: Person) => ({
  payeeName: name,
  payeeBank: '招商银行上海分行',
  payeeAccount: '6225880212345678',
})

/** What claims that were approved wrote off of a loan. */
const writtenOff = (key: string): string =>
  addMoney('0', ...demoClaims.flatMap(({ offsets }) => offsets.flatMap(([loan, part]) => (loan === key ? [part] : []))))

const stageOf = ({ paid }: DemoLoan, balance: string, amount: string): string => {
  if (paid === undefined) return 'approved'
  if (compareMoney(balance, '0') === 0) return 'settled'
  return balance === amount ? 'paid' : 'partly'
}

const loanValues = ({ people, projects }: Place, loan: DemoLoan) => {
  const { by, purpose, amount, paid, dueIn, key, returned = '0.00' } = loan
  const project = loan.project === undefined ? null : (projects[loan.project] ?? null)
  const off = paid === undefined ? '0.00' : writtenOff(key)
  const balance = paid === undefined ? '0.00' : addMoney(amount, `-${off}`, `-${returned}`)
  return {
    purpose,
    kind: project === null ? 'float' : 'project',
    project,
    amount,
    repayDate: dayAgo(-dueIn),
    ...payeeOf(people[by]),
    attachments: [],
    owner: people[by].id,
    department: people[by].department,
    paidAmount: paid === undefined ? '0.00' : amount,
    writtenOff: off,
    returned,
    balance,
    offsetting: '0.00',
    paidOn: paid === undefined ? null : dayAgo(paid),
    isOverdue: dueIn < 0 && compareMoney(balance, '0') > 0,
    stage: stageOf(loan, balance, amount),
    status: 'approved',
    madeAt: daysAgo((paid ?? 1) + 2),
  }
}

const entrySql = `insert into loan_entry (id, loan_id, kind, amount, day, at, by) values (app.new_id(), $1, $2, $3, $4, $5, $6)`

/** Loans with what was paid and what came back of them. */
const addLoans = async (ctx: Ctx, place: Place): Promise<ReadonlyMap<string, string>> => {
  const codes = await issueCodes(ctx, Loan.name, demoLoans.length)
  const values = demoLoans.map((loan, at) => ({ ...loanValues(place, loan), code: codes[at] ?? '' }))
  const ids = await fillRecords(ctx, Loan, values)
  for (const [at, { amount, paid, returned }] of demoLoans.entries()) {
    if (paid === undefined) continue
    const entry = (kind: string, sum: string, days: number) =>
      ctx.db.run(entrySql, [ids[at], kind, sum, dayAgo(days), daysAgo(days), place.cashier])
    await entry('paid', amount, paid)
    if (returned !== undefined) await entry('returned', returned, Math.max(1, paid - 15))
  }
  return new Map(demoLoans.map(({ key }, at) => [key, ids[at] ?? '']))
}

const sync = lineSync(Reimburse, {
  lines: { table: 'reimburse_line', parent: 'reimburse_id' },
  offsets: { table: 'reimburse_offset', parent: 'reimburse_id' },
})
const doneSql = `update reimburse_offset set state = 'done', at = $3 where tenant_id = $1 and reimburse_id = $2`

const linesOf = ({ lines, daysAgo: days }: DemoClaim, claim: number) =>
  lines.map((line, at) => ({
    ...line,
    date: dayAgo(days + 2),
    photo: [],
    invoiceKind: 'digitalOrdinary' as const,
    number: `2531200000${String(days)}${String(claim)}${String(at)}7654`,
    tax: '0.00',
    approvedAmount: line.amount,
    isOver: line.isOver ?? false,
  }))

const claimValues = ({ people, projects }: Place, claim: DemoClaim) => {
  const { by, purpose, stage, pay, lines, offsets, daysAgo: days } = claim
  const amount = addMoney('0', ...lines.map((line) => line.amount))
  return {
    purpose,
    project: claim.project === undefined ? null : (projects[claim.project] ?? null),
    ...payeeOf(people[by]),
    attachments: [],
    owner: people[by].id,
    department: people[by].department,
    amount,
    approvedTotal: amount,
    offsetTotal: addMoney('0', ...offsets.map(([, part]) => part)),
    payAmount: pay,
    hasInvoices: true,
    overDays: lines.reduce((sum, { isOver, nights = 1 }) => sum + (isOver ? nights : 0), 0),
    paidOn: stage === 'archived' ? dayAgo(days - 3) : null,
    stage,
    status: stage === 'applying' ? 'draft' : 'approved',
    madeAt: daysAgo(days),
  }
}

const addClaims = async (ctx: Ctx, place: Place, loans: ReadonlyMap<string, string>): Promise<void> => {
  const codes = await issueCodes(ctx, Reimburse.name, demoClaims.length)
  const values = demoClaims.map((claim, at) => ({ ...claimValues(place, claim), code: codes[at] ?? '' }))
  const ids = await fillRecords(ctx, Reimburse, values)
  for (const [at, claim] of demoClaims.entries()) {
    const id = ids[at] ?? ''
    const lines = linesOf(claim, at)
    const offsets = claim.offsets.map(([loan, amount]) => ({ loan: loans.get(loan), amount }))
    await sync(ctx, id, { lines, offsets })
    await ctx.db.run(doneSql, [ctx.tenantId, id, daysAgo(claim.daysAgo - 1)])
    const holder = { kind: Reimburse.name, id, code: codes[at] ?? '', owner: place.people[claim.by].id }
    await registerInvoices(ctx, {
      holder,
      invoices: lines.map(({ invoiceKind: kind, ...line }) => ({ ...line, kind })),
    })
  }
}

/** Loans at every stage, one of them overdue, and claims that wrote some of them off. */
export const seedExpenses = async (app: App, tenantId: string): Promise<void> => {
  const place = await app.asTenant(tenantId, placeOf)
  if (!place) return
  await app.asTenant(tenantId, async (ctx) => addClaims(ctx, place, await addLoans(ctx, place)), place.cashier)
}
