import { award } from '@srm/api/award'
import { supplier } from '@srm/api/supplier'
import { newId } from '#kernel/ids.ts'
import { aSupplier } from '#modules/supplier/supplier.fixture.ts'
import type { TestApp } from './app.ts'
import { addInvitation } from './purchases.ts'
import { readySupplier, setStage } from './suppliers.ts'
import type { Member, TestTenant } from './tenant.ts'

type Line = {
  readonly name: string
  readonly kind?: string
  readonly quantity?: string
  readonly times?: string
  readonly attendees?: number
  readonly budget?: string
  readonly ceiling?: string
  readonly budgetItem?: string
}

type Offer = {
  readonly price: string
  readonly minSpend?: string
  readonly hasBreakfast?: boolean
  readonly quantity?: string
}

type Quote = {
  readonly supplier: string
  /** A price for every line, in their order. */
  readonly offers: readonly (Offer | string | null)[]
  readonly validUntil?: string
  readonly isSurrogate?: boolean
  readonly hasDocument?: boolean
  readonly mobile?: string
  readonly discount?: string
}

type OpeningOptions = {
  readonly lines: readonly Line[]
  readonly quotes: readonly Quote[]
  readonly stage?: string
  readonly awardMode?: string
  readonly minQuotes?: number
  readonly owner?: string
  readonly project?: string | null
}

const purchaseSql = `insert into purchase (id, code, title, owner_id, method, deadline, min_quotes, open_mode, allows_partial,
    allows_alternate, is_tax_included, award_mode, is_state_hidden, published_at, closed_at, opened_at, stage, status, search_text,
    search_grams, project_id)
  values ($2, $3, $4, $5, 'inquiry', now() - interval '1 hour', $6, 'clock', true, true, true, $7, false, now() - interval '2 days',
    now() - interval '1 hour', case when $8 <> 'closed' then now() end, $8, 'draft', '', '{}', $9) returning $1::uuid`

const lineSql = `insert into purchase_line (id, purchase_id, line, project_id, purchase_type_id, line_kind, name, quantity, times, unit,
    attendees, budget_amount, ceiling_price, budget_item_id)
  select $2, $3, $4, $5, (select id from purchase_type_ref where tenant_id = $1 order by id limit 1), $6, $7, $8, $9, '项', $10, $11, $12, $13`

const invitationSql = `insert into purchase_invitation (id, purchase_id, supplier_id, contact_name, mobile, state, sent_at)
  values ($2, $3, $4, '王经理', $5, 'quoted', now()) returning $1::uuid`

const versionSql = `insert into quote_version (id, purchase_id, invitation_id, round_no, version_no, kind, ciphertext, sha256, received_at)
  values ($2, $3, $4, 1, 1, 'quote', '\\x00', repeat('0', 64), clock_timestamp()) returning $1::uuid`

const quoteSql = `insert into quote (id, purchase_id, invitation_id, supplier_id, round_no, version_no, submitted_at, sha256, valid_until,
    tax_rate, invoice_kind, is_tax_included, discount, total, total_ex_tax, is_surrogate, has_document, state)
  values ($2, $3, $4, $5, 1, 1, clock_timestamp(), repeat('0', 64), $6, 6, 'special', true, $7, $8, $8, $9, $10, 'opened') returning $1::uuid`

const quoteLineSql = `insert into quote_line (id, quote_id, purchase_line_id, position, is_offered, unit_price, quantity, times, tax_rate,
    amount, min_spend, has_breakfast) values ($2, $3, $4, $5, true, $6, $7, $8, 6, $9, $10, $11) returning $1::uuid`

let count = 0

type Run = (sql: string, ...values: unknown[]) => Promise<unknown>
type NumberedLine = Line & { readonly id: string; readonly quantity: string; readonly times: string }

/** A quote with a line for each offer, as if its supplier had written it. */
const addQuote = async (run: Run, purchase: string, lines: readonly NumberedLine[], quote: Quote): Promise<string> => {
  const [quoteId, invitation] = [newId(), newId()]
  const mobile = quote.mobile ?? `138${String(10_000_000 + (count += 1))}`
  await run(invitationSql, invitation, purchase, quote.supplier, mobile)
  await run(versionSql, quoteId, purchase, invitation)
  const offers = quote.offers.map((offer) => (typeof offer === 'string' ? { price: offer } : offer))
  const amounts = lines.map((line, at) =>
    (Number(offers[at]?.price ?? 0) * Number(line.quantity) * Number(line.times)).toFixed(2),
  )
  const total = amounts.reduce((sum, one) => sum + Number(one), 0).toFixed(2)
  const { validUntil = null, discount = '0', isSurrogate = false, hasDocument = false } = quote
  const terms = [validUntil, discount, total, isSurrogate, hasDocument]
  await run(quoteSql, quoteId, purchase, invitation, quote.supplier, ...terms)
  for (const [at, line] of lines.entries()) {
    const offer = offers[at]
    if (!offer) continue
    const { quantity = line.quantity, minSpend = null, hasBreakfast = null } = offer
    const rest = [quantity, line.times, amounts[at], minSpend, hasBreakfast]
    await run(quoteLineSql, newId(), quoteId, line.id, at, offer.price, ...rest)
  }
  return quoteId
}

/** A purchase whose quotes were opened, as if everybody had written them; its ids. */
export const anOpenedPurchase = async (me: TestTenant, of: OpeningOptions) => {
  const id = newId()
  const { stage = 'opened', awardMode = 'byLine', minQuotes = of.quotes.length, owner = me.userId, project = null } = of
  const lines = of.lines.map((line) => ({
    ...line,
    id: newId(),
    quantity: line.quantity ?? '1',
    times: line.times ?? '1',
  }))
  const code = `CG-T${process.pid}-${(count += 1)}`
  const quotes = await me.inside(async (ctx) => {
    const run: Run = (sql, ...values) => ctx.db.run(sql, [ctx.tenantId, ...values])
    const terms = [minQuotes, awardMode, stage, project]
    await run(purchaseSql, id, code, `采购${count}`, owner, ...terms)
    for (const [at, line] of lines.entries()) {
      const { kind = 'other', attendees = null, budget = null, ceiling = null, budgetItem = null } = line
      const rest = [kind, line.name, line.quantity, line.times, attendees, budget, ceiling, budgetItem]
      await run(lineSql, line.id, id, at, project, ...rest)
    }
    const made: string[] = []
    for (const quote of of.quotes) made.push(await addQuote(run, id, lines, quote))
    return made
  })
  return { id, code, lines: lines.map((line) => line.id), quotes }
}

export const aQualifiedSupplier = async (t: TestApp, me: TestTenant): Promise<string> => {
  const id = await readySupplier(t, me)
  await setStage(t, me, id, 'qualified')
  return id
}

type AwardBody = Parameters<typeof createAward>[1]

export const createAward = (
  me: Member,
  body: {
    readonly purchase: string
    readonly lines: readonly {
      readonly purchaseLine: string
      readonly supplier: string
      readonly quantity?: string
      readonly reasonCode?: 'lowest' | 'best_score' | 'sole' | 'quality' | 'customer_specified' | 'location'
      readonly reasonText?: string
    }[]
    readonly singleSourceReason?: string
    readonly attachments?: string[]
  },
) =>
  me.call(award.award.create, {
    body: { ...body, lines: body.lines.map((line) => ({ ...line, quantity: line.quantity ?? '1' })) },
  })

/** The body of an award that gives every line of a purchase to one supplier. */
export const wholeAward = (purchase: string, lines: readonly string[], winner: string): AwardBody => ({
  purchase,
  lines: lines.map((purchaseLine) => ({ purchaseLine, supplier: winner })),
})

/** A supplier no class of which asks for anything, qualified as if it had been looked at. */
export const addQualified = async (me: TestTenant): Promise<string> => {
  const { status, message, result } = await me.call(supplier.supplier.create, { body: aSupplier() })
  if (status !== 200) throw new Error(message)
  await me.inside((ctx) => ctx.db.run(`update supplier set lifecycle = 'qualified' where id = $1`, [result.id]))
  return result.id
}

/** A purchase that can be compared, with the one supplier that quoted. */
export const aComparedPurchase = async (me: TestTenant) => {
  const of = await addQualified(me)
  const opened = await anOpenedPurchase(me, {
    lines: [{ name: '舞台搭建', budget: '1200.00' }],
    quotes: [{ supplier: of, offers: ['1000'] }],
  })
  return { ...opened, supplier: of }
}

export const anAwardBody = async (me: TestTenant) => {
  const { id, lines, supplier: of } = await aComparedPurchase(me)
  return { purchase: id, lines: lines.map((purchaseLine) => ({ purchaseLine, supplier: of, quantity: '1' })) }
}

const arrangedSql = `insert into comparison (id, code, purchase_id, criteria, evaluators)
  select $3, $4 || 'BJ', a.purchase_id, jsonb_build_array(jsonb_build_object('key', 'plan', 'name', $4::text, 'weight', '100', 'isPrice', false)), '{}'
  from award a where a.tenant_id = $1 and a.id = $2`
const notedSql = `insert into comparison_note (id, purchase_id, text, user_id)
  select $3, a.purchase_id, $4 || '备注', a.owner_id from award a where a.tenant_id = $1 and a.id = $2`
const scoredSql = `insert into award_score (purchase_id, quote_id, criterion, evaluator_id, score, note)
  select a.purchase_id, q.id, 'plan', a.owner_id, 80, $3 || '评语' from award a join quote_ref q on q.tenant_id = a.tenant_id and q.purchase_id = a.purchase_id
  where a.tenant_id = $1 and a.id = $2`

/** How the purchase of an award was compared: rules, a note and a score. */
const addComparison = (me: TestTenant, canary: string, records: Readonly<Record<string, string>>): Promise<void> =>
  me.inside(async (ctx) => {
    const of = [ctx.tenantId, records['award']]
    await ctx.db.run(arrangedSql, [...of, newId(), canary])
    await ctx.db.run(notedSql, [...of, newId(), canary])
    await ctx.db.run(scoredSql, [...of, canary])
  })

const keySql = `insert into purchase_key (purchase_id, round_no, public_key, wrapped_key, key_id)
  select a.purchase_id, 1, '\\x00', '\\x00', 'k1' from award a where a.tenant_id = $1 and a.id = $2`
const draftSql = `insert into quote_draft (invitation_id, round_no, ciphertext)
  select v.invitation_id, 1, '\\x00' from award a join quote_version v on v.tenant_id = a.tenant_id and v.purchase_id = a.purchase_id
  where a.tenant_id = $1 and a.id = $2`
const fileSql = `insert into quote_file (id, purchase_id, invitation_id, round_no, ciphertext)
  select $3, v.purchase_id, v.invitation_id, 1, '\\x00' from award a join quote_version v on v.tenant_id = a.tenant_id and v.purchase_id = a.purchase_id
  where a.tenant_id = $1 and a.id = $2`
const openingSql = `insert into purchase_opening (id, purchase_id, round_no, user_id, is_buyer, is_opened)
  select $3, a.purchase_id, 1, a.owner_id, true, false from award a where a.tenant_id = $1 and a.id = $2`
const lateSql = `insert into quote_approval (version_id, is_approved, note, user_id)
  select v.id, true, $3 || '审批', a.owner_id from award a join quote_version v on v.tenant_id = a.tenant_id and v.purchase_id = a.purchase_id
  where a.tenant_id = $1 and a.id = $2`

const confirmationSql = `insert into quote_confirmation (id, quote_id, invitation_id)
  select $3, q.id, q.invitation_id from award a join quote_ref q on q.tenant_id = a.tenant_id and q.purchase_id = a.purchase_id
  where a.tenant_id = $1 and a.id = $2`

/** What was sealed for the purchase of an award before its quotes were opened. */
const addSealed = (me: TestTenant, canary: string, records: Readonly<Record<string, string>>): Promise<void> =>
  me.inside(async (ctx) => {
    const of = [ctx.tenantId, records['award']]
    for (const sql of [keySql, draftSql]) await ctx.db.run(sql, of)
    for (const sql of [fileSql, openingSql, confirmationSql]) await ctx.db.run(sql, [...of, newId()])
    await ctx.db.run(lateSql, [...of, canary])
  })

/** What buying leaves behind beside its records: people who were asked, and how their quotes were compared. */
export const addBuying = async (
  me: TestTenant,
  canary: string,
  records: Readonly<Record<string, string>>,
): Promise<void> => {
  await addInvitation(me, canary, records)
  await addComparison(me, canary, records)
  await addSealed(me, canary, records)
}
