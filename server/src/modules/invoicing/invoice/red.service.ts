import type { Parsed } from '@srm/api/endpoint'
import { InvoiceOut, type invoicing } from '@srm/api/invoicing'
import { fillSentence, label } from '@srm/api/shared/label'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { contractMoney } from '#modules/contract/index.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { claimFiles } from '#modules/file/index.ts'
import { books } from '#modules/ledger/index.ts'
import { taxParts } from './invoice.service.ts'
import { heldInvoice, invoiceRecords, isLive, unrestricted, versionOf, type InvoiceRow } from './invoice.store.ts'
import {
  assertDay,
  assertNumber,
  assertUnusedNumber,
  assertOther,
  bookInvoice,
  redSentence,
  notifyOwner,
} from './issue.service.ts'

type RedBody = Parsed<typeof invoicing.invoiceOut.red>['body']

const same = (text: string) => label(text, text)
const credit = (amount: string): string => subtractMoney('0', amount)

const taxSql = `select coalesce(sum(tax), 0)::text as tax from invoice_out where tenant_id = $1 and red_of_id = $2`

/** The last of several red ones takes the tax that is left, so that all of it is reversed in the end. */
const redTax = async (ctx: Ctx, row: InvoiceRow, amount: string, left: string): Promise<string> => {
  if (compareMoney(amount, left) !== 0) return taxParts(amount, row.taxRate).tax
  const { rows } = await ctx.db.run<{ tax: string }>(taxSql, [ctx.tenantId, row.id])
  return addMoney(row.tax ?? '0', rows[0]?.tax ?? '0')
}

const assertReversible = (row: InvoiceRow, amount: string): string => {
  if (!isLive(row.stage) || row.redOf !== null) fail('invoiceOut.not_issued')
  const left = subtractMoney(row.amount ?? '0', row.redAmount ?? '0')
  if (compareMoney(amount, '0') <= 0 || compareMoney(amount, left) > 0)
    fail('invoiceOut.red_too_much', { words: { left: same(left) }, errors: [{ path: 'amount', message: '' }] })
  return left
}

const lastSql = `select coalesce(max(issued_on), $3::date)::text as day from invoice_out where tenant_id = $1 and red_of_id = $2`

/** Not before what it reverses, nor before the last that did. */
const earliest = async (ctx: Ctx, { id, issuedOn }: InvoiceRow): Promise<string | null> =>
  (await ctx.db.run<{ day: string }>(lastSql, [ctx.tenantId, id, issuedOn])).rows[0]?.day ?? issuedOn

/** What a red invoice says is what the blue one said, of less than nothing. */
const valuesOf = (row: InvoiceRow, body: RedBody, tax: string, issuer: string | null) => ({
  contract: row.contract.id,
  plan: row.plan?.id ?? null,
  kind: row.kind,
  title: row.title?.id ?? null,
  titleName: row.titleName,
  taxNo: row.taxNo,
  titleAddress: row.titleAddress,
  titlePhone: row.titlePhone,
  titleBank: row.titleBank,
  titleAccount: row.titleAccount,
  receiverEmail: row.receiverEmail,
  items: [],
  taxRate: row.taxRate,
  attachments: [],
  owner: row.owner?.id ?? null,
  department: row.department?.id ?? null,
  ourCompany: row.ourCompany.id,
  customer: row.customer.id,
  project: row.project?.id ?? null,
  amount: credit(body.amount),
  tax: credit(tax),
  amountExTax: credit(subtractMoney(body.amount, tax)),
  invoiceNo: body.invoiceNo,
  invoiceCode: body.invoiceCode ?? null,
  issuedOn: body.issuedOn,
  issuer,
  invoiceFiles: body.invoiceFiles,
  redOf: row.id,
  redAmount: '0.00',
  redReason: body.reason,
  stage: 'red' as const,
  status: 'approved' as const,
})

/** An issued invoice is never changed: a red one takes all or some of it back, and says why. */
export const reverseInvoice = async (ctx: Ctx, id: string, body: RedBody) => {
  const seen = await invoiceRecords.held(ctx, id)
  refuseStale(seen, body.version)
  assertOther(ctx, seen)
  const row = await heldInvoice(ctx, id)
  const left = assertReversible(row, body.amount)
  assertNumber(row.kind, body)
  await contractMoney.hold(ctx, row.contract.id)
  assertDay({ day: body.issuedOn, from: await earliest(ctx, row), path: 'issuedOn' })
  await books.assertOpenDay(ctx, row.ourCompany.id, body.issuedOn, 'issuedOn')
  await assertUnusedNumber(ctx, body)
  const all = unrestricted(ctx)
  const redAmount = addMoney(row.redAmount ?? '0', body.amount)
  const isWhole = compareMoney(body.amount, left) === 0
  await invoiceRecords.patch(all, id, { redAmount, stage: isWhole ? 'reversed' : 'partlyRed' })
  const values = valuesOf(row, body, await redTax(ctx, row, body.amount, left), ctx.userId)
  const code = await issueCode(ctx, InvoiceOut.name, values)
  const made = await invoiceRecords.create(all, { ...values, code })
  await claimFiles(ctx, InvoiceOut.name, made.id, { invoiceFiles: body.invoiceFiles })
  await bookInvoice(ctx, { ...row, id: made.id, code, amount: values.amount, tax: values.tax, day: body.issuedOn })
  await notifyOwner(ctx, row, fillSentence(redSentence, { number: row.invoiceNo ?? '', amount: body.amount }))
  return versionOf(ctx, id)
}
