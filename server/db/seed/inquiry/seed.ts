import { Purchase } from '@srm/api/inquiry'
import { addMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import type { App } from '#kernel/http/app.ts'
import { newId } from '#kernel/ids.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { lineSync } from '#kernel/records/write/lines.ts'
import { codeAsOf, dayAgo, daysAgo, hoursAfter } from '../past.ts'
import { demoPurchases, type DemoPurchase } from './plans.ts'

type NamedRow = { readonly id: string; readonly name: string }
type Buyer = { readonly id: string; readonly department: string | null }
type Supplier = {
  readonly id: string
  readonly classes: readonly string[]
  readonly contact: string
  readonly name: string
  readonly mobile: string
}
type Place = {
  readonly buyers: readonly Buyer[]
  readonly projects: readonly NamedRow[]
  readonly types: ReadonlyMap<string, string>
  readonly suppliers: readonly Supplier[]
}

const buyersSql = `select u.id, u.department_id as department from user_ref u join department_ref d on d.tenant_id = u.tenant_id
  and d.id = u.department_id where u.tenant_id = $1 and d.code = 'CG' and u.status = 'active' order by u.code`
const projectsSql = `select id, name from project_ref where tenant_id = $1 order by code`
const typesSql = `select id, name from purchase_type_ref where tenant_id = $1`
const suppliersSql = `select s.id, array(select k.name from supplier_classify_ref k where k.tenant_id = s.tenant_id
      and k.id = any(s.classifies)) as classes, c.id as contact, c.name, c.mobile
  from supplier_ref s cross join lateral (select c.id, c.name, c.mobile from supplier_contact_ref c where c.tenant_id = s.tenant_id
    and c.supplier_id = s.id and c.status = 'active' order by c.is_primary desc, c.id limit 1) c
  where s.tenant_id = $1 and s.status = 'enabled' and s.lifecycle in ('qualified', 'preferred') order by s.code`

const placeOf = async (ctx: Ctx): Promise<Place> => {
  const all = async <T extends object>(sql: string): Promise<T[]> => (await ctx.db.run<T>(sql, [ctx.tenantId])).rows
  const types = await all<NamedRow>(typesSql)
  return {
    buyers: await all<Buyer>(buyersSql),
    projects: await all<NamedRow>(projectsSql),
    types: new Map(types.map(({ id, name }) => [name, id])),
    suppliers: await all<Supplier>(suppliersSql),
  }
}

const hotels = ['会议型酒店', '度假酒店', '五星级酒店', '会展中心']
/** Which classes of the demonstration's suppliers do what a line asks for. */
const classesFor: Readonly<Record<string, readonly string[]>> = {
  会议场地: hotels,
  客房: hotels,
  餐饮: hotels,
  舞台搭建: ['特装搭建', '舞台木作'],
  音响灯光: ['灯光音响', 'LED 屏', '同声传译'],
  车辆: ['大巴租赁', '商务用车'],
  人员: ['摄影摄像', '礼仪模特', '主持翻译'],
  礼品: ['印刷物料'],
  印刷: ['印刷物料'],
  票务: ['商务用车'],
}

const sync = lineSync(Purchase, { lines: { table: 'purchase_line', parent: 'purchase_id' } })

const ended: readonly string[] = ['closed', 'failed', 'opened', 'awarding', 'awarded', 'ordered', 'archived']
const opened: readonly string[] = ['opened', 'awarding', 'awarded', 'ordered', 'archived']

const totalOf = ({ lines }: DemoPurchase): string => addMoney('0', ...lines.map(({ budget }) => budget))

const minQuotesOf = (total: string): number => (Number(total) < 5000 ? 1 : 3)

const openModeOf = (total: string): string => {
  if (Number(total) < 5000) return 'clockOrAll'
  return Number(total) < 50_000 ? 'clock' : 'twoPeople'
}

const valuesOf = (place: Place, demo: DemoPurchase, nth: number) => {
  const { title, stage, method = 'inquiry', days, open, states, lines } = demo
  const buyer = place.buyers[nth % place.buyers.length]
  const isDraft = stage === 'draft'
  // People close in the evening and open the next morning.
  const until = `${dayAgo(days - open)}T18:00:00+08:00`
  const total = totalOf(demo)
  return {
    title,
    project: place.projects.find(({ name }) => demo.project !== undefined && name.includes(demo.project))?.id ?? null,
    method,
    deadline: until,
    decisionOn: dayAgo(days - open - 3),
    minQuotes: isDraft ? null : minQuotesOf(total),
    openMode: isDraft ? null : openModeOf(total),
    allowsPartial: true,
    allowsAlternate: true,
    isTaxIncluded: true,
    awardMode: 'byLine',
    decisionFactors: ['price', 'quality'],
    isStateHidden: method === 'tender',
    terms: '请报含税价，注明付款方式和取消条款。',
    attachments: [],
    owner: buyer?.id,
    department: buyer?.department,
    roundNo: 1,
    compareMethod: 'lowest',
    isTwoEnvelope: false,
    needsApproval: method !== 'inquiry',
    budgetAmount: total,
    lineCount: lines.length,
    invitedCount: states.filter((state) => state !== 'canceled').length,
    publishedAt: isDraft ? null : daysAgo(days),
    closedAt: ended.includes(stage) ? until : null,
    openedAt: opened.includes(stage) ? hoursAfter(until, 15) : null,
    cancelReason: demo.cancelReason ?? null,
    stage,
    status: isDraft ? 'draft' : 'approved',
    madeAt: daysAgo(days + 0.5),
  }
}

const linesOf = (place: Place, { lines, days, project }: DemoPurchase, projectId: string | null) =>
  lines.map(({ type, budget, ...line }) => ({
    ...line,
    purchaseType: place.types.get(type),
    times: line.times ?? '1',
    dateFrom: dayAgo(days - (project === undefined ? 25 : 20)),
    costItems: [],
    budgetAmount: budget,
    project: projectId,
  }))

const kindSql = `update purchase_line l set line_kind = t.line_kind from purchase_type_ref t
  where l.tenant_id = $1 and t.tenant_id = l.tenant_id and t.id = l.purchase_type_id`

const inviteSql = `insert into purchase_invitation (id, purchase_id, supplier_id, contact_id, contact_name, mobile, state, sent_at,
    last_sent_at, first_viewed_at, last_viewed_at, view_count, answered_at, decline_reason, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $9, $10, $11, $12, $13)`

const answeredStates: readonly string[] = ['quoted', 'declined', 'won', 'lost']

/** Those who can do what the first line asks for, others where there are too few. */
const suppliersFor = ({ suppliers }: Place, { lines, states }: DemoPurchase, nth: number): readonly Supplier[] => {
  const wanted = classesFor[lines[0]?.type ?? ''] ?? []
  const fit = suppliers.filter(({ classes }) => classes.some((name) => wanted.includes(name)))
  const rest = suppliers.filter((one) => !fit.includes(one))
  const from = fit.length > 0 ? (nth * 3) % fit.length : 0
  return [...fit.slice(from), ...fit.slice(0, from), ...rest].slice(0, states.length)
}

/** Looked at a few hours after they were asked, answered a day later. */
const addInvitations = async (
  ctx: Ctx,
  place: Place,
  demo: DemoPurchase,
  id: string,
  nth: number,
): Promise<string[]> => {
  const { days, states } = demo
  const made: string[] = []
  for (const [at, { id: supplier, contact, name, mobile }] of suppliersFor(place, demo, nth).entries()) {
    const state = states[at] ?? 'sent'
    const isSent = state !== 'created'
    const hasViewed = !['created', 'sent', 'canceled'].includes(state)
    const invitation = newId()
    made.push(invitation)
    await ctx.db.run(inviteSql, [
      invitation,
      id,
      supplier,
      contact,
      name,
      mobile,
      state,
      isSent ? daysAgo(days) : null,
      hasViewed ? daysAgo(days - 0.2 - at * 0.05) : null,
      hasViewed ? at + 1 : 0,
      answeredStates.includes(state) ? daysAgo(days - 0.9 - at * 0.1) : null,
      state === 'declined' ? 'dates' : null,
      daysAgo(days + 0.3 - at * 0.001),
    ])
  }
  return made
}

const questionSql = `insert into purchase_question (id, purchase_id, invitation_id, question, asked_at, answer, answered_at, answered_by)
  values (app.new_id(), $1, $2, $3, $4, $5, $6, $7)`

const addQuestion = async (ctx: Ctx, demo: DemoPurchase, id: string, invitation: string, buyer: string | undefined) => {
  const [question, answer] = demo.question ?? []
  if (question === undefined) return
  const at = answer ? daysAgo(demo.days - 1) : null
  await ctx.db.run(questionSql, [id, invitation, question, daysAgo(demo.days - 0.7), answer, at, answer ? buyer : null])
}

const addPurchases = async (ctx: Ctx, place: Place): Promise<void> => {
  // The older come first, so that numbers grow with time.
  const plans = demoPurchases.toSorted((one, other) => other.days - one.days)
  const codes: string[] = []
  for (const { days } of plans) codes.push(await codeAsOf(ctx, Purchase.name, daysAgo(days + 0.5)))
  const values = plans.map((demo, nth) => ({ ...valuesOf(place, demo, nth), code: codes[nth] ?? '' }))
  const ids = await fillRecords(ctx, Purchase, values)
  for (const [nth, demo] of plans.entries()) {
    const id = ids[nth] ?? ''
    await sync(ctx, id, { lines: linesOf(place, demo, values[nth]?.project ?? null) })
    const [first = ''] = await addInvitations(ctx, place, demo, id, nth)
    await addQuestion(ctx, demo, id, first, values[nth]?.owner)
  }
  await ctx.db.run(kindSql, [ctx.tenantId])
}

/** Purchases at every stage: one of the conference in Sanya closes tomorrow, one waits to be opened. */
export const seedInquiries = async (app: App, tenantId: string): Promise<void> => {
  const place = await app.asTenant(tenantId, placeOf)
  const [buyer] = place.buyers
  if (!buyer || place.suppliers.length === 0) return
  await app.asTenant(tenantId, (ctx) => addPurchases(ctx, place), buyer.id)
}
