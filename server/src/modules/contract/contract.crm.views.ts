import { Contract } from '@srm/api/contract'
import { contractPages } from '@srm/api/contract/pages'
import { label } from '@srm/api/shared/label'
import type { Filter } from '@srm/api/shared/page'
import type { Ctx } from '#kernel/ctx.ts'
import { writeEvents } from '#kernel/records/write/events.ts'

const binding = `c.stage in ('signed', 'performing', 'paused', 'completed', 'archived')`
const openStages = `('draft', 'toSign', 'signed', 'performing', 'paused')`
const isOpen = `stage in ${openStages} and status not in ('rejected', 'terminated', 'void')`

const countSql = `select count(*)::int as count from contract where tenant_id = $1 and customer_id = $2 and owner_id = $3 and ${isOpen}`
const passSql = `update contract c set owner_id = $4, department_id = u.department_id, version = c.version + 1, updated_at = now(), updated_by = app.actor()
  from user_ref u where u.tenant_id = $1 and u.id = $4 and c.tenant_id = $1 and c.customer_id = any($2::uuid[]) and c.owner_id = $3
    and c.stage in ${openStages} and c.status not in ('rejected', 'terminated', 'void') returning c.id`

/** What of a customer's contracts goes on passes to its new owner; what has ended stays with whoever had it. */
export const contractBelonging = {
  kind: Contract.name,
  label: Contract.label,
  count: async (ctx: Ctx, customer: string, owner: string): Promise<number> =>
    (await ctx.db.run<{ count: number }>(countSql, [ctx.tenantId, customer, owner])).rows[0]?.count ?? 0,
  transferTo: async (
    ctx: Ctx,
    { customers, from, to }: { readonly customers: readonly string[]; readonly from: string; readonly to: string },
  ): Promise<number> => {
    const { rows } = await ctx.db.run<{ id: string }>(passSql, [ctx.tenantId, customers, from, to])
    const changes = [{ field: 'owner', from, to }]
    const events = rows.map(({ id }) => ({ subjectId: id, kind: 'updated', changes, note: null }))
    await writeEvents(ctx, Contract.name, events)
    return rows.length
  },
}

export const contractKeeper = {
  kind: Contract.name,
  label: label('未结束的合同', 'an open contract'),
  keeps: `exists (select 1 from contract k where k.tenant_id = c.tenant_id and k.customer_id = c.id and k.stage in ${openStages}
    and k.status not in ('rejected', 'terminated', 'void'))`,
}

const owedPlans = `from payment_plan t join contract c on c.tenant_id = t.tenant_id and c.id = t.contract_id
  where t.tenant_id = $1 and t.customer_id = $2 and t.side = 'receive' and t.stage not in ('done', 'canceled')
    and c.stage in ('toSign', 'signed', 'performing', 'paused', 'terminated')`
const receivableSql = `select coalesce(sum(t.open_amount), 0)::numeric(15, 2)::text as amount ${owedPlans}`
const overdueSql = `select coalesce(max((now() at time zone 'Asia/Shanghai')::date - t.due_date), 0)::int as days ${owedPlans}
  and t.stage in ('pending', 'partial') and t.due_date < (now() at time zone 'Asia/Shanghai')::date`

/** What a customer has agreed to pay and not paid is what it owes us, as far as credit goes. */
export const contractCredit = {
  receivable: async (ctx: Ctx, customer: string): Promise<string> =>
    (await ctx.db.run<{ amount: string }>(receivableSql, [ctx.tenantId, customer])).rows[0]?.amount ?? '0.00',
  overdueDays: async (ctx: Ctx, customer: string): Promise<number> =>
    (await ctx.db.run<{ days: number }>(overdueSql, [ctx.tenantId, customer])).rows[0]?.days ?? 0,
}

const inForce: readonly Filter[] = [
  { field: 'side', op: 'in', value: ['receive'] },
  { field: 'stage', op: 'in', value: ['signed', 'performing', 'paused', 'completed', 'archived'] },
]

const listOf = (customer: string, filters: readonly Filter[]): string => {
  const filter = JSON.stringify([{ field: 'customer', op: 'in', value: [customer] }, ...filters])
  return `${contractPages.contract.list.path}?${new URLSearchParams({ filter, shape: 'table' }).toString()}`
}

const figuresSql = `select sum(c.amount)::text as signed, sum(c.settled)::text as received, sum(c.amount - c.settled)::text as owed
  from contract c where c.tenant_id = $1 and c.customer_id = $2 and c.side = 'receive' and ${binding}`

type Figures = Record<string, string | null>

/** What a customer signed, paid and owes. */
export const contractFigures = {
  permission: 'contract:list',
  figures: [
    {
      key: 'signed',
      label: label('已签合同（含税）', 'Signed (tax included)'),
      kind: 'money' as const,
      to: (customer: string) => listOf(customer, inForce),
    },
    { key: 'received', label: label('已收款', 'Received'), kind: 'money' as const, of: 'signed' },
    {
      key: 'owed',
      label: label('合同未收（含税）', 'Open (tax included)'),
      kind: 'money' as const,
      to: (customer: string) => listOf(customer, inForce),
    },
  ],
  read: async (ctx: Ctx, customer: string): Promise<Figures> =>
    (await ctx.db.run<Figures>(figuresSql, [ctx.tenantId, customer])).rows[0] ?? {},
}

/** A signed contract in the one history of a customer. */
export const contractActivity = {
  kind: Contract.name,
  label: label('合同签署', 'Contract signed'),
  permission: 'contract:list',
  rows: `select c.id, c.sign_date::timestamp at time zone 'Asia/Shanghai' as at, c.code || ' ' || c.name as title, null as note, c.signer_id as by_id,
      'contract' as subject, c.id as subject_id
    from contract c where c.tenant_id = $1 and c.customer_id = $2 and c.sign_date is not null`,
}

const fromNowOn: readonly Filter[] = [...inForce, { field: 'isOpening', op: 'eq', value: false }]

const measured = {
  record: Contract,
  path: contractPages.contract.list.path,
  customer: 'customer',
  day: 'signDate',
  filter: fromNowOn,
}

/** What customers are ranked by: contracts signed in a period, without those from before. */
export const contractMeasures = [
  {
    ...measured,
    key: 'contractAmount',
    label: label('合同金额（含税）', 'Contracts (tax included)'),
    value: { sum: 'amount' },
  },
  { ...measured, key: 'contractCount', label: label('合同数', 'Contracts'), value: 'count' as const },
]

const withSupplierSql = `select c.code || ' ' || c.name as name from contract c where c.tenant_id = $1 and c.supplier_id = $2
  and c.stage in ${openStages} and c.status not in ('rejected', 'terminated', 'void') order by c.code limit 20`

/** What is under way with a supplier and has to be dealt with when we part. */
export const supplierContracts = {
  open: async (ctx: Ctx, supplier: string): Promise<readonly string[]> =>
    (await ctx.db.run<{ name: string }>(withSupplierSql, [ctx.tenantId, supplier])).rows.map(({ name }) => name),
}
