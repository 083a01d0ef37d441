import { Demand } from '@srm/api/demand'
import { addMoney, multiplyMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import type { App } from '#kernel/http/app.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { lineSync } from '#kernel/records/write/lines.ts'
import { bindFlows, createFlow, firstTree, publishFlow, submit } from '#modules/approval/index.ts'
import { demandSteps } from '#modules/demand/index.ts'
import { issueCodes } from '#modules/dictionary/index.ts'
import { asOf, dayAgo, daysAgo } from '../past.ts'
import { wantedSets, type DemoDemand, type WantedSet } from './wants.ts'

type ProjectRow = {
  readonly id: string
  readonly name: string
  readonly stage: string
  readonly owner: string
  readonly department: string | null
  readonly attendees: number
  /** Days to the event; less than nothing when it is over. */
  readonly inDays: number
}

type Fate = 'draft' | 'pending' | 'pooled' | 'claimed' | 'partlyClaimed' | 'completed' | 'stopped'

/** What became of the demands of a project, by how far it is. */
const fates: Readonly<Record<string, readonly Fate[]>> = {
  preparing: ['partlyClaimed', 'pooled', 'pending', 'draft'],
  executing: ['completed', 'claimed', 'pooled', 'pending'],
  paused: ['stopped'],
  settling: ['completed', 'completed', 'completed'],
  closed: ['completed', 'completed'],
}

const projectsSql = `select id, name, status as stage, owner_id as owner, department_id as department, coalesce(attendees, 120) as attendees,
    coalesce(event_start - (now() at time zone 'Asia/Shanghai')::date, 30) as "inDays"
  from project_ref where tenant_id = $1 and status not in ('intent', 'canceled') order by code`
const typesSql = `select t.id, t.name, coalesce((select json_agg(json_build_object('id', b.id, 'name', b.name, 'amount', b.amount) order by b.code)
      from budget_item_ref b where b.tenant_id = t.tenant_id and b.project_id = $2
        and b.category_id = t.budget_category_id and b.is_active), '[]') as items from purchase_type_ref t
  where t.tenant_id = $1 and t.parent_id is null`
const buyersSql = `select u.id from user_ref u join department_ref d on d.tenant_id = u.tenant_id and d.id = u.department_id
  where u.tenant_id = $1 and d.code = 'CG' and u.status = 'active' order by u.code offset 1`

const regions = ['460200', '310100', '330100', '440300', '110100'] as const

const quantityOf = ({ count }: DemoDemand, attendees: number): string => {
  if (typeof count === 'object') return String(count.each)
  if (count === 'heads') return String(attendees)
  if (count === 'tables') return String(Math.ceil(attendees / 10))
  return count === 'rooms' ? String(Math.ceil(attendees / 2)) : '1'
}

type Item = { readonly id: string; readonly name: string; readonly amount: number }
type TypeRow = { readonly id: string; readonly name: string; readonly items: readonly Item[] }

const itemOf = (want: DemoDemand, { items }: TypeRow): Item | undefined =>
  items.find(({ name }) => name === want.item) ?? items.find(({ amount }) => amount > 0) ?? items[0]

/** How many things of an event are meant by one line of its budget. */
const sharersOf = (item: Item, types: ReadonlyMap<string, TypeRow>): number =>
  wantedSets
    .flatMap(({ wants }) => wants)
    .filter((want) => {
      const type = types.get(want.type)
      return type !== undefined && itemOf(want, type)?.id === item.id
    }).length

type Room = { readonly item: Item | undefined; readonly sharers: number }

/** People ask for what its line of the budget still has room for beside what was spent of it, and what others of it ask for. */
const affordable = (price: string, quantity: number, { item, sharers }: Room): string => {
  if (!item || item.amount === 0) return price
  const most = Math.floor((item.amount * 0.72) / quantity / Math.max(1, sharers))
  return most < Number(price) ? `${String(Math.max(1, most))}.00` : price
}

const lineOf = (want: DemoDemand, types: ReadonlyMap<string, TypeRow>, project: ProjectRow, isDone: boolean) => {
  const type = types.get(want.type)
  const { times = '1', price, before = 0, slot } = want
  const quantity = quantityOf(want, project.attendees)
  const item = type && itemOf(want, type)
  const sharers = item ? sharersOf(item, types) : 1
  const budgetPrice = affordable(price, Number(quantity) * Number(times), { item, sharers })
  return {
    purchaseType: type?.id ?? '',
    name: want.name,
    quantity,
    unit: want.unit,
    times,
    dateFrom: dayAgo(before - project.inDays),
    dateTo: Number(times) > 1 ? dayAgo(before - project.inDays - Number(times) + 1) : null,
    timeSlot: slot ?? null,
    attendees: want.count === 'heads' || want.count === 'tables' ? project.attendees : null,
    layout: want.layout ?? null,
    region: null,
    spec: want.spec ?? null,
    // What is over and done is in the budget as what was spent.
    budgetItem: isDone ? null : (item?.id ?? null),
    budgetPrice,
    budgetAmount: multiplyMoney(budgetPrice, quantity, times),
    suppliers: [],
    isCustomerPaid: false,
    remark: null,
  }
}

/** An event without guests for the night asks for no rooms. */
const isMeant =
  (types: ReadonlyMap<string, TypeRow>) =>
  (want: DemoDemand): boolean =>
    types.get(want.type)?.items.find(({ name }) => name === want.item)?.amount !== 0

const sync = lineSync(Demand, { lines: { table: 'demand_line', parent: 'demand_id' } })

type DemandInput = {
  readonly project: ProjectRow
  readonly set: WantedSet
  readonly fate: Fate
  readonly region: string
  readonly types: ReadonlyMap<string, TypeRow>
}

const addDemand = async (
  ctx: Ctx,
  { project, set, fate, region, types }: DemandInput,
  madeAt: string,
): Promise<string> => {
  const lines = set.wants.filter(isMeant(types)).map((want) => lineOf(want, types, project, fate === 'completed'))
  const [code = ''] = await issueCodes(ctx, Demand.name, 1)
  const [id = ''] = await fillRecords(ctx, Demand, [
    {
      code,
      title: set.title,
      project: project.id,
      needDate: lines.map(({ dateFrom }) => dateFrom).toSorted()[0],
      region,
      urgency: project.inDays >= 0 && project.inDays <= 10 ? 'urgent' : 'normal',
      source: 'budget',
      attachments: [],
      owner: project.owner,
      department: project.department,
      amount: addMoney('0', ...lines.map(({ budgetAmount }) => budgetAmount)),
      lineCount: lines.length,
      orderedRate: '0.00',
      stage: 'applying',
      status: 'draft',
      madeAt,
    },
  ])
  await sync(ctx, id, { lines })
  return id
}

const approveSql = `update demand set status = 'approved' where tenant_id = $1 and id = $2`
const linesSql = `select id from pool_line_ref where tenant_id = $1 and demand_id = $2 order by code`
const doneSql = `with l as (update pool_line set stage = 'closed', ordered_at = $3, claimed_by = $4, claimed_at = $3
    where tenant_id = $1 and demand_id = $2)
  update demand set stage = 'completed', ordered_rate = 100 where tenant_id = $1 and id = $2`

type Place = { readonly app: App; readonly tenantId: string; readonly buyers: readonly string[] }

const claim = async ({ app, tenantId, buyers }: Place, id: string, nth: number, isWhole: boolean): Promise<void> => {
  const { rows } = await app.asTenant(tenantId, (ctx) => ctx.db.run<{ id: string }>(linesSql, [tenantId, id]))
  const ids = rows.map((row) => row.id).filter((_, at) => isWhole || at % 2 === 0)
  const buyer = buyers[nth % buyers.length]
  if (buyer !== undefined) await app.asTenant(tenantId, (ctx) => demandSteps.claim(ctx, ids), buyer)
}

/** A demand and what became of it. */
const live = async (place: Place, making: DemandInput, nth: number): Promise<void> => {
  const { app, tenantId, buyers } = place
  const { project, fate } = making
  const ago = Math.max(1, 28 - project.inDays - nth * 4)
  const moment = daysAgo(ago)
  const as = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> => asOf(app, { tenantId, by: project.owner, moment }, work)
  const id = await as((ctx) => addDemand(ctx, making, moment))
  if (fate === 'draft') return
  if (fate === 'pending') {
    await app.asTenant(
      tenantId,
      (ctx) => submit(ctx, { docType: Demand.name, docId: id, purpose: 'create' }),
      project.owner,
    )
    return
  }
  await as(async (ctx) => {
    await ctx.db.run(approveSql, [tenantId, id])
    await demandSteps.approved(ctx, id)
  })
  if (fate === 'claimed' || fate === 'partlyClaimed') await claim(place, id, nth, fate === 'claimed')
  if (fate === 'completed')
    await app.asTenant(tenantId, (ctx) =>
      ctx.db.run(doneSql, [tenantId, id, daysAgo(Math.max(1, ago - 10)), buyers[0]]),
    )
  if (fate === 'stopped') await stop(place, id, project.owner)
}

const versionSql = `select version from demand where tenant_id = $1 and id = $2`

const stop = async ({ app, tenantId }: Place, id: string, owner: string): Promise<void> =>
  app.asTenant(
    tenantId,
    async (ctx) => {
      const { rows } = await ctx.db.run<{ version: number }>(versionSql, [tenantId, id])
      await demandSteps.stop(ctx, id, { version: rows[0]?.version ?? 1, reason: '客户推迟活动，另行通知' })
    },
    owner,
  )

/** Whoever leads a department agrees to what its people ask for. */
const bindFlow = async (ctx: Ctx, admin: string): Promise<void> => {
  const { id } = await createFlow(ctx, {
    key: 'demand',
    name: '采购需求审批',
    groupName: '采购',
    icon: null,
    description: '项目要买的东西由直属上级同意',
    tree: firstTree(admin),
  })
  await publishFlow(ctx, id, { rev: 1, note: '首版' })
  await bindFlows(ctx, { docType: Demand.name, purpose: 'create', flows: [{ flowId: id, condition: null }] })
}

/** Demands of the projects in all states, and a pool with lines that are claimed and lines that are not. */
export const seedDemands = async (app: App, tenantId: string): Promise<void> => {
  const { projects, buyers } = await app.asTenant(tenantId, async (ctx) => ({
    projects: (await ctx.db.run<ProjectRow>(projectsSql, [tenantId])).rows,
    buyers: (await ctx.db.run<{ id: string }>(buyersSql, [tenantId])).rows.map(({ id }) => id),
  }))
  // A small company has nobody who does nothing but buy.
  if (buyers.length === 0) buyers.push(...new Set(projects.map(({ owner }) => owner)))
  const admin = projects[0]?.owner
  if (admin !== undefined) await app.asTenant(tenantId, (ctx) => bindFlow(ctx, admin), admin)
  for (const [at, project] of projects.entries()) {
    const types = await app.asTenant(
      tenantId,
      async (ctx) =>
        new Map((await ctx.db.run<TypeRow>(typesSql, [tenantId, project.id])).rows.map((row) => [row.name, row])),
    )
    const region = regions[at % regions.length] ?? regions[0]
    for (const [nth, fate] of (fates[project.stage] ?? []).entries()) {
      const set = wantedSets[nth]
      if (set) await live({ app, tenantId, buyers }, { project, set, fate, region, types }, nth)
    }
  }
}
