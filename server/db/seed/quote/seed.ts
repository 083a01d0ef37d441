import { QuoteForm } from '@srm/api/quote/form'
import type { Ctx } from '#kernel/ctx.ts'
import type { App } from '#kernel/http/app.ts'
import { newId } from '#kernel/ids.ts'
import { issueLink } from '#modules/external/index.ts'
import { quoteSeals } from '#modules/quote/index.ts'
import { dayAgo } from '../past.ts'
import { divideMoney, multiplyMoney } from '@srm/api/shared/money'

/** What suppliers ask for, beside what was planned: some below, some above, each line a little otherwise. */
const factors = ['0.93', '1.04', '0.88', '0.97', '1.08', '0.91', '1.00'] as const

const quotePrice = (
  { budget, quantity, times }: { readonly budget: string; readonly quantity: string; readonly times: string },
  nth: number,
  at: number,
): string =>
  multiplyMoney(divideMoney(divideMoney(budget, quantity), times), factors[(nth + at * 3) % factors.length] ?? '1')

const { decryptQuotes, hashOf, sealFor, writeForm, writeQuotes } = quoteSeals

type DemoInvitation = {
  readonly invitationId: string
  readonly purchaseId: string
  readonly roundNo: number
  readonly stage: string
  readonly state: string
  readonly answeredAt: string
  readonly contact: string
  readonly mobile: string
  readonly company: string
  readonly buyerId: string
  readonly openMode: string
  readonly openedAt: string | null
  readonly deadline: string
  readonly lines: readonly { id: string; kind: string; budget: string; quantity: string; times: string }[]
}

const askedSql = `select i.id as "invitationId", p.id as "purchaseId", i.round_no as "roundNo", p.stage, i.state, i.answered_at as "answeredAt",
    i.contact_name as contact, i.mobile, s.name as company, p.buyer_id as "buyerId", p.open_mode as "openMode",
    p.opened_at as "openedAt", p.deadline,
    (select jsonb_agg(jsonb_build_object('id', l.id, 'kind', l.line_kind, 'budget', l.budget_amount::text, 'quantity', l.quantity::text,
        'times', l.times::text) order by l.line)
      from purchase_line_ref l where l.tenant_id = p.tenant_id and l.purchase_id = p.id) as lines
  from purchase_invitation_ref i join purchase_ref p on p.tenant_id = i.tenant_id and p.id = i.purchase_id
    join supplier_ref s on s.tenant_id = i.tenant_id and s.id = i.supplier_id
  where i.tenant_id = $1 and p.stage <> 'draft' order by p.created_at, i.created_at, i.id`

const quotedStates: readonly string[] = ['quoted', 'won', 'lost']

const terms = [
  { paymentTerms: '合同签订后付 30% 订金，活动结束后 15 日内付清', depositRate: '30', hold: 'h48' as const },
  { paymentTerms: '活动结束后 30 日内付清', hold: 'none' as const },
  { paymentTerms: '进场前付 50%，验收后付清', depositRate: '50', hold: 'untilRelease' as const },
]

const formOf = ({ lines, contact }: DemoInvitation, nth: number): QuoteForm =>
  QuoteForm.parse({
    lines: lines.map((line, at) => ({
      line: line.id,
      isOffered: true,
      unitPrice: quotePrice(line, nth, at),
      ...(line.kind === 'room' && { hasBreakfast: nth % 3 !== 1 }),
      ...(line.kind === 'catering' && nth % 2 === 0 && { minSpend: '20000' }),
    })),
    taxRate: nth % 4 === 3 ? '3' : '6',
    invoiceKind: nth % 4 === 3 ? 'ordinary' : 'special',
    isTaxIncluded: true,
    serviceChargeRate: nth % 3 === 2 ? '5' : '0',
    validUntil: dayAgo(-30),
    ...terms[nth % terms.length],
    ...(nth % terms.length === 2 && { releaseOn: dayAgo(-10) }),
    cancellation: [
      { days: 30, rate: '30' },
      { days: 7, rate: '80' },
    ],
    signer: contact,
  })

const versionSql = `insert into quote_version (id, purchase_id, invitation_id, round_no, version_no, kind, ciphertext, sha256, received_at)
  values ($1, $2, $3, $4, 1, 'quote', $5, $6, $7)`

const addVersion = async (ctx: Ctx, asked: DemoInvitation, nth: number): Promise<void> => {
  const sealed = await sealFor(ctx, asked, '1', writeForm(formOf(asked, nth)))
  const { purchaseId, invitationId, roundNo, answeredAt } = asked
  await ctx.db.run(versionSql, [newId(), purchaseId, invitationId, roundNo, sealed, hashOf(sealed), answeredAt])
}

const linkedSql = `update purchase_invitation set link_id = $2 where id = $1`

/** Suppliers of what is under way have links; who has not answered can be followed onto their page. */
const addLink = async (
  ctx: Ctx,
  { invitationId, purchaseId, contact, mobile, company, deadline }: DemoInvitation,
): Promise<void> => {
  const days = Math.ceil((Date.parse(deadline) - Date.now()) / 86_400_000) + 7
  const about = { purpose: 'quote', subject: 'purchase', recordId: purchaseId }
  const id = await issueLink(ctx, { ...about, contact: { name: contact, mobile, company }, days })
  await ctx.db.run(linkedSql, [invitationId, id])
}

const openersSql = `select u.id from user_ref u where u.tenant_id = $1 and u.status = 'active' and exists (
    select 1 from role_ref r where r.tenant_id = u.tenant_id and r.id = any(u.roles) and 'inquiry:open' = any(r.permissions))
  order by u.code limit 2`

const openingSql = `insert into purchase_opening (id, purchase_id, round_no, user_id, is_buyer, is_opened, at)
  values ($1, $2, $3, $4, false, $5, $6)`

const statesSql = `update quote q set opened_at = $3, state = case i.state when 'won' then 'won' when 'lost' then 'lost' else q.state end
  from purchase_invitation_ref i where q.tenant_id = $1 and q.purchase_id = $2 and i.tenant_id = q.tenant_id and i.id = q.invitation_id`

const open = async (
  ctx: Ctx,
  { purchaseId, roundNo, openMode, openedAt }: DemoInvitation,
  openers: readonly string[],
) => {
  const round = { purchaseId, roundNo }
  await writeQuotes(ctx, round, await decryptQuotes(ctx, round))
  await ctx.db.run(statesSql, [ctx.tenantId, purchaseId, openedAt])
  const people = openMode === 'twoPeople' ? openers : [null]
  for (const [at, user] of people.entries())
    await ctx.db.run(openingSql, [newId(), purchaseId, roundNo, user, at === people.length - 1, openedAt])
}

const isOpened = ({ openedAt, stage }: DemoInvitation): boolean => openedAt !== null && stage !== 'canceled'

const addQuotes = async (ctx: Ctx): Promise<void> => {
  const { rows: asked } = await ctx.db.run<DemoInvitation>(askedSql, [ctx.tenantId])
  const openers = (await ctx.db.run<{ id: string }>(openersSql, [ctx.tenantId])).rows.map(({ id }) => id)
  for (const [nth, one] of asked.entries()) {
    if (quotedStates.includes(one.state)) await addVersion(ctx, one, nth)
    if (one.stage === 'quoting') await addLink(ctx, one)
  }
  const purchases = new Map(asked.filter(isOpened).map((one) => [one.purchaseId, one]))
  for (const one of purchases.values()) await open(ctx, one, openers)
}

/** Sealed quotes of everything suppliers answered, opened where their purchase is. */
export const seedQuotes = (app: App, tenantId: string): Promise<void> => app.asTenant(tenantId, addQuotes)
