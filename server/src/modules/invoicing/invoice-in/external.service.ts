import { InvoiceIn } from '@srm/api/invoicing'
import { fillSentence, label } from '@srm/api/shared/label'
import { compareMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { fileContents } from '#modules/file/index.ts'
import { notify } from '#modules/notice/index.ts'
import type { InvoiceToSend, SentInvoice } from '#modules/order/index.ts'
import { NoInvoice } from '../invoice/no-invoice.rules.ts'
import { isInvoiceOwed } from './ask.service.ts'
import { debtOfItem } from './debt.views.ts'
import { readInvoice } from './file.service.ts'
import { invoiceInService, isSpecialKind } from './invoice-in.service.ts'

export const sentSentence = label(
  '{{supplier}} 为 {{order}} 提交了发票 {{number}}，待核验',
  '{{supplier}} sent invoice {{number}} of {{order}}',
)

/** More than anybody writes for one order; a link is in the hands of people we do not know. */
const maxSent = 50

const orderSql = `select o.code, o.owner_id as owner, s.name as supplier,
    (select count(*)::int from invoice_in i where i.tenant_id = o.tenant_id and i.order_id = o.id) as count
  from purchase_order_ref o join supplier_ref s on s.tenant_id = o.tenant_id and s.id = o.supplier_id
  where o.tenant_id = $1 and o.id = $2`

type Order = {
  readonly code: string
  readonly owner: string
  readonly supplier: string
  readonly count: number
}

const orderOf = async (ctx: Ctx, id: string): Promise<Order> =>
  (await ctx.db.run<Order>(orderSql, [ctx.tenantId, id])).rows[0] ?? fail('record.not_found')

const sentSql = `select id, number, amount::text as amount, issued_on::text as "issuedOn", verify_state as state, verify_note as note from invoice_in
  where tenant_id = $1 and order_id = $2 and red_of_id is null order by created_at, id`

const list = async (ctx: Ctx, order: string): Promise<readonly SentInvoice[]> =>
  (await ctx.db.run<SentInvoice>(sentSql, [ctx.tenantId, order])).rows

const differs = label('与填写的号码、日期或金额不一致', 'It says something else than what was typed')

/** Where the file can be read it decides; what was typed beside it says the same. */
const readBeside = async (ctx: Ctx, { file, number, issuedOn, amount }: InvoiceToSend) => {
  const content = await fileContents.own(ctx, file)
  try {
    const found = await readInvoice(content)
    const isSame = found.invoiceNo === number && found.issuedOn === issuedOn && compareMoney(found.amount, amount) === 0
    return isSame ? found : fail('invoiceIn.file', { words: { why: differs } })
  } catch (error) {
    if (error instanceof NoInvoice) return undefined
    throw error
  }
}

const send = async (ctx: Ctx, id: string, body: InvoiceToSend): Promise<{ id: string; code: string }> => {
  const order = await orderOf(ctx, id)
  if (order.count >= maxSent) fail('file.too_many')
  await debtOfItem(ctx, { subject: 'purchaseOrder', id })
  const found = await readBeside(ctx, body)
  const { file, ...typed } = body
  const tax = found?.tax ?? typed.tax
  const made = await invoiceInService.create(ctx, {
    ...typed,
    kind: found?.kind ?? typed.kind,
    order: id,
    tax,
    amountExTax: subtractMoney(typed.amount, tax),
    sellerName: found?.sellerName || order.supplier,
    sellerTaxNo: found?.sellerTaxNo || null,
    buyerName: found?.buyerName || null,
    buyerTaxNo: found?.buyerTaxNo || null,
    isDeductible: isSpecialKind(found?.kind ?? typed.kind),
    attachments: [file],
  })
  const { supplier, code, owner } = order
  await notify(ctx, {
    to: [owner],
    type: 'task',
    title: fillSentence(sentSentence, { supplier, order: code, number: body.number }),
    subject: InvoiceIn.name,
    subjectId: made.id,
  })
  return made
}

/** Invoices suppliers send by the links of their orders: they see their own, and nothing of ours. */
export const invoicesOfLinks = { list, send, isOwed: isInvoiceOwed }
