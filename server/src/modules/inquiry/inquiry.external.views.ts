import type { SpecField } from '#modules/demand/index.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'

const purchaseSql = `select p.id, p.code, p.title, p.stage, p.deadline, p.deadline <= clock_timestamp() as "isOver",
    clock_timestamp() as now, p.decision_on as "decisionOn", p.round_no as "roundNo", p.allows_partial as "allowsPartial",
    p.allows_alternate as "allowsAlternate", p.is_tax_included as "isTaxIncluded", p.terms, p.attachments,
    t.company_name as company, u.name as buyer, u.mobile as "buyerMobile", s.name as supplier, i.state
  from purchase_invitation i join purchase p on p.tenant_id = i.tenant_id and p.id = i.purchase_id
    join supplier_ref s on s.tenant_id = i.tenant_id and s.id = i.supplier_id
    join tenant_ref t on t.tenant_id = p.tenant_id
    left join user_ref u on u.tenant_id = p.tenant_id and u.id = p.owner_id
  where i.tenant_id = $1 and i.id = $2 and i.state not in ('created', 'canceled')`

const linesSql = `select l.id, l.line as position, l.line_kind as "lineKind", l.name, l.requirement, l.spec, l.quantity::text as quantity,
    l.times::text as times, l.unit, l.date_from as "dateFrom", l.date_to as "dateTo", l.time_slot as "timeSlot", l.attendees,
    l.layout, l.region, l.cost_items as "costItems", y.name as "purchaseType", y.spec_schema as "specSchema"
  from purchase_line l left join purchase_type_ref y on y.tenant_id = l.tenant_id and y.id = l.purchase_type_id
  where l.tenant_id = $1 and l.purchase_id = $2 and l.is_active order by l.line`

/** Answers for everybody, and one's own questions; who asked is said to nobody. */
const questionsSql = `select q.id, q.question, q.asked_at as "askedAt", q.answer, q.answered_at as "answeredAt",
    q.invitation_id = $3 as "isOwn"
  from purchase_question q where q.tenant_id = $1 and q.purchase_id = $2 and (q.answer is not null or q.invitation_id = $3)
  order by q.asked_at, q.id`

type SupplierPurchase = {
  readonly id: string
  readonly code: string
  readonly title: string
  readonly stage: string
  readonly deadline: string
  readonly isOver: boolean
  readonly now: string
  readonly decisionOn: string | null
  readonly roundNo: number
  readonly allowsPartial: boolean
  readonly allowsAlternate: boolean
  readonly isTaxIncluded: boolean
  readonly terms: string | null
  readonly attachments: readonly string[]
  readonly company: string
  readonly buyer: string | null
  readonly buyerMobile: string | null
  readonly supplier: string
  readonly state: string
}

type SupplierLine = {
  readonly id: string
  readonly position: number
  readonly lineKind: string
  readonly name: string
  readonly requirement: string | null
  readonly spec: Readonly<Record<string, unknown>>
  readonly quantity: string
  readonly times: string
  readonly unit: string | null
  readonly dateFrom: string | null
  readonly dateTo: string | null
  readonly timeSlot: string | null
  readonly attendees: number | null
  readonly layout: string | null
  readonly region: string | null
  readonly costItems: readonly string[]
  readonly purchaseType: string | null
  readonly specSchema: readonly SpecField[] | null
}

type SupplierQuestion = {
  readonly id: string
  readonly question: string
  readonly askedAt: string
  readonly answer: string | null
  readonly answeredAt: string | null
  readonly isOwn: boolean
}

export type SupplierView = {
  readonly purchase: SupplierPurchase
  readonly lines: readonly SupplierLine[]
  readonly questions: readonly SupplierQuestion[]
}

/** All that one supplier may know of a purchase: no budget and no ceiling, no rival and no count of them. */
export const purchaseForSupplier = async (ctx: Ctx, invitationId: string): Promise<SupplierView> => {
  const { rows } = await ctx.db.run<SupplierPurchase>(purchaseSql, [ctx.tenantId, invitationId])
  const purchase = rows[0] ?? fail('record.not_found')
  const lines = await ctx.db.run<SupplierLine>(linesSql, [ctx.tenantId, purchase.id])
  const questions = await ctx.db.run<SupplierQuestion>(questionsSql, [ctx.tenantId, purchase.id, invitationId])
  return { purchase, lines: lines.rows, questions: questions.rows }
}
