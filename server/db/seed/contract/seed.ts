import { Contract, ContractChange } from '@srm/api/contract'
import { timesMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import type { App } from '#kernel/http/app.ts'
import { submit } from '#modules/approval/index.ts'
import { contractPlans, contractSteps } from '#modules/contract/index.ts'
import { markDealt } from '#modules/crm/index.ts'
import { asOf, dayAgo, daysAgo } from '../past.ts'
import { demoContracts, eventContracts, trades, type DemoContract } from './plans.ts'

type NameRow = { readonly id: string; readonly name: string }
type Clause = { readonly key: string; readonly title: string; readonly text: string; readonly isFixed: boolean }
type TypeRow = { readonly id: string; readonly direction: string; readonly template: string | null }
type ProjectRow = NameRow & { readonly owner: string; readonly customer: string | null }

type SupplierRow = NameRow & { readonly trades: string }

type Place = {
  readonly company: string
  readonly types: ReadonlyMap<string, TypeRow>
  readonly clauses: ReadonlyMap<string, readonly Clause[]>
  readonly customers: readonly (NameRow & { readonly owner: string })[]
  readonly suppliers: readonly SupplierRow[]
  readonly buyers: readonly string[]
  readonly project: ProjectRow | undefined
}

const companySql = `select id, name from our_company_ref where tenant_id = $1 and status = 'enabled' order by code limit 1`
const typesSql = `select id, direction, template_id as template from contract_type_ref where tenant_id = $1 and parent_id is null`
const clausesSql = `select contract_template_id as template, key, title, text, is_fixed as "isFixed" from contract_template_clause
  where tenant_id = $1 order by contract_template_id, line`
const customersSql = `select id, name, owner_id as owner from customer_ref where tenant_id = $1 and owner_id is not null and status = 'enabled'
  order by code limit 40`
const suppliersSql = `select s.id, s.name, coalesce((select string_agg(k.name, ' ') from supplier_classify_ref k where k.tenant_id = s.tenant_id
    and k.id = any(s.classifies)), '') as trades
  from supplier_ref s where s.tenant_id = $1 and s.lifecycle not in ('eliminated', 'blacklisted') and s.status = 'enabled'
  order by s.lifecycle in ('qualified', 'preferred') desc, s.code limit 300`
const buyersSql = `select u.id, u.name from user_ref u left join department_ref d on d.tenant_id = u.tenant_id and d.id = u.department_id
  where u.tenant_id = $1 and u.status = 'active' order by (d.code = 'CG') is not true, u.code limit 3`
const projectSql = `select p.id, p.name, p.owner_id as owner, c.id as customer from project_ref p
    left join customer_ref c on c.tenant_id = p.tenant_id and c.id = p.customer_id and c.owner_id is not null
  where p.tenant_id = $1 and p.event_start is not null and p.status in ('preparing', 'executing') order by p.code limit 1`

const placeOf = async (ctx: Ctx): Promise<Place | undefined> => {
  const rows = async <T extends object>(sql: string): Promise<T[]> => (await ctx.db.run<T>(sql, [ctx.tenantId])).rows
  const [company] = await rows<NameRow>(companySql)
  const customers = await rows<NameRow & { owner: string }>(customersSql)
  const suppliers = await rows<SupplierRow>(suppliersSql)
  const buyers = (await rows<NameRow>(buyersSql)).map(({ id }) => id)
  if (!company || customers.length === 0 || suppliers.length === 0 || buyers.length === 0) return undefined
  return {
    company: company.id,
    types: new Map((await rows<TypeRow>(typesSql)).map((type) => [type.direction, type])),
    clauses: Map.groupBy(await rows<Clause & { template: string }>(clausesSql), ({ template }) => template),
    customers,
    suppliers,
    buyers,
    project: (await rows<ProjectRow>(projectSql))[0],
  }
}

/** The clauses of its template; one of them a little other than it stands there, where the customer insisted. */
const clausesFor = ({ clauses }: Place, template: string | null, isDeviating: boolean) =>
  (clauses.get(template ?? '') ?? []).map(({ key, title, text, isFixed }, at) => ({
    key,
    title,
    text: isDeviating && !isFixed && at === 0 ? `${text}超出约定范围的部分另行签订补充协议。` : text,
  }))

/** Somebody who sells such a thing; a small company buys it from whom it knows. */
const supplierFor = ({ suppliers }: Place, name: string, at: number): SupplierRow | undefined => {
  const words = trades.find(([what]) => name.includes(what))?.[1] ?? []
  const fitting = suppliers.filter((one) => words.some((word) => one.trades.includes(word))).slice(0, 6)
  const among = fitting.length > 0 ? fitting : suppliers
  return among[at % among.length]
}

const common = { isOpening: false, contactName: '张经理', taxRate: '6.00' }

const bodyOf = (place: Place, one: DemoContract, at: number) => {
  const type = place.types.get(one.side === 'receive' ? 'sale' : 'purchase')
  const customer = place.customers[at % place.customers.length]
  const supplier = supplierFor(place, one.name, at)
  const party = one.side === 'receive' ? customer : supplier
  const isOpening = one.state === 'opening'
  const plans = [
    { name: '首款', trigger: 'sign', ratio: '30.00' },
    { name: '中期款', trigger: 'date', planDate: dayAgo(Math.min(one.days - 20, -one.lastIn + 10)), ratio: '40.00' },
    { name: '尾款', trigger: 'date', planDate: dayAgo(isOpening ? one.days - 60 : -one.lastIn), ratio: '30.00' },
  ]
  const body = Contract.create.parse({
    ...common,
    name: `${(party?.name ?? '').slice(0, 20)}${one.name}`,
    type: type?.id,
    ourCompany: place.company,
    ...(one.side === 'receive' ? { customer: customer?.id } : { supplier: supplier?.id }),
    amount: one.amount,
    startDate: dayAgo(one.days),
    endDate: dayAgo(isOpening ? one.days - 120 : -one.endsIn),
    plans,
    clauses: clausesFor(place, type?.template ?? null, one.isDeviating),
    owner: one.side === 'receive' ? customer?.owner : place.buyers[at % place.buyers.length],
    ...(isOpening && {
      isOpening,
      openingSignDate: dayAgo(one.days),
      openingSettled: timesMoney(one.amount, String(one.settled / 100)),
      openingInvoiced: timesMoney(one.amount, String(one.settled / 100)),
    }),
  })
  return { body, customer: one.side === 'receive' ? customer?.id : undefined }
}

const approvedSql = `update contract set status = 'approved' where tenant_id = $1 and id = $2`
const bornSql = `update contract set created_at = $3, updated_at = $3, stage_at = coalesce($4, stage_at) where tenant_id = $1 and id = $2`
const signedSql = `update contract set stage = 'performing', sign_date = $3, signer_id = owner_id, copies = 2, seal_no = 'YY-' || right(code, 4)
  where tenant_id = $1 and id = $2`

type Fate = Pick<DemoContract, 'state' | 'days'> & { readonly customer: string | undefined }

/** As far as it is: written, agreed to, signed. */
const bring = async (ctx: Ctx, id: string, { state, days, customer }: Fate): Promise<void> => {
  if (state === 'toSign' || state === 'signed') {
    await ctx.db.run(approvedSql, [ctx.tenantId, id])
    await contractSteps.approved(ctx, id)
  }
  if (state === 'signed') {
    await ctx.db.run(signedSql, [ctx.tenantId, id, dayAgo(days)])
    await contractPlans.resolve(ctx, { contracts: [id] }, 'signed')
  }
  if (customer && (state === 'signed' || state === 'opening')) await markDealt(ctx, customer)
  await ctx.db.run(bornSql, [ctx.tenantId, id, daysAgo(days + 5), state === 'draft' ? null : daysAgo(days)])
}

const addContracts = async (app: App, tenantId: string, place: Place, count: number): Promise<void> => {
  for (const [at, one] of demoContracts(count).entries()) {
    const { body, customer } = bodyOf(place, one, at)
    const as = { tenantId, by: body.owner ?? '', moment: daysAgo(one.days + 5) }
    await asOf(app, as, async (ctx) => bring(ctx, (await contractSteps.create(ctx, body)).id, { ...one, customer }))
  }
}

const eventPlans = (ratios: readonly string[], isSale: boolean) => [
  { name: '首款', trigger: 'sign', ratio: ratios[0] },
  { name: isSale ? '进场前款' : '进场款', trigger: 'setup', offsetDays: isSale ? -3 : 0, ratio: ratios[1] },
  isSale
    ? { name: '尾款', trigger: 'eventEnd', offsetDays: 15, ratio: ratios[2] }
    : { name: '尾款', trigger: 'acceptance', offsetDays: 10, ratio: ratios[2] },
]

/** One event with its customer and its suppliers, whose instalments follow the days of the event; answers the sale. */
const addEvent = async (app: App, tenantId: string, place: Place, project: ProjectRow): Promise<string | undefined> => {
  let sale: string | undefined
  for (const [at, { name, side, amount, ratios }] of eventContracts.entries()) {
    const isSale = side === 'receive'
    const customer = project.customer ?? place.customers[0]?.id
    const type = place.types.get(isSale ? 'sale' : 'purchase')
    const body = Contract.create.parse({
      ...common,
      name: `${project.name}${name}`,
      type: type?.id,
      project: project.id,
      ourCompany: place.company,
      ...(isSale ? { customer } : { supplier: supplierFor(place, name, at)?.id }),
      amount,
      plans: eventPlans(ratios, isSale),
      clauses: clausesFor(place, type?.template ?? null, isSale),
      owner: isSale ? project.owner : place.buyers[0],
    })
    const days = 30 - at * 6
    const as = { tenantId, by: body.owner ?? '', moment: daysAgo(days + 5) }
    const fate = { state: at === 3 ? 'toSign' : 'signed', days, customer: isSale ? customer : undefined } as const
    const id = await asOf(app, as, async (ctx) => {
      const made = await contractSteps.create(ctx, body)
      await bring(ctx, made.id, fate)
      return made.id
    })
    sale ??= id
  }
  return sale
}

type SoldRow = ProjectRow & { readonly stage: string; readonly inDays: number; readonly cost: string }

const soldSql = `select p.id, p.name, p.owner_id as owner, c.id as customer, p.status as stage,
    p.event_start - (now() at time zone 'Asia/Shanghai')::date as "inDays",
    greatest((select coalesce(sum(i.amount), 0) from budget_item_ref i where i.tenant_id = p.tenant_id and i.project_id = p.id and i.is_active),
      (select coalesce(sum(u.amount), 0) from budget_usage_ref u where u.tenant_id = p.tenant_id and u.project_id = p.id))::text as cost
  from project_ref p join customer_ref c on c.tenant_id = p.tenant_id and c.id = p.customer_id
  where p.tenant_id = $1 and p.event_start is not null and p.status in ('executing', 'settling', 'closed') order by p.code`

/** What the customer pays for an event: what it costs and a fifth more, in whole ten thousands. */
const priceOf = (cost: string): string => `${String(Math.ceil((Number(cost) * 1.24) / 10_000) * 10_000)}.00`

/** How much of what was sold is paid and invoiced: of what is closed everything, of what is being settled the last instalment is open. */
const paidShares: Readonly<Record<string, string>> = { settling: '0.8', closed: '1' }

/** Events that are under way or over were sold as well; what was paid of them came in before the product did. */
const addSold = async (app: App, tenantId: string, place: Place): Promise<void> => {
  const { rows } = await app.asTenant(tenantId, (ctx) => ctx.db.run<SoldRow>(soldSql, [tenantId]))
  const type = place.types.get('sale')
  for (const { id: project, name, owner, customer, stage, inDays, cost } of rows) {
    const days = 40 - inDays
    const amount = priceOf(cost)
    const share = paidShares[stage]
    const settled = share && timesMoney(amount, share)
    const body = Contract.create.parse({
      ...common,
      name: `${name}会议服务合同`,
      type: type?.id,
      project,
      ourCompany: place.company,
      customer,
      amount,
      startDate: dayAgo(days),
      endDate: dayAgo(-inDays - 30),
      plans: eventPlans(['40.00', '40.00', '20.00'], true),
      clauses: clausesFor(place, type?.template ?? null, false),
      owner,
      ...(settled && {
        isOpening: true,
        openingSignDate: dayAgo(days),
        openingSettled: settled,
        openingInvoiced: settled,
      }),
    })
    const fate = { state: settled ? 'opening' : 'signed', days, customer: customer ?? undefined } as const
    await asOf(app, { tenantId, by: owner, moment: daysAgo(days + 5) }, async (ctx) =>
      bring(ctx, (await contractSteps.create(ctx, body)).id, fate),
    )
  }
}

const termsSql = `select c.name, c.customer_id as customer, c.counterparty, c.contact_name as "contactName", c.tax_rate::text as "taxRate",
    c.notice_days as "noticeDays", c.owner_id as owner,
    (select json_agg(json_build_object('item', p.id, 'name', p.name, 'trigger', p.trigger, 'offsetDays', p.offset_days, 'amount', p.amount::text)
      order by p.line) from contract_plan p where p.tenant_id = c.tenant_id and p.contract_id = c.id) as plans,
    (select json_agg(json_build_object('key', l.key, 'title', l.title, 'text', l.text) order by l.line) from contract_clause l
      where l.tenant_id = c.tenant_id and l.contract_id = c.id) as clauses
  from contract c where c.tenant_id = $1 and c.id = $2`

type Terms = Omit<ReturnType<typeof ContractChange.create.parse>, 'plans'> & {
  readonly owner: string
  readonly plans: readonly { readonly name: string; readonly amount: string }[]
}

const added = '140000.00'

/** The customer wants another dinner: more money, on the last instalment, and somebody has to agree. */
const addChange = async (app: App, tenantId: string, contract: string): Promise<void> => {
  const { rows } = await app.asTenant(tenantId, (ctx) => ctx.db.run<Terms>(termsSql, [tenantId, contract]))
  const [terms] = rows
  if (!terms) return
  const { owner, plans, ...rest } = terms
  await app.asTenant(
    tenantId,
    async (ctx) => {
      const body = ContractChange.create.parse({
        ...rest,
        contract,
        kind: 'amount',
        reason: '客户增加一场 30 桌答谢晚宴',
        effectiveDate: dayAgo(0),
        amount: '2000000.00',
        plans: [...plans, { name: '晚宴增项款', trigger: 'eventEnd', offsetDays: 15, amount: added }],
      })
      const made = await contractSteps.draftChange(ctx, body)
      await submit(ctx, { docType: ContractChange.name, docId: made.id, purpose: 'create' })
    },
    owner,
  )
}

/** Contracts both ways over eighteen months, those of one event, and a change somebody decides on. */
export const seedContracts = async (app: App, tenantId: string, count: number): Promise<void> => {
  const place = await app.asTenant(tenantId, placeOf)
  if (!place) return
  await addContracts(app, tenantId, place, count)
  await addSold(app, tenantId, place)
  const { project } = place
  const sale = project && (await addEvent(app, tenantId, place, project))
  if (sale) await addChange(app, tenantId, sale)
}
