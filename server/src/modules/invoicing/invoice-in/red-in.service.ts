import type { Parsed } from '@srm/api/endpoint'
import { InvoiceIn, type invoicing } from '@srm/api/invoicing'
import { label } from '@srm/api/shared/label'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { registerInvoices } from '#modules/expense/index.ts'
import { claimFiles } from '#modules/file/index.ts'
import { unrestricted } from '../invoice/invoice.store.ts'
import { assertPrinted } from './invoice-in.service.ts'
import {
  debtOf,
  heldInvoiceIn,
  idOf,
  invoiceInRecords,
  openAmount,
  patchInvoiceIn,
  type InvoiceInRow,
} from './invoice-in.store.ts'
import { rematch } from './match.service.ts'
import { bookInvoiceIn, lockDebt } from './post.service.ts'

type RedBody = Parsed<typeof invoicing.invoiceIn.red>['body']

const credit = (amount: string): string => subtractMoney('0', amount)

const taxSql = `select coalesce(sum(-tax), 0)::numeric(15, 2)::text as tax from invoice_in where tenant_id = $1 and red_of_id = $2`

/** All the red ones of an invoice together take back no more tax than it had. */
const assertTax = async (ctx: Ctx, row: InvoiceInRow, { tax }: RedBody): Promise<void> => {
  const { rows } = await ctx.db.run<{ tax: string }>(taxSql, [ctx.tenantId, row.id])
  const left = subtractMoney(row.tax ?? '0', rows[0]?.tax ?? '0')
  if (compareMoney(tax, left) > 0)
    fail('invoiceIn.red_too_much', { words: { left: label(left, left) }, errors: [{ path: 'tax', message: '' }] })
}

const assertReversible = (row: InvoiceInRow, { amount, tax, issuedOn }: RedBody): void => {
  if (row.verifyState !== 'verified' || row.redOf !== null) fail('invoiceIn.not_verified')
  const left = openAmount(row)
  if (compareMoney(amount, '0') <= 0 || compareMoney(amount, left) > 0 || compareMoney(tax, amount) > 0)
    fail('invoiceIn.red_too_much', { words: { left: label(left, left) }, errors: [{ path: 'amount', message: '' }] })
  if (issuedOn < row.issuedOn)
    fail('invoiceOut.day_early', {
      words: { day: label(row.issuedOn, row.issuedOn) },
      errors: [{ path: 'issuedOn', message: '' }],
    })
}

/** What a red invoice says is what the blue one said, of less than nothing. */
const valuesOf = (ctx: Ctx, row: InvoiceInRow, body: RedBody) => ({
  order: idOf(row.order),
  contract: idOf(row.contract),
  acceptance: idOf(row.acceptance),
  ourCompany: idOf(row.ourCompany),
  supplier: row.supplier.id,
  project: idOf(row.project),
  kind: row.kind,
  number: body.number,
  invoiceCode: body.invoiceCode ?? null,
  issuedOn: body.issuedOn,
  sellerName: row.sellerName,
  sellerTaxNo: row.sellerTaxNo,
  buyerName: row.buyerName,
  buyerTaxNo: row.buyerTaxNo,
  amount: credit(body.amount),
  tax: credit(body.tax),
  amountExTax: credit(subtractMoney(body.amount, body.tax)),
  isDeductible: row.isDeductible,
  attachments: body.attachments,
  owner: idOf(row.owner),
  department: idOf(row.department),
  source: 'hand' as const,
  titleState: row.titleState,
  verifyState: 'verified' as const,
  verifiedBy: ctx.userId,
  verifiedAt: new Date().toISOString(),
  matchState: 'matched' as const,
  matchTotal: '0.00',
  isHeld: false,
  redOf: row.id,
  redAmount: '0.00',
  redReason: body.reason,
})

/** The supplier took some of it back, or all: what we owe by it, and the tax, are less by as much. */
export const receiveRed = async (ctx: Ctx, id: string, body: RedBody) => {
  refuseStale(await invoiceInRecords.held(ctx, id), body.version)
  const row = await heldInvoiceIn(ctx, id)
  assertReversible(row, body)
  await assertTax(ctx, row, body)
  assertPrinted({ ...body, kind: row.kind })
  await lockDebt(ctx, debtOf(row))
  const values = valuesOf(ctx, row, body)
  const made = await invoiceInRecords.create(unrestricted(ctx), {
    ...values,
    code: await issueCode(ctx, InvoiceIn.name, values),
  })
  await registerInvoices(ctx, {
    holder: { kind: InvoiceIn.name, id: made.id, code: made.code, owner: ctx.userId ?? '' },
    // The register counts papers, and what of them comes back: of a red one nothing does.
    invoices: [{ ...body, kind: row.kind, seller: row.sellerName, date: body.issuedOn, tax: '0.00' }],
  })
  await claimFiles(ctx, InvoiceIn.name, made.id, { attachments: body.attachments })
  await patchInvoiceIn(ctx, id, { redAmount: addMoney(row.redAmount ?? '0', body.amount) })
  await bookInvoiceIn(ctx, await heldInvoiceIn(ctx, made.id))
  await rematch(ctx, debtOf(row))
  return { id, version: (await heldInvoiceIn(ctx, id)).version }
}
