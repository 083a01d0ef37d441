import { Expense, Loan, Reimburse } from '@srm/api/expense'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import type { Row } from '#kernel/records/fields/row.ts'
import { books } from '#modules/ledger/index.ts'

type More = { readonly day: string; readonly isBacklog?: boolean }
type Reference = { readonly id: string } | null

const idOf = (one: Reference | undefined): string | null => one?.id ?? null
const less = (one: string, other: string): string => (compareMoney(one, other) <= 0 ? one : other)

const taxSql = `select coalesce(sum(deductible_tax), 0)::text as tax from received_invoice
  where tenant_id = $1 and holder_kind = $2 and holder_id = $3 and state = 'used'`

/** What of the tax on the receipts of a document comes back to us. */
const taxOf = async (ctx: Ctx, kind: string, id: string, amount: string): Promise<string> => {
  const { rows } = await ctx.db.run<{ tax: string }>(taxSql, [ctx.tenantId, kind, id])
  return less(rows[0]?.tax ?? '0.00', amount)
}

type ExpenseRow = Pick<
  Row<typeof Expense>,
  'id' | 'code' | 'kind' | 'amount' | 'date' | 'project' | 'supplier' | 'owner' | 'fundAccount'
>

const expenseDocument = ({ id, code }: Pick<ExpenseRow, 'id' | 'code'>) => ({ subject: Expense.name, id, code })

/** A booked expense: its cost, and the account it was paid from unless it is only shared out. */
export const postExpense = async (ctx: Ctx, row: ExpenseRow, isBacklog = false): Promise<void> => {
  const { id, kind, amount, date } = row
  const place = await books.placeOf(ctx, { fund: idOf(row.fundAccount), day: date, isBacklog })
  if (!place) return
  const isShared = kind === 'allocation'
  await books.postEvent(ctx, {
    event: 'expense.booked',
    document: expenseDocument(row),
    company: place.company,
    day: date,
    isBefore: place.isBefore,
    onlyMissing: isBacklog,
    details: {
      amount,
      tax: isShared ? '0.00' : await taxOf(ctx, Expense.name, id, amount),
      fund: isShared ? null : place.fund,
    },
    dimensions: { project: idOf(row.project), supplier: idOf(row.supplier), person: idOf(row.owner) },
  })
}

export const unpostExpense = async (ctx: Ctx, row: Pick<ExpenseRow, 'id' | 'code'>): Promise<void> => {
  await books.reverseEvent(ctx, { event: 'expense.booked', document: expenseDocument(row) })
}

type LoanRow = Pick<Row<typeof Loan>, 'id' | 'code' | 'project' | 'owner'>
type LoanMove = More & {
  readonly entry: string
  readonly amount: string
  readonly fund: string | null | undefined
  readonly kind: 'paid' | 'returned'
}

const loanDocument = ({ id, code }: Pick<LoanRow, 'id' | 'code'>) => ({ subject: Loan.name, id, code })

const paidSql = `select e.id from loan_entry e where e.tenant_id = $1 and e.loan_id = $2 and e.kind = 'paid' limit 1`

/** Whose money a loan is. */
const companyOfLoan = async (ctx: Ctx, id: string): Promise<string | null> => {
  const { rows } = await ctx.db.run<{ id: string }>(paidSql, [ctx.tenantId, id])
  if (!rows[0]) return null
  const posted = await books.postedAs(ctx, { event: 'loan.paid', document: { id }, part: rows[0].id })
  return posted?.company ?? null
}

/** Money that left for a person, or came back from them into an account of the same company. */
export const postLoan = async (ctx: Ctx, row: LoanRow, move: LoanMove): Promise<void> => {
  const { entry, amount, fund, kind, day, isBacklog = false } = move
  const company = kind === 'returned' ? await companyOfLoan(ctx, row.id) : null
  const place = await books.placeOf(ctx, { fund, company, day, isBacklog, mayBeOpening: kind === 'paid' })
  if (!place) return
  await books.postEvent(ctx, {
    event: kind === 'paid' ? 'loan.paid' : 'loan.returned',
    document: loanDocument(row),
    part: entry,
    company: place.company,
    day,
    isBefore: place.isBefore,
    onlyMissing: isBacklog,
    details: { fund: place.fund, amount },
    dimensions: { project: idOf(row.project), person: idOf(row.owner) },
  })
}

type ClaimRow = Pick<
  Row<typeof Reimburse>,
  'id' | 'code' | 'approvedTotal' | 'payAmount' | 'project' | 'owner' | 'offsets'
>
type Offset = { readonly loan: string; readonly amount: string }

const claimDocument = ({ id, code }: Pick<ClaimRow, 'id' | 'code'>) => ({ subject: Reimburse.name, id, code })

/** What a claim writes off, by the company whose money was lent. */
const offsetsByCompany = async (ctx: Ctx, row: ClaimRow, main: string): Promise<ReadonlyMap<string, Offset[]>> => {
  const by = new Map<string, Offset[]>([[main, []]])
  for (const { loan, amount } of row.offsets) {
    const company = (await companyOfLoan(ctx, loan.id)) ?? main
    by.set(company, [...(by.get(company) ?? []), { loan: loan.id, amount }])
  }
  return by
}

type ClaimMove = More & { readonly company?: string }

const approvedEvent = 'reimburse.approved'

/**
 * What a claim costs and what is owed for it. A loan of another company of ours is written off in that company's books, which
 * bear as much of the cost.
 */
export const postClaim = async (
  ctx: Ctx,
  row: ClaimRow,
  { day, company, isBacklog = false }: ClaimMove,
): Promise<void> => {
  const document = claimDocument(row)
  const stands = await books.postedAs(ctx, { event: approvedEvent, document })
  const main = company ?? stands?.company ?? (await books.defaultCompany(ctx))
  if (main === null) return
  const by = await offsetsByCompany(ctx, row, main)
  const others = [...by].filter(([one]) => one !== main)
  const elsewhere = others.flatMap(([, offsets]) => offsets.map(({ amount }) => amount))
  const amount = subtractMoney(row.approvedTotal, ...elsewhere)
  const tax = less(await taxOf(ctx, Reimburse.name, row.id, row.approvedTotal), amount)
  const dimensions = { project: idOf(row.project), person: idOf(row.owner) }
  const shared = { event: approvedEvent, document, day, keepsDay: true, onlyMissing: isBacklog, dimensions } as const
  if (!isBacklog)
    await books.reverseOthers(ctx, { event: approvedEvent, document, day }, ['', ...others.map(([one]) => one)])
  await books.postEvent(ctx, { ...shared, company: main, details: { amount, tax, offsets: by.get(main) ?? [] } })
  for (const [other, offsets] of others) {
    const share = addMoney('0', ...offsets.map((offset) => offset.amount))
    const details = { amount: share, tax: '0.00', offsets }
    await books.postEvent(ctx, { ...shared, part: other, company: other, details })
  }
}

export const unpostClaim = (ctx: Ctx, row: Pick<ClaimRow, 'id' | 'code'>): Promise<void> =>
  books.reverseOthers(ctx, { event: approvedEvent, document: claimDocument(row) })

type ClaimPayment = More & { readonly fund: string | null | undefined }

/** Money that left for a claim; paid from an account of another company of ours, the claim is that company's. */
export const postClaimPayment = async (
  ctx: Ctx,
  row: ClaimRow,
  { day, fund, isBacklog = false }: ClaimPayment,
): Promise<void> => {
  const document = claimDocument(row)
  const stands = await books.postedAs(ctx, { event: approvedEvent, document })
  const place = await books.placeOf(ctx, { fund, company: fund ? null : stands?.company, day, isBacklog })
  if (!place) return
  if (place.company !== stands?.company) await postClaim(ctx, row, { day, company: place.company, isBacklog })
  await books.postEvent(ctx, {
    event: 'reimburse.paid',
    document,
    company: place.company,
    day,
    isBefore: place.isBefore,
    onlyMissing: isBacklog,
    details: { fund: place.fund, amount: row.payAmount },
    dimensions: { project: idOf(row.project), person: idOf(row.owner) },
  })
}
