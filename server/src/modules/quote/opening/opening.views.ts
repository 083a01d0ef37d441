import type { Opening, OpenedQuote } from '@srm/api/quote'
import type { Ctx } from '#kernel/ctx.ts'
import { holdersOf } from '#kernel/db/holders.ts'
import { holds } from '#kernel/auth/auth.ts'
import { fail } from '#kernel/errors.ts'
import { isJudged, technicalProgress } from './envelope.views.ts'
import { hidesAmounts } from '../masks.rules.ts'
import { purchaseSteps } from '#modules/inquiry/index.ts'

type Head = Pick<Opening, 'stage' | 'openMode' | 'roundNo' | 'deadline' | 'now' | 'openedAt' | 'confirmations'> & {
  readonly buyerId: string
  readonly hasConfirmed: boolean
  readonly isOver: boolean
}

const headSql = `select p.stage, coalesce(p.open_mode, 'clock') as "openMode", p.round_no as "roundNo", p.deadline,
    clock_timestamp() as now, p.opened_at as "openedAt", p.buyer_id as "buyerId",
    coalesce(p.deadline <= clock_timestamp(), false) as "isOver",
    exists (select 1 from purchase_opening o where o.tenant_id = p.tenant_id and o.purchase_id = p.id and o.round_no = p.round_no
      and o.part = case when p.stage = 'opened' then 'price' else 'quote' end and o.user_id = $3) as "hasConfirmed",
    coalesce((select jsonb_agg(jsonb_build_object('name', u.name, 'at', o.at, 'isBuyer', o.is_buyer) order by o.at)
      from purchase_opening o left join user_ref u on u.tenant_id = o.tenant_id and u.id = o.user_id
      where o.tenant_id = p.tenant_id and o.purchase_id = p.id and o.round_no = p.round_no), '[]') as confirmations
  from purchase_ref p where p.tenant_id = $1 and p.id = $2`

const lateSql = `select v.id, jsonb_build_object('id', s.id, 'name', s.name) as supplier,
    jsonb_build_object('id', u.id, 'name', u.name) as by, v.surrogate_reason as reason, v.received_at as at,
    v.has_document as "hasDocument", a.is_approved as "isApproved"
  from quote_version v
    join purchase_invitation_ref i on i.tenant_id = v.tenant_id and i.id = v.invitation_id
    join supplier_ref s on s.tenant_id = i.tenant_id and s.id = i.supplier_id
    join user_ref u on u.tenant_id = v.tenant_id and u.id = v.surrogate_by
    left join quote_approval a on a.tenant_id = v.tenant_id and a.version_id = v.id
  where v.tenant_id = $1 and v.purchase_id = $2 and v.round_no = $3 and v.is_late order by v.received_at`

export const openedColumns = `q.id, jsonb_build_object('id', s.id, 'name', s.name) as supplier, q.version_no as "versionNo",
  q.submitted_at as "submittedAt", q.valid_until as "validUntil", q.is_price_sealed as "isPriceSealed", q.total::text, q.total_ex_tax::text as "totalExTax",
  q.is_surrogate as "isSurrogate", q.has_document as "hasDocument", q.state,
  (select count(*)::int from quote_line l where l.tenant_id = q.tenant_id and l.quote_id = q.id) as lines,
  (select count(*)::int from quote_line l where l.tenant_id = q.tenant_id and l.quote_id = q.id and l.is_offered) as offered`

const quotesSql = `select ${openedColumns} from quote q join supplier_ref s on s.tenant_id = q.tenant_id and s.id = q.supplier_id
  where q.tenant_id = $1 and q.purchase_id = $2 order by q.round_no desc, q.state = 'invalid', q.total, q.submitted_at limit 400`

type Late = Omit<Opening['late'][number], 'canDecide'>

const maxOpeners = 8

const namesSql = `select u.name from unnest($2::uuid[]) with ordinality as x (id, place)
  join user_ref u on u.tenant_id = $1 and u.id = x.id order by x.place`

const openersOf = async (ctx: Ctx): Promise<string[]> => {
  const ids = (await holdersOf(ctx, 'inquiry:open')).slice(0, maxOpeners)
  return (await ctx.db.run<{ name: string }>(namesSql, [ctx.tenantId, ids])).rows.map(({ name }) => name)
}

const readLate = async (ctx: Ctx, id: string, { roundNo, buyerId }: Head): Promise<Opening['late']> => {
  if (!holds(ctx.session, 'inquiry:open')) return []
  const { rows } = await ctx.db.run<Late>(lateSql, [ctx.tenantId, id, roundNo])
  return rows.map((row) => ({
    ...row,
    canDecide: row.isApproved === null && ctx.userId !== buyerId && ctx.userId !== row.by.id,
  }))
}

const readQuotes = async (ctx: Ctx, id: string): Promise<OpenedQuote[]> => {
  const { rows } = await ctx.db.run<OpenedQuote>(quotesSql, [ctx.tenantId, id])
  return hidesAmounts(ctx) ? rows.map((row) => ({ ...row, total: null, totalExTax: null })) : rows
}

/** How far the opening of a purchase is. Until it is opened nothing here depends on what was quoted. */
export const readOpening = async (ctx: Ctx, id: string): Promise<Opening> => {
  await purchaseSteps.assertVisible(ctx, id)
  const [head] = (await ctx.db.run<Head>(headSql, [ctx.tenantId, id, ctx.userId])).rows
  if (!head) return fail('record.not_found')
  const { buyerId, hasConfirmed, isOver, ...shown } = head
  const isDue = head.stage === 'closed' || (head.stage === 'quoting' && isOver)
  const isOpened = !['draft', 'quoting', 'closed', 'failed'].includes(head.stage)
  const technical = head.stage === 'opened' ? await technicalProgress(ctx, id) : null
  const isOpenable = isDue || (technical !== null && isJudged(technical))
  const isEnterable = ['quoting', 'closed', 'failed'].includes(head.stage)
  return {
    ...shown,
    technical,
    openers: isOpened && technical === null ? [] : await openersOf(ctx),
    canOpen: isOpenable && !hasConfirmed && holds(ctx.session, 'inquiry:open'),
    canEnter: isEnterable && ctx.userId !== buyerId && holds(ctx.session, 'quote:surrogate'),
    late: isOpened || head.stage === 'draft' ? [] : await readLate(ctx, id, head),
    quotes: isOpened || head.roundNo > 1 ? await readQuotes(ctx, id) : [],
  }
}
