import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { technicalPart } from './envelope.rules.ts'
import { amountsOf, pricedLine } from '../lines.rules.ts'
import type { Round } from '../seal/key.store.ts'
import type { SentQuote } from './decrypt.service.ts'

type AskedAmount = {
  readonly id: string
  readonly position: number
  readonly kind: string
  readonly quantity: string
  readonly times: string
}

const askedSql = `select id, line as position, line_kind as kind, quantity::text, times::text from purchase_line_ref
  where tenant_id = $1 and purchase_id = $2`

const quoteColumns = `id uuid, invitation_id uuid, supplier_id uuid, version_no int, submitted_at timestamptz, sha256 text,
  valid_until date, tax_rate numeric, invoice_kind text, is_tax_included boolean, service_charge_rate numeric, discount numeric,
  payment_terms text, deposit_rate numeric, cancellation jsonb, release_on date, hold text, included text, excluded text, remark text,
  signer text, attachments uuid[], total numeric, total_ex_tax numeric, is_price_sealed boolean, is_surrogate boolean, has_document boolean, state text,
  origin_address text, origin_device text`
const quoteNames = quoteColumns.replaceAll(/ (uuid\[\]|\w+)(,|$)/g, '$2')

const insertQuotes = `insert into quote (purchase_id, round_no, ${quoteNames})
  select $1::uuid, $2::int, ${quoteNames} from jsonb_to_recordset($3::jsonb) as x (${quoteColumns})`

const lineColumns = `id uuid, quote_id uuid, purchase_line_id uuid, position int, is_offered boolean, unit_price numeric,
  quantity numeric, times numeric, tax_rate numeric, amount numeric, min_spend numeric, has_breakfast boolean, lead_days int,
  is_alternate boolean, alternate_text text, cost_items jsonb, blocks jsonb, spec jsonb, remark text`
const lineNames = lineColumns.replaceAll(/ \w+(,|$)/g, '$1')

const insertLines = `insert into quote_line (${lineNames})
  select ${lineNames} from jsonb_to_recordset($1::jsonb) as x (${lineColumns})`

const headOf = ({ form, ...sent }: SentQuote, { total, totalExTax }: Totals) => ({
  id: sent.id,
  invitation_id: sent.invitationId,
  supplier_id: sent.supplierId,
  version_no: sent.versionNo,
  submitted_at: sent.receivedAt,
  sha256: sent.sha256,
  valid_until: form.validUntil ?? null,
  tax_rate: form.taxRate,
  invoice_kind: form.invoiceKind,
  is_tax_included: form.isTaxIncluded,
  service_charge_rate: form.serviceChargeRate,
  discount: form.discount,
  payment_terms: form.paymentTerms ?? null,
  deposit_rate: form.depositRate ?? null,
  cancellation: form.cancellation,
  release_on: form.releaseOn ?? null,
  hold: form.hold,
  included: form.included ?? null,
  excluded: form.excluded ?? null,
  remark: form.remark ?? null,
  signer: form.signer,
  attachments: form.attachments,
  total,
  total_ex_tax: totalExTax,
  is_price_sealed: total === null,
  is_surrogate: sent.isSurrogate,
  has_document: sent.hasDocument,
  state: sent.isInvalid ? 'invalid' : 'opened',
  origin_address: form.origin?.address ?? null,
  origin_device: form.origin?.device ?? null,
})

type Totals = { readonly total: string | null; readonly totalExTax: string | null }
type AskedAmounts = ReadonlyMap<string, AskedAmount>

const sealedTotals = { lines: [], total: null, totalExTax: null }

const rowsOf = (sent: SentQuote, asked: AskedAmounts, isPriceSealed: boolean) => {
  const form = isPriceSealed ? technicalPart(sent.form) : sent.form
  const { lines, ...totals } = isPriceSealed ? sealedTotals : amountsOf(form, asked)
  // A line that was taken out since is in no list any more; the quote that had it is void and keeps what is left.
  const known = form.lines.flatMap((line, index) =>
    asked.has(line.line) ? [{ line, amount: lines[index]?.amount }] : [],
  )
  return {
    head: headOf({ ...sent, form }, totals),
    lines: known.map(({ line, amount }) => ({
      id: newId(),
      quote_id: sent.id,
      purchase_line_id: line.line,
      position: asked.get(line.line)?.position ?? 0,
      is_offered: line.isOffered,
      unit_price: line.unitPrice ?? null,
      quantity: pricedLine(line, asked.get(line.line)).quantity,
      times: asked.get(line.line)?.times ?? null,
      tax_rate: line.taxRate ?? form.taxRate,
      amount: amount ?? null,
      min_spend: line.minSpend ?? null,
      has_breakfast: line.hasBreakfast ?? null,
      lead_days: line.leadDays ?? null,
      is_alternate: line.isAlternate,
      alternate_text: line.alternateText ?? null,
      cost_items: line.costItems,
      blocks: line.blocks,
      spec: line.spec,
      remark: line.remark ?? null,
    })),
  }
}

const askedIn = async (ctx: Ctx, purchaseId: string): Promise<AskedAmounts> => {
  const { rows } = await ctx.db.run<AskedAmount>(askedSql, [ctx.tenantId, purchaseId])
  return new Map(rows.map((row) => [row.id, row]))
}

/** From sealed to readable: two statements however many there are. Prices may wait for an opening of their own. */
export const writeQuotes = async (
  ctx: Ctx,
  { purchaseId, roundNo }: Round,
  sent: readonly SentQuote[],
  isPriceSealed = false,
): Promise<void> => {
  if (sent.length === 0) return
  const asked = await askedIn(ctx, purchaseId)
  const made = sent.map((one) => rowsOf(one, asked, isPriceSealed))
  await ctx.db.run(insertQuotes, [purchaseId, roundNo, JSON.stringify(made.map(({ head }) => head))])
  await ctx.db.run(insertLines, [JSON.stringify(made.flatMap(({ lines }) => lines))])
}

/** What became of a quote meanwhile stays, and so does which one it is. */
const fixed = ['id', 'invitation_id', 'supplier_id', 'version_no', 'submitted_at', 'sha256', 'state']
const setOf = (names: string, kept: readonly string[]): string =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !kept.includes(name))
    .map((name) => `${name} = x.${name}`)
    .join(', ')

const priceQuotes = `update quote q set ${setOf(quoteNames, fixed)} from jsonb_to_recordset($2::jsonb) as x (${quoteColumns})
  where q.tenant_id = $1 and q.id = x.id and q.is_price_sealed`
const priceLines = `update quote_line l set ${setOf(lineNames, ['id', 'quote_id', 'purchase_line_id'])}
  from jsonb_to_recordset($2::jsonb) as x (${lineColumns})
  where l.tenant_id = $1 and l.quote_id = x.quote_id and l.purchase_line_id = x.purchase_line_id`

/** What was left out of quotes that were opened without their prices. */
export const writePrices = async (ctx: Ctx, { purchaseId }: Round, sent: readonly SentQuote[]): Promise<void> => {
  const asked = await askedIn(ctx, purchaseId)
  const made = sent.map((one) => rowsOf(one, asked, false))
  await ctx.db.run(priceLines, [ctx.tenantId, JSON.stringify(made.flatMap(({ lines }) => lines))])
  await ctx.db.run(priceQuotes, [ctx.tenantId, JSON.stringify(made.map(({ head }) => head))])
}
