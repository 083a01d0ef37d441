import type { Parsed } from '@srm/api/endpoint'
import { expense, Expense } from '@srm/api/expense'
import { label } from '@srm/api/shared/label'
import { addMoney, compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { documentOf } from '#kernel/records/document.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import { store } from '#kernel/records/store.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { budgetFacts, budgetFactValues, budgetRequirements, judgeBudgetUse, useBudget } from '#modules/budget/index.ts'
import { assertOpenProject } from '#modules/project/index.ts'
import { defineResource, resourceService } from '#modules/record/index.ts'
import { books } from '#modules/ledger/index.ts'
import { applicantOf, assertClaimant } from '../applicant.service.ts'
import { assertItems, freeBudget } from '../budget.service.ts'
import { registerInvoices, releaseInvoices } from '../invoice/invoice.service.ts'
import { postExpense, unpostExpense } from '../ledger/post.service.ts'
import { mayChange } from '../loan/loan.rules.ts'

/** A day money moved on is neither before its account began nor in a month that is closed. */
const assertBookable = async (ctx: Ctx, fund: string | null | undefined, day: string, path = 'day'): Promise<void> => {
  const company = fund ? ((await books.placeOf(ctx, { fund, day }))?.company ?? null) : await books.defaultCompany(ctx)
  await books.assertOpenDay(ctx, company, day, path)
}

type Input = CreateInput<typeof Expense>
type ExpenseRow = Row<typeof Expense>

const expenseRecords = store(Expense, {
  lines: { invoices: { table: 'expense_invoice', parent: 'expense_id' } },
  allows: ({ status, stage }) => [
    ...(mayChange(status) ? ['update'] : []),
    ...(status === 'draft' ? ['delete'] : []),
    ...(stage === 'booked' ? ['void'] : []),
  ],
})

const refuse = (key: Parameters<typeof fail>[0], path: string): never => fail(key, { errors: [{ path, message: '' }] })

const assertAmounts = ({ amount, tax, invoices }: Input): void => {
  if (compareMoney(amount, '0') <= 0) refuse('expense.amount', 'amount')
  if (compareMoney(tax, amount) > 0) refuse('expense.tax', 'tax')
  const total = addMoney('0', ...invoices.map((invoice) => invoice.amount))
  // A part of an invoice may be somebody else's cost; more than the invoice says is nobody's.
  if (invoices.length > 0 && compareMoney(amount, total) > 0)
    fail('expense.invoices_over', {
      words: { total: label(total, total) },
      errors: [{ path: 'amount', message: '' }],
    })
}

const prepare = async (ctx: Ctx, sent: Input, before: ExpenseRow | undefined): Promise<Input> => {
  if (before) assertClaimant(ctx, before)
  if (before && !mayChange(before.status)) fail('expense.locked')
  assertAmounts(sent)
  await assertOpenProject(ctx, sent.project, 'expense')
  await assertItems(ctx, sent.project, [sent])
  await assertBookable(ctx, sent.fundAccount, sent.date, 'date')
  const whole = { ...sent, ...(await applicantOf(ctx, sent, before)) }
  return before ? whole : { ...whole, stage: 'applying' as const, status: 'draft' as const }
}

const holderOf = ({ id, code, owner }: ExpenseRow) => ({ kind: Expense.name, id, code, owner: owner?.id ?? '' })

const keepInvoices = (ctx: Ctx, row: ExpenseRow): Promise<void> =>
  registerInvoices(ctx, { holder: holderOf(row), invoices: row.invoices })

const service = resourceService(Expense, {
  records: expenseRecords,
  prepare,
  changed: async (ctx, id, after, before) => {
    if (after) await keepInvoices(ctx, await expenseRecords.held(ctx, id))
    else if (before) await registerInvoices(ctx, { holder: holderOf(before), invoices: [] })
  },
  removable: (_, { status }) => {
    if (status !== 'draft') fail('expense.kept')
  },
})

const seeingAll = (ctx: Ctx): Ctx => ({ ...ctx, session: { ...ctx.session, scope: { kind: 'all' } } })
const held = (ctx: Ctx, id: string): Promise<ExpenseRow> => expenseRecords.held(seeingAll(ctx), id)

const burdenOf = ({ id, budgetItem, amount }: Pick<ExpenseRow, 'id' | 'budgetItem' | 'amount'>) => ({
  holder: { kind: Expense.name, id },
  point: 'actual' as const,
  holds: budgetItem ? [{ item: budgetItem.id, amount }] : [],
})

const onPending = async (ctx: Ctx, id: string): Promise<void> => {
  const row = await held(ctx, id)
  await keepInvoices(ctx, row)
  await useBudget(ctx, { ...burdenOf(row), isPending: true })
}

const onApproved = async (ctx: Ctx, id: string): Promise<void> => {
  const row = await held(ctx, id)
  await keepInvoices(ctx, row)
  await useBudget(ctx, burdenOf(row))
  await expenseRecords.patch(seeingAll(ctx), id, { stage: 'booked' })
  await postExpense(ctx, row)
}

const onBack = (ctx: Ctx, id: string): Promise<void> => freeBudget(ctx, Expense.name, id)

const onRefused = async (ctx: Ctx, id: string): Promise<void> => {
  await onBack(ctx, id)
  await releaseInvoices(ctx, { kind: Expense.name, id })
}

const onVoid = async (ctx: Ctx, id: string): Promise<void> => {
  await onRefused(ctx, id)
  await unpostExpense(ctx, await held(ctx, id))
  await expenseRecords.patch(seeingAll(ctx), id, { stage: 'canceled' })
}

export const expenseDocument = documentOf(Expense, expenseRecords, {
  lines: expenseRecords.lines,
  amount: 'amount',
  summary: ['kind', 'amount', 'project', 'supplier', 'date'],
  facts: { fields: budgetFacts, read: async (ctx, row) => budgetFactValues(await judgeBudgetUse(ctx, burdenOf(row))) },
  mustApprove: async (ctx, row) =>
    budgetRequirements(ctx, await judgeBudgetUse(ctx, { ...burdenOf(row), isPending: true })),
  later: ['stage'],
  defaultFlow: {
    steps: [
      { by: 'superior', name: label('直属上级', 'Superior') },
      { by: 'role', role: 'FINANCE', name: label('财务', 'Finance') },
      { by: 'role', role: 'GM', name: label('总经理', 'General manager'), from: '20000.00' },
    ],
  },
  on: {
    pending: onPending,
    approved: onApproved,
    returned: onBack,
    withdrawn: onBack,
    rejected: onRefused,
    terminated: onRefused,
    void: onVoid,
  },
})

type VoidBody = Parsed<typeof expense.direct.void>['body']

/** What was booked by mistake: the cost goes, its receipts may be used again. */
const voidExpense = async (ctx: Ctx, id: string, { version, reason }: VoidBody) => {
  const row = await expenseRecords.held(ctx, id)
  refuseStale(row, version)
  if (row.stage !== 'booked') fail('expense.not_booked')
  if ([row.owner, row.createdBy].some((one) => one?.id === ctx.userId)) fail('expense.own')
  await onVoid(ctx, id)
  await writeEvent(ctx, Expense.name, id, 'system', [], `作废：${reason}`)
  return { id, version: (await expenseRecords.held(ctx, id)).version }
}

export const directExpenses = defineResource(Expense, expense.direct, {
  code: { type: 72, prefix: 'FY', period: 'year' },
  service,
  handlers: { void: (ctx, { params, body }) => voidExpense(ctx, params.id, body) },
})
