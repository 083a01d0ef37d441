import type { Parsed } from '@srm/api/endpoint'
import { type expense, Loan, type LoanCredit } from '@srm/api/expense'
import { shanghaiDay } from '@srm/api/shared/date'
import { label, type Label } from '@srm/api/shared/label'
import { addMoney, compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { type DocumentFact, type DocumentFactValues, documentOf } from '#kernel/records/document.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { newId } from '#kernel/ids.ts'
import { assertOpenProject } from '#modules/project/index.ts'
import { resourceService } from '#modules/record/index.ts'
import { applicantOf, assertClaimant, assertSecondPerson, payeeOf } from '../applicant.service.ts'
import { own } from '../expense.db.ts'
import { postLoan } from '../ledger/post.service.ts'
import { ruleOf } from '../standard/standard.service.ts'
import { mayChange } from './loan.rules.ts'
import { loanRecords, lockLoans, recountLoans } from './loan.store.ts'
import { notifyPaid } from './notice.service.ts'

const today = `(now() at time zone 'Asia/Shanghai')::date`

/** What is lent or about to be: paid and not back, or asked for and not paid yet. */
const openAmount = `case when l.stage in ('paid', 'partly') then l.balance
  when l.stage = 'approved' or l.status = 'pending' then l.amount else 0 end`

const creditSql = `select coalesce(sum(${openAmount}), 0)::numeric(15, 2)::text as unsettled,
    (count(*) filter (where ${openAmount} > 0))::int as count,
    coalesce(json_agg(json_build_object('id', l.id, 'code', l.code, 'purpose', l.purpose, 'repayDate', l.repay_date,
      'balance', l.balance::text) order by l.repay_date, l.id) filter (where l.balance > 0 and l.repay_date < ${today}), '[]') as overdue
  from loan l where l.tenant_id = $1 and l.owner_id = $2::uuid and l.id is distinct from $3::uuid`

type OpenLoans = Omit<LoanCredit, 'limit'>

/** What somebody owes, without one loan that is being asked for. */
const openLoansOf = async (ctx: Ctx, owner: string | null, without: string | null): Promise<OpenLoans> => {
  const { rows } = await ctx.db.run<OpenLoans>(creditSql, [ctx.tenantId, owner, without])
  return rows[0] ?? { unsettled: '0.00', count: 0, overdue: [] }
}

const loanFacts: Readonly<Record<string, DocumentFact>> = {
  outstanding: { label: label('申请人未还余额', 'Owed by the applicant'), type: 'money' },
  loanCount: { label: label('未结清借款笔数', 'Open loans'), type: 'number' },
  loanOverdue: { label: label('有逾期借款', 'Has an overdue loan'), type: 'flag' },
}

const readLoanFacts = async (ctx: Ctx, { id, owner }: Row<typeof Loan>): Promise<DocumentFactValues> => {
  const { unsettled, count, overdue } = await openLoansOf(ctx, owner?.id ?? null, id)
  return { outstanding: unsettled, loanCount: String(count), loanOverdue: overdue.length > 0 }
}

type Input = CreateInput<typeof Loan>
type LoanRow = Row<typeof Loan>

const refuse = (key: Parameters<typeof fail>[0], path: string): never => fail(key, { errors: [{ path, message: '' }] })

const prepare = async (ctx: Ctx, sent: Input, before: LoanRow | undefined): Promise<Input> => {
  if (before) assertClaimant(ctx, before)
  if (before && !mayChange(before.status)) fail('loan.locked')
  if (compareMoney(sent.amount, '0') <= 0) refuse('loan.amount', 'amount')
  if (sent.needDate && sent.repayDate < sent.needDate) refuse('loan.repay_date', 'repayDate')
  if (sent.kind === 'project' && !sent.project) refuse('loan.project_needed', 'project')
  if (sent.project) await assertOpenProject(ctx, sent.project, 'loan')
  const whole = { ...sent, ...(await applicantOf(ctx, sent, before)), ...(await payeeOf(ctx, sent, before)) }
  if (before) return whole
  const nothing = '0.00'
  return {
    ...whole,
    paidAmount: nothing,
    writtenOff: nothing,
    returned: nothing,
    balance: nothing,
    offsetting: nothing,
    isOverdue: false,
    stage: 'applying',
    status: 'draft',
  }
}

export const loanService = resourceService(Loan, {
  records: loanRecords,
  prepare,
  removable: (_, { status }) => {
    if (status !== 'draft') fail('loan.kept')
  },
})

const listed = ({ overdue }: OpenLoans): Label => {
  const all = overdue.map(({ code, repayDate, balance }) => `${code}（${repayDate}，${balance}）`).join('、')
  return label(all, all)
}

const same = (text: string): Label => label(text, text)

const turnSql = `select pg_advisory_xact_lock(hashtextextended('loans of ' || $1::text || $2::text, 0))`
const askedSql = `select owner_id as owner, amount::text as amount from loan where tenant_id = $1 and id = $2`

/** Nobody borrows while something is overdue, nor more than the company lets one person have; two at once are seen. */
const assertMayBorrow = async (ctx: Ctx, id: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ owner: string; amount: string }>(askedSql, [ctx.tenantId, id])
  const { owner, amount } = rows[0] ?? fail('record.not_found')
  await ctx.db.run(turnSql, [ctx.tenantId, owner])
  const open = await openLoansOf(ctx, owner, id)
  if (open.overdue.length > 0) fail('loan.overdue', { words: { loans: listed(open) } })
  const total = addMoney(open.unsettled, amount)
  const { loanLimit } = await ruleOf(ctx)
  if (compareMoney(total, loanLimit) > 0)
    fail('loan.over_limit', { words: { total: same(total), limit: same(loanLimit) } })
}

const stageSql = `select stage from loan where tenant_id = $1 and id = $2`

const moveTo =
  (stage: 'approved' | 'canceled', from: readonly string[]) =>
  async (ctx: Ctx, id: string): Promise<void> => {
    const { rows } = await ctx.db.run<{ stage: string }>(stageSql, [ctx.tenantId, id])
    if (rows[0] && from.includes(rows[0].stage))
      await loanRecords.patch({ ...ctx, session: { ...ctx.session, scope: { kind: 'all' } } }, id, { stage })
  }

export const loanDocument = documentOf(Loan, loanRecords, {
  amount: 'amount',
  summary: ['kind', 'amount', 'purpose', 'repayDate', 'project'],
  facts: { fields: loanFacts, read: readLoanFacts },
  precheck: async (ctx, { id, owner }) => {
    const open = await openLoansOf(ctx, owner?.id ?? null, id)
    const words = label(`申请人有逾期借款：${listed(open).zh}`, `The applicant has overdue loans: ${listed(open).en}`)
    return open.overdue.length > 0 ? [words[ctx.language]] : []
  },
  inUse: async (ctx, { paidAmount }) =>
    compareMoney(paidAmount, '0') > 0 ? [label('借款已付款', 'The loan was paid')[ctx.language]] : [],
  later: ['paidAmount', 'writtenOff', 'returned', 'balance', 'offsetting', 'paidOn', 'isOverdue', 'stage'],
  defaultFlow: {
    steps: [
      { by: 'superior', name: label('直属上级', 'Superior') },
      { by: 'role', role: 'FINANCE', name: label('财务', 'Finance') },
      { by: 'role', role: 'GM', name: label('总经理', 'General manager'), from: '10000.00' },
    ],
  },
  on: {
    pending: assertMayBorrow,
    approved: moveTo('approved', ['applying']),
    void: moveTo('canceled', ['applying', 'approved']),
  },
})

const assertDay = (day: string): void => {
  if (day > shanghaiDay(new Date())) refuse('loan.day', 'day')
}

type RowVersion = { id: string; version: number }

const versionOf = async (ctx: Ctx, id: string): Promise<RowVersion> => ({
  id,
  version: (await loanRecords.show(ctx, id)).version,
})

type PayBody = Parsed<typeof expense.loan.pay>['body']

/** The money left: noted by somebody who neither asked for it nor wrote it down. */
export const payLoan = async (ctx: Ctx, id: string, sent: PayBody): Promise<RowVersion> => {
  const { version, day, fundAccount: fund = null, note = null } = sent
  const loan = await loanRecords.held(ctx, id)
  refuseStale(loan, version)
  if (loan.status !== 'approved' || loan.stage !== 'approved') fail('loan.not_approved')
  assertSecondPerson(ctx, loan)
  assertDay(day)
  const { amount } = loan
  const entry = newId()
  await own(ctx)
    .insertInto('loan_entry')
    .values({ id: entry, loan_id: id, kind: 'paid', amount, day, note, fund_account_id: fund })
    .execute()
  await recountLoans(ctx, [id])
  await postLoan(ctx, loan, { entry, kind: 'paid', amount, day, fund })
  await notifyPaid(ctx, Loan.name, { id, owner: loan.owner?.id ?? null, code: loan.code, amount })
  return versionOf(ctx, id)
}

type RepayBody = Parsed<typeof expense.loan.repay>['body']

/** Money came back; what reimbursements under approval are about to write off is not counted twice. */
export const repayLoan = async (ctx: Ctx, id: string, sent: RepayBody): Promise<RowVersion> => {
  const { version, day, amount, fundAccount: fund = null, note = null } = sent
  const loan = await loanRecords.held(ctx, id)
  refuseStale(loan, version)
  if (compareMoney(loan.balance, '0') <= 0) fail('loan.not_open')
  assertSecondPerson(ctx, loan)
  assertDay(day)
  if (loan.paidOn !== null && day < loan.paidOn) refuse('loan.day_early', 'day')
  const open = addMoney(loan.balance, `-${loan.offsetting}`)
  if (compareMoney(amount, '0') <= 0 || compareMoney(amount, open) > 0)
    fail('loan.too_much', { words: { balance: same(open) }, errors: [{ path: 'amount', message: '' }] })
  const entry = newId()
  const values = { id: entry, loan_id: id, kind: 'returned', amount, day, note, fund_account_id: fund }
  await lockLoans(ctx, [id])
  await own(ctx).insertInto('loan_entry').values(values).execute()
  await recountLoans(ctx, [id])
  await postLoan(ctx, loan, { entry, kind: 'returned', amount, day, fund })
  return versionOf(ctx, id)
}

type CancelBody = Parsed<typeof expense.loan.cancel>['body']

export const cancelLoan = async (ctx: Ctx, id: string, { version, reason }: CancelBody): Promise<RowVersion> => {
  const loan = await loanRecords.held(ctx, id)
  refuseStale(loan, version)
  if (compareMoney(loan.paidAmount, '0') > 0) fail('loan.paid')
  if (loan.stage !== 'approved') fail('loan.not_approved')
  const saved = await loanRecords.patch(ctx, id, { stage: 'canceled' })
  await writeEvent(ctx, Loan.name, id, 'system', [], `取消借款：${reason}`)
  return { id, version: saved.version }
}

export const myCredit = async (ctx: Ctx): Promise<LoanCredit> => ({
  limit: (await ruleOf(ctx)).loanLimit,
  ...(await openLoansOf(ctx, ctx.userId ?? '', null)),
})
