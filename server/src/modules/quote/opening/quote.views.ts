import type { QuoteDetail, QuoteDetailLine } from '@srm/api/quote'
import { specWord } from '@srm/api/shared/spec-words'
import type { Language } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Exchange } from '#kernel/module.ts'
import { hidesAmounts } from '../masks.rules.ts'
import { own } from '../quote.db.ts'
import { openFile } from '../seal/file.store.ts'
import { openedColumns } from './opening.views.ts'
import { purchaseSteps } from '#modules/inquiry/index.ts'

type Row = Omit<QuoteDetail, 'attachments' | 'items'> & {
  readonly invitationId: string
  readonly roundNo: number
  readonly attachments: readonly string[]
}

const detailSql = `select ${openedColumns}, jsonb_build_object('id', p.id, 'name', p.name) as purchase, q.sha256,
    q.invitation_id as "invitationId", q.round_no as "roundNo", q.tax_rate::text as "taxRate", q.invoice_kind as "invoiceKind",
    q.is_tax_included as "isTaxIncluded", q.service_charge_rate::text as "serviceChargeRate", q.discount::text,
    q.payment_terms as "paymentTerms", q.deposit_rate::text as "depositRate", q.cancellation, q.release_on as "releaseOn", q.hold,
    q.included, q.excluded, q.remark, q.signer, q.attachments,
    case when v.surrogate_by is not null then
      jsonb_build_object('by', u.name, 'channel', v.surrogate_channel, 'reason', v.surrogate_reason) end as surrogate
  from quote q join supplier_ref s on s.tenant_id = q.tenant_id and s.id = q.supplier_id
    join purchase_ref p on p.tenant_id = q.tenant_id and p.id = q.purchase_id
    join quote_version v on v.tenant_id = q.tenant_id and v.id = q.id
    left join user_ref u on u.tenant_id = v.tenant_id and u.id = v.surrogate_by
  where q.tenant_id = $1 and q.id = $2`

const itemsSql = `select l.id, l.position, p.name, coalesce(p.unit, '') as unit, l.is_offered as "isOffered",
    l.unit_price::text as "unitPrice", l.quantity::text, l.times::text, l.tax_rate::text as "taxRate", l.amount::text,
    l.min_spend::text as "minSpend", l.has_breakfast as "hasBreakfast", l.lead_days as "leadDays", l.is_alternate as "isAlternate",
    l.alternate_text as "alternateText", l.cost_items as "costItems", l.blocks, l.remark,
    coalesce((select jsonb_agg(jsonb_build_object('label', f ->> 'label', 'value', l.spec ->> (f ->> 'key')))
      from purchase_type_ref t, jsonb_array_elements(t.spec_schema) f
      where t.tenant_id = p.tenant_id and t.id = p.purchase_type_id and coalesce(l.spec ->> (f ->> 'key'), '') <> ''), '[]') as answers
  from quote_line l join purchase_line_ref p on p.tenant_id = l.tenant_id and p.id = l.purchase_line_id
  where l.tenant_id = $1 and l.quote_id = $2 order by l.position, l.id`

type Answer = QuoteDetailLine['answers'][number]

const inLanguage = ({ label, value }: Answer, language: Language): Answer => ({
  label: specWord(label, language),
  value: specWord(value, language),
})

const covered = (line: QuoteDetailLine): QuoteDetailLine => ({
  ...line,
  unitPrice: null,
  amount: null,
  minSpend: null,
  costItems: line.costItems.map((item) => ({ ...item, amount: null })),
  blocks: line.blocks.map((block) => ({ ...block, rate: null })),
})

const filesSql = `select id, ciphertext from quote_file where tenant_id = $1 and id = any($2::uuid[]) order by id`

type SealedQuote = { readonly id: string; readonly ciphertext: Buffer }

const filesOf = async (
  ctx: Ctx,
  { purchase, invitationId, roundNo, attachments }: Row,
): Promise<QuoteDetail['attachments']> => {
  if (attachments.length === 0) return []
  const seat = { purchaseId: purchase.id, invitationId, roundNo }
  const { rows } = await ctx.db.run<SealedQuote>(filesSql, [ctx.tenantId, attachments])
  const opened = await Promise.all(rows.map((row) => openFile(ctx, seat, row)))
  return opened.map(({ head }, index) => ({ id: rows[index]?.id ?? '', name: head.name, size: head.size }))
}

/** A quote is a row only once it is opened, so there is none to be found before. */
export const readQuote = async (ctx: Ctx, id: string): Promise<QuoteDetail> => {
  const [row] = (await ctx.db.run<Row>(detailSql, [ctx.tenantId, id])).rows
  if (!row) return fail('record.not_found')
  await purchaseSteps.assertVisible(ctx, row.purchase.id)
  const { rows } = await ctx.db.run<QuoteDetailLine>(itemsSql, [ctx.tenantId, id])
  const items = rows.map((line) => ({ ...line, answers: line.answers.map((one) => inLanguage(one, ctx.language)) }))
  const hidden = hidesAmounts(ctx) ? { total: null, totalExTax: null, discount: null } : {}
  const { invitationId: _invitation, roundNo: _round, ...detail } = row
  return {
    ...detail,
    ...hidden,
    attachments: hidesAmounts(ctx) ? [] : await filesOf(ctx, row),
    items: hidesAmounts(ctx) ? items.map(covered) : items,
  }
}

const holderOf = (ctx: Ctx, fileId: string) =>
  own(ctx)
    .selectFrom('quote_file as f')
    .innerJoin('quote as q', 'q.invitation_id', 'f.invitation_id')
    .select([
      'f.id',
      'f.ciphertext',
      'f.purchase_id as purchaseId',
      'f.invitation_id as invitationId',
      'f.round_no as roundNo',
    ])
    .where('f.id', '=', fileId)
    .whereRef('q.round_no', '=', 'f.round_no')
    .where((eb) => eb(eb.val(fileId), '=', eb.fn.any('q.attachments')))
    .executeTakeFirst()

/** A file of an opened quote, by whoever may see what it says. */
export const sendFile = async (ctx: Ctx, id: string, { reply }: Exchange): Promise<undefined> => {
  const found = (await holderOf(ctx, id)) ?? fail('record.not_found')
  await purchaseSteps.assertVisible(ctx, found.purchaseId)
  if (hidesAmounts(ctx)) fail('session.forbidden')
  const { head, content } = await openFile(ctx, found, found)
  void reply
    .header('content-type', head.mime)
    .header(
      'content-disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(head.name).replaceAll("'", '%27')}`,
    )
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'no-store')
    .send(content)
  return undefined
}
