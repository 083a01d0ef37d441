import { InvoiceOut, type invoicing, type IssuedKind, type ReadInvoice } from '@srm/api/invoicing'
import type { Parsed } from '@srm/api/endpoint'
import { shanghaiDay } from '@srm/api/shared/date'
import { fillSentence, label } from '@srm/api/shared/label'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { contractMoney, contractPlans } from '#modules/contract/index.ts'
import { claimFiles } from '#modules/file/index.ts'
import { books } from '#modules/ledger/index.ts'
import { notify } from '#modules/notice/index.ts'
import { holdWithin } from './cap.service.ts'
import { differencesOf, isCode, needsCode, wrongDigits, type Expected } from './invoice.rules.ts'
import { heldInvoice, invoiceRecords, isLive, unrestricted, versionOf, type InvoiceRow } from './invoice.store.ts'
import { NoInvoice } from './no-invoice.rules.ts'
import { readDigitalInvoice } from './xml.service.ts'

const same = (text: string) => label(text, text)
const refuse = (key: Parameters<typeof fail>[0], path: string): never => fail(key, { errors: [{ path, message: '' }] })

export const issuedSentence = label(
  '{{code}} 的发票已开具：{{number}}',
  'The invoice of {{code}} is issued: {{number}}',
)
export const redSentence = label('发票 {{number}} 已红冲 {{amount}} 元', 'Invoice {{number}} was reversed: {{amount}}')

/** Whoever asked for an invoice neither issues nor reverses it. */
export const assertOther = (ctx: Ctx, { owner, createdBy }: InvoiceRow): void => {
  if ([owner, createdBy].some((one) => one?.id === ctx.userId)) fail('invoiceOut.own')
}

type Span = { readonly day: string; readonly from: string | null; readonly path: string }

/** Nothing happens in the future, nor before what it follows from. */
export const assertDay = ({ day, from, path }: Span): void => {
  if (day > shanghaiDay(new Date())) refuse('invoiceOut.day_future', path)
  if (from !== null && day < from)
    fail('invoiceOut.day_early', { words: { day: same(from) }, errors: [{ path, message: '' }] })
}

type InvoiceNumber = { readonly invoiceNo: string; readonly invoiceCode?: string | null | undefined }

export const assertNumber = (kind: IssuedKind, { invoiceNo, invoiceCode }: InvoiceNumber): void => {
  const count = wrongDigits(kind, invoiceNo)
  const name = metaOf(InvoiceOut.fields.kind).choices?.find(({ value }) => value === kind)?.label
  if (count !== null)
    fail('invoiceOut.number', {
      words: { kind: name ?? same(kind), digits: same(String(count)) },
      errors: [{ path: 'invoiceNo', message: '' }],
    })
  if (needsCode(kind) && !isCode(invoiceCode)) refuse('invoiceOut.number_code', 'invoiceCode')
}

const turnSql = `select pg_advisory_xact_lock(hashtextextended('invoice number ' || $1::text || $2, 0))`
const takenSql = `select 1 from invoice_out where tenant_id = $1 and invoice_no = $2 and coalesce(invoice_code, '') = $3`

/** A number stands for one invoice; whoever enters it second is told which number it was, also at the same moment. */
export const assertUnusedNumber = async (ctx: Ctx, { invoiceNo, invoiceCode }: InvoiceNumber): Promise<void> => {
  await ctx.db.run(turnSql, [ctx.tenantId, invoiceNo])
  const { rows } = await ctx.db.run(takenSql, [ctx.tenantId, invoiceNo, invoiceCode ?? ''])
  if (rows.length > 0)
    fail('invoiceOut.number_taken', {
      words: { number: same(invoiceNo) },
      errors: [{ path: 'invoiceNo', message: '' }],
    })
}

const sellerSql = `select coalesce(invoice_title, name) as name, coalesce(tax_no, credit_code) as "taxNo" from our_company_invoice_ref
  where tenant_id = $1 and id = $2`

const expectedOf = async (ctx: Ctx, row: InvoiceRow): Promise<Expected> => {
  const { rows } = await ctx.db.run<{ name: string; taxNo: string | null }>(sellerSql, [
    ctx.tenantId,
    row.ourCompany.id,
  ])
  return {
    kind: row.kind,
    sellerName: rows[0]?.name ?? '',
    sellerTaxNo: rows[0]?.taxNo ?? null,
    buyerName: row.titleName,
    buyerTaxNo: row.taxNo,
    amount: row.amount ?? '0',
    tax: row.tax ?? '0',
  }
}

const digitalOf = (xml: string): ReadInvoice['invoice'] => {
  try {
    return readDigitalInvoice(xml)
  } catch (error) {
    if (error instanceof NoInvoice) return fail('invoiceOut.xml', { words: { why: same(error.message) } })
    throw error
  }
}

const readFor = async (ctx: Ctx, row: InvoiceRow, xml: string): Promise<ReadInvoice> => {
  const invoice = digitalOf(xml)
  return { invoice, differences: differencesOf(await expectedOf(ctx, row), invoice) }
}

/** What a digital invoice says, and in what it is not what was applied for. */
export const readXml = async (ctx: Ctx, id: string, xml: string): Promise<ReadInvoice> => {
  await invoiceRecords.show(ctx, id)
  return readFor(ctx, await invoiceRecords.held(ctx, id), xml)
}

type IssueBody = Parsed<typeof invoicing.invoiceOut.issue>['body']

/** The paper decides: what is typed beside it says the same, and what matters in it is what was applied for. */
const assertXml = async (ctx: Ctx, row: InvoiceRow, { xml, invoiceNo, issuedOn }: IssueBody): Promise<void> => {
  if (xml === undefined) return
  const { invoice, differences } = await readFor(ctx, row, xml)
  const wrong = [
    ...differences.filter(({ isBlocking }) => isBlocking).map(({ printed, applied }) => `${applied} ≠ ${printed}`),
    ...(invoice.invoiceNo === invoiceNo ? [] : [`${invoiceNo} ≠ ${invoice.invoiceNo}`]),
    ...(invoice.issuedOn === issuedOn ? [] : [`${issuedOn} ≠ ${invoice.issuedOn}`]),
  ]
  if (wrong.length > 0) fail('invoiceOut.xml_differs', { words: { what: same(wrong.join('；')) } })
}

type Recipient = Pick<InvoiceRow, 'id' | 'owner'>

export const notifyOwner = async (ctx: Ctx, { id, owner }: Recipient, title: string): Promise<void> => {
  if (owner && owner.id !== ctx.userId)
    await notify(ctx, { to: [owner.id], type: 'task', title, subject: InvoiceOut.name, subjectId: id })
}

type Post = Pick<InvoiceRow, 'id' | 'code' | 'contract' | 'ourCompany' | 'customer' | 'project'> & {
  readonly amount: string
  readonly tax: string
  readonly day: string
}

/** What the customer owes by it; instalments that wait for an invoice get their days. */
export const bookInvoice = async (ctx: Ctx, { id, code, contract, ourCompany, day, ...row }: Post): Promise<void> => {
  await books.postEvent(ctx, {
    event: 'invoiceOut.issued',
    document: { subject: InvoiceOut.name, id, code },
    company: ourCompany.id,
    day,
    details: { amount: row.amount, tax: row.tax, contract: contract.id },
    dimensions: { customer: row.customer.id, project: row.project?.id ?? null },
  })
  await contractMoney.noteInvoiced(ctx, { contract: contract.id, amount: row.amount, cause: id, day })
  await contractPlans.resolve(ctx, { contracts: [contract.id] }, 'invoice')
}

/** The invoice exists: entered with its number by somebody who did not ask for it. */
export const issueInvoice = async (ctx: Ctx, id: string, body: IssueBody) => {
  const row = await invoiceRecords.held(ctx, id)
  refuseStale(row, body.version)
  if (row.stage !== 'toIssue') fail('invoiceOut.not_approved')
  assertOther(ctx, row)
  const { invoiceNo, invoiceCode = null, issuedOn, invoiceFiles } = body
  assertNumber(row.kind, body)
  const whole = await heldInvoice(ctx, id)
  await assertXml(ctx, whole, body)
  const { signDate } = await holdWithin(ctx, { id, contract: row.contract.id, amount: whole.amount ?? '0' })
  assertDay({ day: issuedOn, from: signDate, path: 'issuedOn' })
  await books.assertOpenDay(ctx, row.ourCompany.id, issuedOn, 'issuedOn')
  await assertUnusedNumber(ctx, body)
  const values = { invoiceNo, invoiceCode, issuedOn, invoiceFiles, issuer: ctx.userId, stage: 'issued' as const }
  await invoiceRecords.patch(unrestricted(ctx), id, values)
  await claimFiles(ctx, InvoiceOut.name, id, { attachments: row.attachments, invoiceFiles })
  await bookInvoice(ctx, { ...whole, amount: whole.amount ?? '0', tax: whole.tax ?? '0', day: issuedOn })
  await notifyOwner(ctx, row, fillSentence(issuedSentence, { code: row.code, number: invoiceNo }))
  return versionOf(ctx, id)
}

type DeliverBody = Parsed<typeof invoicing.invoiceOut.deliver>['body']

/** It is with the customer: what waits for the invoice counts from here. */
export const deliverInvoice = async (ctx: Ctx, id: string, { version, ...body }: DeliverBody) => {
  const row = await invoiceRecords.held(ctx, id)
  refuseStale(row, version)
  if ((!isLive(row.stage) && row.stage !== 'red') || row.deliveredOn !== null) fail('invoiceOut.not_issued')
  assertDay({ day: body.deliveredOn, from: row.issuedOn, path: 'deliveredOn' })
  const { courierNo = null, receiver = null } = body
  const stage = row.stage === 'issued' ? 'delivered' : row.stage
  await invoiceRecords.patch(unrestricted(ctx), id, { ...body, courierNo, receiver, stage })
  await contractPlans.resolve(ctx, { contracts: [row.contract.id] }, 'invoice')
  return versionOf(ctx, id)
}
