import { PaymentRequest, type RequestKind, type RequestStart } from '@srm/api/payment'
import { metaOf } from '@srm/api/shared/field-meta'
import { label, type Label } from '@srm/api/shared/label'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { unseal } from '#kernel/log/sealing.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import { books } from '#modules/ledger/index.ts'
import { assertOpenProject } from '#modules/project/index.ts'
import { taxOf } from '../labor/tax.views.ts'
import { assertReceived } from './received.views.ts'
import { isWritable, type RequestRow } from './request.store.ts'
import { hasSource, openOf, visibleSource, type Source } from './source.views.ts'

type Input = CreateInput<typeof PaymentRequest>

const refuse = (key: Parameters<typeof fail>[0], path: string): never => fail(key, { errors: [{ path, message: '' }] })

const sourceWords: Readonly<Record<'plan' | 'order' | 'reimburse' | 'loan', Label>> = {
  plan: label('收付款计划', 'an instalment'),
  order: label('采购订单', 'an order'),
  reimburse: label('报销', 'a reimbursement'),
  loan: label('借款', 'a loan'),
}

/** What belongs to another kind of payment is refused, not dropped: somebody meant something by it. */
const assertOwn = (sent: Input): void => {
  const { kind } = sent
  for (const other of ['plan', 'order', 'reimburse', 'loan'] as const)
    if (other !== kind && sent[other]) refuse('record.bad_reference', other)
  const hasSupplier = kind === 'plan' || kind === 'order' || kind === 'invoice'
  if (!hasSupplier && sent.supplier) refuse('record.bad_reference', 'supplier')
  if (!hasSupplier && sent.supplierAccount) refuse('record.bad_reference', 'supplierAccount')
}

/** What follows from what is paid is left out, or said as it is. */
const assertFitting = (sent: Input, source: Source | null): void => {
  if (!source) return
  for (const key of ['supplier', 'project', 'company'] as const)
    if (sent[key] && source[key] !== null && sent[key] !== source[key]) refuse('record.bad_reference', key)
  for (const key of ['supplier', 'project'] as const)
    if (sent[key] && source[key] === null) refuse('record.bad_reference', key)
}

const readSource = async (ctx: Ctx, sent: Input, before: RequestRow | undefined): Promise<Source | null> => {
  const { kind } = sent
  if (!hasSource(kind)) return null
  const id = sent[kind]
  if (!id)
    return fail('paymentRequest.source', {
      words: { what: sourceWords[kind] },
      errors: [{ path: kind, message: '' }],
    })
  const source = await visibleSource(ctx, kind, id, before?.id ?? null)
  if (source.side !== null && source.side !== 'pay') refuse('paymentRequest.direction', 'plan')
  return source
}

const same = (text: string): Label => label(text, text)

const assertAmount = ({ kind, amount, isAdvance }: Input, source: Source | null): void => {
  if (compareMoney(amount, '0') <= 0) refuse('paymentRequest.amount', 'amount')
  if (isAdvance && kind !== 'plan' && kind !== 'order') refuse('paymentRequest.advance', 'isAdvance')
  if ((kind !== 'reimburse' && kind !== 'loan') || !source) return
  if (compareMoney(amount, source.total) !== 0)
    fail('paymentRequest.source_amount', {
      words: { open: same(source.total), amount: same(amount) },
      errors: [{ path: 'amount', message: '' }],
    })
}

type Payee = Pick<Input, 'supplierAccount' | 'payeeName' | 'payeeBank' | 'payeeAccount'>

const accountSql = `select a.id, a.name, a.bank_name as bank, a.branch, a.account_no as account from supplier_bank_account_ref a
  where a.tenant_id = $1 and a.supplier_id = $2 and a.status = 'enabled' and ($3::uuid is null and a.is_default or a.id = $3::uuid)`

type Account = {
  readonly id: string
  readonly name: string
  readonly bank: string
  readonly branch: string
  readonly account: string
}

const supplierPayee = async (ctx: Ctx, supplier: string, wanted: string | null | undefined): Promise<Payee> => {
  const { rows } = await ctx.db.run<Account>(accountSql, [ctx.tenantId, supplier, wanted ?? null])
  const [found] = rows
  if (!found && wanted) return refuse('paymentRequest.account', 'supplierAccount')
  if (!found) return { supplierAccount: null, payeeName: null, payeeBank: null, payeeAccount: null }
  return {
    supplierAccount: found.id,
    payeeName: found.name,
    payeeBank: `${found.bank} ${found.branch}`,
    payeeAccount: unseal(ctx.config, ctx.tenantId, found.account),
  }
}

/** Where the money goes: to an account the supplier has with us, to the account of a claim, or as it was written. */
const payeeOf = async (ctx: Ctx, sent: Input, source: Source | null, supplier: string | null): Promise<Payee> => {
  if (supplier) return supplierPayee(ctx, supplier, sent.supplierAccount)
  if (source) {
    const { payeeName, payeeBank, payeeAccount } = source
    return { supplierAccount: null, payeeName, payeeBank, payeeAccount }
  }
  const { payeeName, payeeBank, payeeAccount } = sent
  if (!payeeName || !payeeBank || !payeeAccount) refuse('paymentRequest.payee', 'payeeAccount')
  return { supplierAccount: null, payeeName, payeeBank, payeeAccount }
}

const itemsSql = `select 1 from budget_item_ref where tenant_id = $1 and project_id = $2::uuid and id = $3::uuid`

const assertItem = async (ctx: Ctx, project: string | null, { budgetItem }: Input): Promise<void> => {
  if (!budgetItem) return
  const { rows } = await ctx.db.run(itemsSql, [ctx.tenantId, project, budgetItem])
  if (rows.length === 0) refuse('paymentRequest.item', 'budgetItem')
}

/** Whoever may not see amounts writes no requests about them. */
const assertSeesAmounts = ({ session }: Ctx): void => {
  if (isMasked(metaOf(PaymentRequest.fields.amount), session)) fail('paymentRequest.masked')
}

const departmentSql = `select department_id as department from user_ref where tenant_id = $1 and id = $2`

const applicantOf = async (ctx: Ctx, sent: Input, before: RequestRow | undefined) => {
  const owner = sent.owner ?? before?.owner?.id ?? ctx.userId
  if (sent.department) return { owner, department: sent.department }
  const { rows } = await ctx.db.run<{ department: string | null }>(departmentSql, [ctx.tenantId, owner])
  return { owner, department: rows[0]?.department ?? before?.department?.id ?? null }
}

const isCovered = (number: string): boolean => number.includes('*')

/** A covered number in a form stands for the one that is stored. */
const identityOf = ({ kind, idNo }: Input, before: RequestRow | undefined): string | null => {
  if (kind !== 'labor') return null
  const number = idNo && isCovered(idNo) ? before?.idNo : idNo
  return number ?? refuse('paymentRequest.person', 'idNo')
}

type Earner = { readonly id: string | null; readonly idNo: string | null; readonly company: string | null }

const withheldFrom = async (ctx: Ctx, { amount, needDate: day }: Input, { id, idNo, company }: Earner) =>
  idNo === null ? '0.00' : taxOf(ctx, { id, idNo, amount, day, company })

/** What of a contract or an order is paid: only invoices of the same are chosen. */
const debtOf = ({ kind, order }: Input, source: Source | null) => {
  if (kind === 'plan' && source?.contract) return { subject: 'contract', id: source.contract } as const
  return kind === 'order' && order ? ({ subject: 'purchaseOrder', id: order } as const) : null
}

const fresh = { batch: null, paidOn: null, slips: [], stage: 'applying', status: 'draft' } as const

/** What was sent, completed by what is paid and by whom; refused where it makes no sense at all. */
export const prepareRequest = async (ctx: Ctx, sent: Input, before: RequestRow | undefined): Promise<Input> => {
  if (before && !isWritable(before.status)) fail('paymentRequest.locked')
  assertSeesAmounts(ctx)
  assertOwn(sent)
  const source = await readSource(ctx, sent, before)
  assertFitting(sent, source)
  assertAmount(sent, source)
  if (sent.kind === 'invoice' && !sent.supplier) refuse('paymentRequest.payee', 'supplier')
  const supplier = sent.kind === 'labor' ? null : source ? source.supplier : (sent.supplier ?? null)
  const project = source ? source.project : (sent.project ?? null)
  if (!source && project && project !== before?.project?.id) await assertOpenProject(ctx, project, PaymentRequest.name)
  await assertItem(ctx, project, sent)
  await assertReceived(ctx, before?.id ?? null, {
    item: debtOf(sent, source),
    amount: sent.amount,
    chosen: sent.received,
  })
  const idNo = identityOf(sent, before)
  const company = source?.company ?? sent.company ?? (await books.defaultCompany(ctx))
  const withheld = await withheldFrom(ctx, sent, { id: before?.id ?? null, idNo, company })
  const whole = {
    ...sent,
    ...(await payeeOf(ctx, sent, source, supplier)),
    ...(await applicantOf(ctx, sent, before)),
    supplier,
    project,
    contract: source?.contract ?? null,
    company,
    idNo,
    withheld,
    payAmount: subtractMoney(sent.amount, withheld),
    invoiceTotal: addMoney('0', ...sent.invoices.map(({ amount }) => amount)),
  }
  return before ? whole : { ...whole, ...fresh }
}

const namesSql = `select
    (select json_build_object('id', s.id, 'name', s.name) from supplier_ref s where s.tenant_id = $1 and s.id = $2::uuid) as supplier,
    (select json_build_object('id', p.id, 'name', p.name) from project_ref p where p.tenant_id = $1 and p.id = $3::uuid) as project,
    (select json_build_object('id', c.id, 'name', c.name) from our_company_ref c where c.tenant_id = $1 and c.id = $4::uuid) as company,
    (select json_build_object('id', a.id, 'name', a.name) from supplier_bank_account_ref a
      where a.tenant_id = $1 and a.supplier_id = $2::uuid and a.status = 'enabled' and a.is_default limit 1) as account`

/** What a form begins with once somebody says what is to be paid. */
export const startRequest = async (ctx: Ctx, kind: RequestKind, id: string): Promise<RequestStart> => {
  if (!hasSource(kind)) return fail('paymentRequest.source', { words: { what: sourceWords.plan } })
  assertSeesAmounts(ctx)
  const source = await visibleSource(ctx, kind, id)
  const { supplier, project, company, payeeName, name } = source
  type Names = Pick<RequestStart, 'supplier' | 'project' | 'company' | 'account'>
  const { rows } = await ctx.db.run<Names>(namesSql, [ctx.tenantId, supplier, project, company])
  const names = rows[0] ?? { supplier: null, project: null, company: null, account: null }
  return { title: name, ...names, open: openOf(source), payeeName }
}
