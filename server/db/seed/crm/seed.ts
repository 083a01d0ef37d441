import {
  Customer,
  CustomerAddress,
  CustomerContact,
  CustomerFeedback,
  CustomerForbiddenSupplier,
  CustomerTitle,
  FollowPlan,
  FollowUp,
  Opportunity,
  OpportunityQuotation,
} from '@srm/api/crm'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '#kernel/ctx.ts'
import type { App } from '#kernel/http/app.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { issueCodes } from '#modules/dictionary/index.ts'
import { customerOwners } from '#modules/crm/index.ts'
import { asOf, daysAgo } from '../past.ts'
import {
  addressOf,
  contactsOf,
  customerAt,
  givenBack,
  plansWith,
  talksWith,
  titleOf,
  type DemoCustomer,
} from './customers.ts'
import { feedbackOf } from './feedback.ts'
import { opportunitiesWith, type DemoStage } from './opportunities.ts'

type Values = Readonly<Record<string, unknown>>
type Salesman = { readonly id: string; readonly departmentId: string | null }
type CreatedCustomer = { readonly id: string; readonly one: DemoCustomer }

const add = async (ctx: Ctx, record: RecordDefinition, all: readonly Values[]): Promise<string[]> => {
  if (all.length === 0) return []
  const codes = await issueCodes(ctx, record.name, all.length)
  return fillRecords(
    ctx,
    record,
    all.map((values, index) => ({ ...values, code: codes[index] ?? '' })),
  )
}

const classesSql = 'select id, name from customer_classify_ref where tenant_id = $1'

const addCustomers = async (ctx: Ctx, all: readonly DemoCustomer[], by: Salesman): Promise<CreatedCustomer[]> => {
  const { rows } = await ctx.db.run<{ id: string; name: string }>(classesSql, [ctx.tenantId])
  const classes = new Map(rows.map(({ id, name }) => [name, id]))
  const bodies = all.map((one) => ({
    ...one,
    classify: classes.get(one.className) ?? null,
    owner: by.id,
    department: by.departmentId,
  }))
  const ids = await add(ctx, Customer, bodies)
  return all.map((one, index) => ({ id: ids[index] ?? '', one }))
}

const groupsSql = `with ranked as (
    select id, row_number() over (order by code) as n from customer where tenant_id = $1 and owner_id = $2 and name like '%集团%')
  update customer c set parent_id = (select g.id from ranked g where g.n = 1)
  where c.tenant_id = $1 and c.owner_id = $2 and c.id in (select r.id from ranked r where r.n in (2, 3))`

/** The second and third report to the first, the others to the second; some are not known to report to anybody. */
const linesSql = `with ranked as (
    select k.id, k.customer_id, row_number() over (partition by k.customer_id order by k.code) as n
    from customer_contact k join customer c on c.tenant_id = $1 and c.id = k.customer_id and c.owner_id = $2
    where k.tenant_id = $1)
  update customer_contact k set parent_id = a.id from ranked r join ranked a on a.customer_id = r.customer_id
    and a.n = case when r.n <= 3 then 1 when r.n = 4 then 2 end
  where k.tenant_id = $1 and k.id = r.id and r.n > 1`

const followedSql = `update customer c set
    last_follow_at = (select max(f.at) from follow_up f where f.tenant_id = $1 and f.customer_id = c.id),
    next_follow_at = (select min(p.at) from follow_plan p where p.tenant_id = $1 and p.customer_id = c.id and p.status = 'planned'),
    updated_at = coalesce((select max(f.at) from follow_up f where f.tenant_id = $1 and f.customer_id = c.id), c.updated_at)
  where c.tenant_id = $1`

const stagesSql = `select id, kind, win_rate::text as "winRate" from opportunity_stage where tenant_id = $1 order by sort, id`

const stepsSql = `with steps as (insert into opportunity_stage_change (id, opportunity_id, from_stage_id, to_stage_id, at)
    select app.new_id(), x.opportunity, x."from", x."to", x.at
    from jsonb_to_recordset($2::jsonb) as x (opportunity uuid, "from" uuid, "to" uuid, at timestamptz))
  update opportunity set updated_at = stage_at where tenant_id = $1 and id in (
    select (x ->> 'opportunity')::uuid from jsonb_array_elements($2::jsonb) x)`

/** What the customers were asked to buy, with the steps and the quotations of each. */
const sell = async (
  ctx: Ctx,
  made: readonly CreatedCustomer[],
  first: ReadonlyMap<string, string>,
  by: Salesman,
): Promise<void> => {
  const { rows } = await ctx.db.run<DemoStage>(stagesSql, [ctx.tenantId])
  const stages = {
    open: rows.filter(({ kind }) => kind === 'open'),
    ends: Object.fromEntries(rows.map((stage) => [stage.kind, stage])),
  }
  // Who has an open one is not given back.
  const kept = made.filter(({ one }) => givenBack(one) === undefined)
  const all = kept.flatMap(({ id, one }) => opportunitiesWith(id, first.get(id) ?? '', one, stages))
  const ids = await add(
    ctx,
    Opportunity,
    all.map(({ values }) => ({ ...values, owner: by.id, department: by.departmentId })),
  )
  const steps = all.flatMap((one, nth) => one.steps.map((step) => ({ ...step, opportunity: ids[nth] })))
  await ctx.db.run(stepsSql, [ctx.tenantId, JSON.stringify(steps)])
  await add(
    ctx,
    OpportunityQuotation,
    all.flatMap(({ quotations }, nth) => quotations.map((one) => ({ ...one, opportunity: ids[nth] }))),
  )
}

const suppliersSql = 'select id from supplier_ref where tenant_id = $1 order by code limit 40'
const refusals = ['去年年会音响中断十分钟', '集团合规要求，不再使用', '餐饮投诉未妥善处理']

const refuse = async (ctx: Ctx, made: readonly CreatedCustomer[]): Promise<void> => {
  const { rows } = await ctx.db.run<{ id: string }>(suppliersSql, [ctx.tenantId])
  const all = made
    .filter(({ one: { n, stage } }) => stage === 'dealt' && n % 4 === 0)
    .flatMap(({ id, one: { n } }) => {
      const supplier = rows[(n * 3) % Math.max(1, rows.length)]?.id
      return supplier ? [{ customer: id, supplier, reason: refusals[n % refusals.length] }] : []
    })
  await add(ctx, CustomerForbiddenSupplier, all)
}

/** One salesman's customers with everything that belongs to them, a statement for each kind of record. */
const fill = async (ctx: Ctx, all: readonly DemoCustomer[], by: Salesman): Promise<readonly CreatedCustomer[]> => {
  const made = await addCustomers(ctx, all, by)
  const people = made.flatMap(({ id, one }) => contactsOf(id, one))
  const ids = await add(ctx, CustomerContact, people)
  const first = new Map(
    people.map(({ customer }, index) => [customer, ids[index] ?? '']).toReversed() as [string, string][],
  )
  await add(
    ctx,
    CustomerTitle,
    made.map(({ id, one }) => titleOf(id, one)),
  )
  await add(
    ctx,
    CustomerAddress,
    made.map(({ id, one }) => addressOf(id, one)),
  )
  await add(
    ctx,
    FollowUp,
    made.flatMap(({ id, one }) => talksWith(id, first.get(id) ?? '', by.id, one)),
  )
  await add(
    ctx,
    FollowPlan,
    made.flatMap(({ id, one }) => plansWith(id, first.get(id) ?? '', by.id, one)),
  )
  await add(
    ctx,
    CustomerFeedback,
    made.flatMap(({ id, one }) => feedbackOf(id, first.get(id) ?? '', one)),
  )
  await sell(ctx, made, first, by)
  await refuse(ctx, made)
  await ctx.db.run(groupsSql, [ctx.tenantId, by.id])
  await ctx.db.run(linesSql, [ctx.tenantId, by.id])
  return made
}

const registeredSql = `update customer_owner_history h set created_at = c.created_at, created_by = c.owner_id
  from customer c where h.tenant_id = $1 and c.tenant_id = $1 and c.id = h.customer_id and h.reason = 'registered'`

/** Since when each of them has its owner. */
const writeFirstOwners = async (ctx: Ctx, made: readonly CreatedCustomer[], by: Salesman): Promise<void> => {
  await customerOwners.write(
    ctx,
    'registered',
    made.map(({ id }) => ({ customer: id, from: null, to: by.id })),
  )
  await ctx.db.run(registeredSql, [ctx.tenantId])
}

const rulesSql = `update customer_pool set follow_days = 60, deal_days = 360 where tenant_id = $1 and is_default returning id`
const ownedSql = `select ${customerOwners.columns} from customer c where c.tenant_id = $1 and c.id = $2`

type OwnedCustomer = Parameters<typeof customerOwners.move>[2][number]['customer']
type At = { readonly app: App; readonly tenantId: string; readonly by: Salesman }

/** Some were given back over the last weeks, so that there is something to take. */
const fillPool = async ({ app, tenantId, by }: At, made: readonly CreatedCustomer[]): Promise<void> => {
  const rules = (ctx: Ctx) => ctx.db.run<{ id: string }>(rulesSql, [tenantId])
  const pool = (await app.asTenant(tenantId, rules)).rows[0]?.id ?? null
  for (const { id, one } of made) {
    const given = givenBack(one)
    if (!given) continue
    await asOf(app, { tenantId, by: by.id, moment: daysAgo(given.days) }, async (ctx) => {
      const { rows } = await ctx.db.run<OwnedCustomer>(ownedSql, [tenantId, id])
      const moves = rows.map((customer) => ({ customer, owner: null, department: null, pool, note: given.reason }))
      await customerOwners.move(ctx, 'givenBack', moves)
    })
  }
}

const salesSql = `select u.id, u.department_id as "departmentId" from user_ref u
    left join department_ref d on d.tenant_id = u.tenant_id and d.id = u.department_id
  where u.tenant_id = $1 order by (d.code = 'KH') desc nulls last, u.code desc limit 2`

/** Customers of two salesmen, with two years of talks that end on the day of seeding. */
export const seedCustomers = async (app: App, tenantId: string, count: number): Promise<void> => {
  const sellers = await app.asTenant(tenantId, async (ctx) => (await ctx.db.run<Salesman>(salesSql, [tenantId])).rows)
  for (const [index, by] of sellers.entries()) {
    const all = Array.from({ length: count }, (_, n) => n)
      .filter((n) => (n % 3 === 2 ? 1 : 0) === index)
      .map(customerAt)
    const made = await app.asTenant(tenantId, (ctx) => fill(ctx, all, by), by.id)
    await app.asTenant(tenantId, (ctx) => writeFirstOwners(ctx, made, by), by.id)
    await fillPool({ app, tenantId, by }, made)
  }
  await app.asTenant(tenantId, (ctx) => ctx.db.run(followedSql, [tenantId]))
}
