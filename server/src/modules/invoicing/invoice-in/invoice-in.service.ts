import { InvoiceIn } from '@srm/api/invoicing'
import { shanghaiDay } from '@srm/api/shared/date'
import { label } from '@srm/api/shared/label'
import { metaOf } from '@srm/api/shared/field-meta'
import { addMoney, compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import { registerInvoices } from '#modules/expense/index.ts'
import { books } from '#modules/ledger/index.ts'
import { resourceService } from '#modules/record/index.ts'
import { isCode, needsCode, wrongDigits } from '../invoice/invoice.rules.ts'
import { assertSeesItem, debtOfItem, itemOfChoice } from './debt.views.ts'
import { debtOf, heldInvoiceIn, invoiceInRecords, isChangeable, type InvoiceInRow } from './invoice-in.store.ts'
import { rematch } from './match.service.ts'
import { titleStateOf } from './title.views.ts'

type Input = CreateInput<typeof InvoiceIn>

const refuse = (key: Parameters<typeof fail>[0], path: string): never => fail(key, { errors: [{ path, message: '' }] })
const same = (text: string) => label(text, text)

export const isSpecialKind = (kind: InvoiceIn['kind']): boolean => kind === 'digitalSpecial' || kind === 'paperSpecial'

type InvoiceNumber = Pick<Input, 'kind' | 'number' | 'invoiceCode' | 'issuedOn'>

/** Its number looks as numbers of its kind do, and its day has come. */
export const assertPrinted = ({ kind, number, invoiceCode, issuedOn }: InvoiceNumber): void => {
  const printedKind = kind === 'other' ? 'receipt' : kind
  const digits = wrongDigits(printedKind, number)
  const name = metaOf(InvoiceIn.fields.kind).choices?.find(({ value }) => value === kind)?.label
  if (digits !== null)
    fail('invoiceOut.number', {
      words: { kind: name ?? same(kind), digits: same(String(digits)) },
      errors: [{ path: 'number', message: '' }],
    })
  if (needsCode(printedKind) && !isCode(invoiceCode)) refuse('invoiceOut.number_code', 'invoiceCode')
  if (issuedOn > shanghaiDay(new Date())) refuse('invoiceOut.day_future', 'issuedOn')
}

const assertAmounts = ({ amount, amountExTax, tax }: Input): void => {
  if (compareMoney(amount, '0') <= 0) refuse('invoiceIn.amount', 'amount')
  if (compareMoney(tax, '0') < 0) refuse('invoiceIn.amount', 'tax')
  const sum = addMoney(amountExTax, tax)
  if (compareMoney(sum, amount) !== 0)
    fail('invoiceIn.sum', {
      words: { sum: same(sum), amount: same(amount) },
      errors: [{ path: 'amount', message: '' }],
    })
}

const acceptanceSql = `select 1 from acceptance_ref where tenant_id = $1 and id = $2 and order_id = $3::uuid and stage <> 'void'`

const assertAcceptance = async (ctx: Ctx, { acceptance, order }: Input): Promise<void> => {
  if (!acceptance) return
  const { rows } = await ctx.db.run(acceptanceSql, [ctx.tenantId, acceptance, order ?? null])
  if (rows.length === 0) refuse('invoiceIn.acceptance', 'acceptance')
}

const departmentSql = `select department_id as department from user_ref where tenant_id = $1 and id = $2`

const ownerOf = async (ctx: Ctx, sent: Input, before: InvoiceInRow | undefined) => {
  const owner = sent.owner ?? before?.owner?.id ?? ctx.userId
  if (sent.department) return { owner, department: sent.department }
  const { rows } = await ctx.db.run<{ department: string | null }>(departmentSql, [ctx.tenantId, owner])
  return { owner, department: rows[0]?.department ?? before?.department?.id ?? null }
}

const fresh = { matchState: 'unmatched', matchTotal: '0.00', isHeld: false, redAmount: '0.00' } as const
/** What was found of what was written there before holds no longer. */
const unverified = { verifyState: 'unverified', verifiedBy: null, verifiedAt: null, verifyNote: null } as const

const prepare = async (ctx: Ctx, sent: Input, before: InvoiceInRow | undefined): Promise<Input> => {
  if (before && !isChangeable(before)) fail('invoiceIn.locked')
  if (ctx.session.masks?.has('cost')) fail('invoiceIn.masked')
  const item = itemOfChoice(sent)
  const isExternal = ctx.session.external !== undefined
  if (!isExternal) await assertSeesItem(ctx, item)
  const { supplier, project, company, owner: buyer } = await debtOfItem(ctx, item)
  assertAmounts(sent)
  assertPrinted(sent)
  await assertAcceptance(ctx, sent)
  if (company !== null && sent.ourCompany && sent.ourCompany !== company) refuse('record.bad_reference', 'ourCompany')
  const ourCompany =
    company ?? sent.ourCompany ?? (await books.defaultCompany(ctx)) ?? refuse('record.bad_reference', 'ourCompany')
  const people = await ownerOf(ctx, isExternal ? { ...sent, owner: buyer } : sent, before)
  const whole = {
    ...sent,
    ...people,
    ourCompany,
    supplier,
    project,
    isDeductible: sent.isDeductible && isSpecialKind(sent.kind),
    titleState: await titleStateOf(ctx, ourCompany, sent),
    ...unverified,
  }
  return before ? whole : { ...whole, ...fresh, source: isExternal ? 'supplier' : 'hand' }
}

export const holderOf = ({ id, code, owner }: Pick<InvoiceInRow, 'id' | 'code' | 'owner'>) => ({
  kind: InvoiceIn.name,
  id,
  code,
  owner: owner?.id ?? '',
})

/** As it stands in the one register of received invoices: no other document uses it. */
export const keepInRegister = (ctx: Ctx, row: InvoiceInRow): Promise<void> =>
  registerInvoices(ctx, {
    holder: holderOf(row),
    invoices: [
      {
        kind: row.kind,
        number: row.number,
        invoiceCode: row.invoiceCode,
        seller: row.sellerName,
        date: row.issuedOn,
        amount: row.amount ?? '0',
        tax: row.isDeductible ? row.tax : '0.00',
      },
    ],
  })

export const invoiceInService = resourceService(InvoiceIn, {
  records: invoiceInRecords,
  prepare,
  changed: async (ctx, id, after, before) => {
    if (after) {
      const row = await heldInvoiceIn(ctx, id)
      await keepInRegister(ctx, row)
      await rematch(ctx, debtOf(row))
    } else if (before) await registerInvoices(ctx, { holder: holderOf(before), invoices: [] })
    if (before && (!after || debtOf(before).id !== debtOf(await heldInvoiceIn(ctx, id)).id))
      await rematch(ctx, debtOf(before))
  },
  removable: (_, row) => {
    if (!isChangeable(row)) fail('invoiceIn.locked')
  },
})
