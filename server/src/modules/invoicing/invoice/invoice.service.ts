import { InvoiceOut } from '@srm/api/invoicing'
import { label } from '@srm/api/shared/label'
import { addMoney, compareMoney, subtractMoney, withoutTax } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import { resourceService } from '#modules/record/index.ts'
import { assertInvoiceable } from './cap.service.ts'
import { isSpecial } from './invoice.rules.ts'
import { invoiceRecords, isWritable, type InvoiceRow } from './invoice.store.ts'
import { titleOf } from './start.views.ts'

mapConstraintError('invoice_out_number_key', 'invoiceOut.number_taken', 'invoiceNo')

type Input = CreateInput<typeof InvoiceOut>

const refuse = (key: Parameters<typeof fail>[0], path: string): never => fail(key, { errors: [{ path, message: '' }] })
const same = (text: string) => label(text, text)

const contractSql = `select c.side, c.stage, c.customer_id as customer, c.project_id as project, c.our_company_id as company,
    exists (select 1 from payment_plan_ref t where t.tenant_id = $1 and t.id = $3 and t.contract_id = c.id) as "hasPlan"
  from contract_ref c where c.tenant_id = $1 and c.id = $2`

type ContractView = {
  readonly side: string
  readonly stage: string
  readonly customer: string
  readonly project: string | null
  readonly company: string
  readonly hasPlan: boolean
}

const contractOf = async (ctx: Ctx, { contract, plan }: Input): Promise<ContractView> => {
  const { rows } = await ctx.db.run<ContractView>(contractSql, [ctx.tenantId, contract, plan ?? null])
  const found = rows[0] ?? refuse('record.bad_reference', 'contract')
  assertInvoiceable(found)
  if (plan && !found.hasPlan) refuse('invoiceOut.plan', 'plan')
  return found
}

const assertAmounts = ({ amount, items, kind, taxNo }: Input): void => {
  if (compareMoney(amount, '0') <= 0) refuse('invoiceOut.amount', 'amount')
  if (isSpecial(kind) && !taxNo) refuse('invoiceOut.tax_no', 'taxNo')
  const sum = addMoney('0', ...items.map((item) => item.amount))
  if (items.length > 0 && compareMoney(sum, amount) !== 0)
    fail('invoiceOut.items_sum', {
      words: { sum: same(sum), amount: same(amount) },
      errors: [{ path: 'items', message: '' }],
    })
}

/** What the book says of the chosen title, where nothing else was typed; a covered number stands for the book's. */
const fromBook = async (ctx: Ctx, sent: Input, customer: string, before: InvoiceRow | undefined) => {
  if (!sent.title) return {}
  const found = (await titleOf(ctx, customer, sent.title)) ?? refuse('invoiceOut.title', 'title')
  if (before?.title?.id === sent.title) return {}
  const covered = sent.titleAccount?.includes('*') === true
  return {
    titleAddress: sent.titleAddress ?? found.address,
    titlePhone: sent.titlePhone ?? found.phone,
    titleBank: sent.titleBank ?? found.bank,
    titleAccount: covered ? found.account : (sent.titleAccount ?? found.account),
    receiverEmail: sent.receiverEmail ?? found.email,
  }
}

const departmentSql = `select department_id as department from user_ref where tenant_id = $1 and id = $2`

const ownerOf = async (ctx: Ctx, sent: Input, before: InvoiceRow | undefined) => {
  const owner = sent.owner ?? before?.owner?.id ?? ctx.userId
  if (sent.department) return { owner, department: sent.department }
  const { rows } = await ctx.db.run<{ department: string | null }>(departmentSql, [ctx.tenantId, owner])
  return { owner, department: rows[0]?.department ?? before?.department?.id ?? null }
}

const fresh = { invoiceFiles: [], redAmount: '0.00', stage: 'applying', status: 'draft' } as const

/** What of the amount is tax: both parts come to it, to the fen. */
export const taxParts = (amount: string, rate: string): { amountExTax: string; tax: string } => {
  const amountExTax = withoutTax(amount, rate)
  return { amountExTax, tax: subtractMoney(amount, amountExTax) }
}

const prepare = async (ctx: Ctx, sent: Input, before: InvoiceRow | undefined): Promise<Input> => {
  if (before && (!isWritable(before.status) || before.stage !== 'applying')) fail('invoiceOut.locked')
  if (ctx.session.masks?.has('income')) fail('invoiceOut.masked')
  const { customer, project, company } = await contractOf(ctx, sent)
  assertAmounts(sent)
  const whole = {
    ...sent,
    ...(await fromBook(ctx, sent, customer, before)),
    ...(await ownerOf(ctx, sent, before)),
    ...taxParts(sent.amount, sent.taxRate),
    customer,
    project,
    ourCompany: company,
  }
  return before ? whole : { ...whole, ...fresh }
}

export const invoiceService = resourceService(InvoiceOut, {
  records: invoiceRecords,
  prepare,
  removable: (_, { status }) => {
    if (status !== 'draft') fail('invoiceOut.kept')
  },
})
