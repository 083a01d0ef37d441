import type { BudgetPoint } from '@srm/api/budget'
import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import {
  sameHolder,
  type Bucket,
  type Entry,
  type Holder,
  type Knowledge,
  type Loan,
  type Slice,
} from './entries.rules.ts'

export type Line = {
  readonly id: string
  readonly projectId: string
  readonly categoryId: string
  readonly name: string
  readonly isActive: boolean
  readonly amount: string
  readonly used: string
}

const linesSql = `select i.id, i.project_id as "projectId", i.category_id as "categoryId", i.name, i.is_active as "isActive",
    i.amount::text as amount, (i.pending + i.reserved + i.committed + i.actual)::text as used
  from budget_item i where i.tenant_id = $1 and (i.id = any($2)
    or i.id in (select u.item_id from budget_usage u where u.tenant_id = $1 and u.holder_kind = $3 and u.holder_id = $4))
  order by i.id`

/** The lines a document is about to burden and those it burdens; nobody else uses them until the end. */
export const lockLines = async (ctx: Ctx, holder: Holder, items: readonly string[]): Promise<Line[]> =>
  (await ctx.db.run<Line>(`${linesSql} for update`, [ctx.tenantId, items, holder.kind, holder.id])).rows

export const readLines = async (ctx: Ctx, holder: Holder, items: readonly string[]): Promise<Line[]> =>
  (await ctx.db.run<Line>(linesSql, [ctx.tenantId, items, holder.kind, holder.id])).rows

type UsageRow = {
  readonly item: string
  readonly holderKind: string
  readonly holderId: string
  readonly bucket: Bucket
  readonly sourceKind: string | null
  readonly sourceId: string | null
  readonly viaKind: string | null
  readonly viaId: string | null
  readonly amount: string
  readonly isClosed: boolean
}

const usageSql = `with asked as (select * from json_to_recordset($2) as a (kind text, id uuid)),
  involved as (select kind, id from asked union
    select distinct u.source_kind, u.source_id from budget_usage u join asked a on a.kind = u.holder_kind and a.id = u.holder_id
    where u.tenant_id = $1 and u.source_id is not null)
  select u.item_id as item, u.holder_kind as "holderKind", u.holder_id as "holderId", u.bucket, u.source_kind as "sourceKind",
    u.source_id as "sourceId", u.via_kind as "viaKind", u.via_id as "viaId", sum(u.amount)::text as amount,
    exists (select 1 from budget_closed_holder c where c.tenant_id = $1 and c.kind = u.holder_kind and c.id = u.holder_id) as "isClosed"
  from budget_usage u join involved i on i.kind = u.holder_kind and i.id = u.holder_id
  where u.tenant_id = $1 and u.item_id = any($3) group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(u.amount) <> 0 order by min(u.id::text)`

const holderOf = (kind: string | null, id: string | null): Holder | null =>
  kind === null || id === null ? null : { kind, id }

const keyOf = ({ holder, item, bucket, source }: Slice): string =>
  [holder.kind, holder.id, item, bucket, source?.kind, source?.id].join(' ')

/** Rows of one slice, whoever was on the other side, are one sum. */
const slicesOf = (rows: readonly Slice[]): Slice[] => {
  const sums = new Map<string, Slice>()
  for (const row of rows) {
    const known = sums.get(keyOf(row))
    const fen = BigInt((known?.amount ?? '0.00').replace('.', '')) + BigInt(row.amount.replace('.', ''))
    sums.set(keyOf(row), { ...row, amount: fenText(fen) })
  }
  return [...sums.values()].filter(({ amount }) => amount !== '0.00')
}

const fenText = (fen: bigint): string => {
  const digits = (fen < 0n ? -fen : fen).toString().padStart(3, '0')
  return `${fen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** What documents hold of lines now, and what they have taken over from each other. */
export const readLedger = async (
  ctx: Ctx,
  holders: readonly Holder[],
  items: readonly string[],
): Promise<Knowledge> => {
  const { rows } = await ctx.db.run<UsageRow>(usageSql, [ctx.tenantId, JSON.stringify(holders), items])
  const parts = rows.map((row) => ({
    holder: { kind: row.holderKind, id: row.holderId },
    item: row.item,
    bucket: row.bucket,
    source: holderOf(row.sourceKind, row.sourceId),
    via: holderOf(row.viaKind, row.viaId),
    amount: row.amount,
    isClosed: row.isClosed,
  }))
  return {
    slices: slicesOf(
      parts.map(({ holder, item, bucket, source, amount }) => ({ holder, item, bucket, source, amount })),
    ),
    // What went back to where it came from was not taken over by anybody.
    loans: parts.flatMap(({ holder, item, bucket, source, via, amount }): Loan[] =>
      via && !sameHolder(via, source) && amount.startsWith('-')
        ? [{ holder, item, bucket, source, via, amount: amount.slice(1) }]
        : [],
    ),
    closed: parts.filter(({ isClosed }) => isClosed).map(({ holder }) => holder),
  }
}

const writeSql = `with n as (select * from json_to_recordset($2) as e (id uuid, item uuid, holder_kind text, holder_id uuid, kind text,
    bucket text, amount numeric, source_kind text, source_id uuid, via_kind text, via_id uuid)),
  added as (insert into budget_usage (id, item_id, holder_kind, holder_id, kind, bucket, amount, source_kind, source_id, via_kind, via_id)
    select id, item, holder_kind, holder_id, kind, bucket, amount, source_kind, source_id, via_kind, via_id from n returning 1)
  update budget_item i set pending = i.pending + s.pending, reserved = i.reserved + s.reserved,
    committed = i.committed + s.committed, actual = i.actual + s.actual
  from (select item, coalesce(sum(amount) filter (where bucket = 'pending'), 0) as pending,
      coalesce(sum(amount) filter (where bucket = 'reserved'), 0) as reserved,
      coalesce(sum(amount) filter (where bucket = 'committed'), 0) as committed,
      coalesce(sum(amount) filter (where bucket = 'actual'), 0) as actual from n group by item) s
  where i.tenant_id = $1 and i.id = s.item`

/**
 * A document that holds nothing yet takes from one line what is free there, by one statement: whoever waits for the line
 * waits for this and no more. Looked at anew when the line is free again, so that two never take the same.
 */
const takeFreeSql = `with n as (select * from json_to_recordset($2) as e (id uuid, item uuid, holder_kind text, holder_id uuid, kind text,
    bucket text, amount numeric)),
  held as (update budget_item i set pending = i.pending + case n.bucket when 'pending' then n.amount else 0 end,
      reserved = i.reserved + case n.bucket when 'reserved' then n.amount else 0 end,
      committed = i.committed + case n.bucket when 'committed' then n.amount else 0 end,
      actual = i.actual + case n.bucket when 'actual' then n.amount else 0 end
    from n where i.tenant_id = $1 and i.id = n.item and i.is_active
      and i.pending + i.reserved + i.committed + i.actual + n.amount <= i.amount
      and not exists (select 1 from budget_usage u where u.tenant_id = $1 and u.holder_kind = n.holder_kind and u.holder_id = n.holder_id)
    returning i.id)
  insert into budget_usage (id, item_id, holder_kind, holder_id, kind, bucket, amount)
    select n.id, n.item, n.holder_kind, n.holder_id, n.kind, n.bucket, n.amount from n join held on held.id = n.item`

/** Whether it was free and is taken now; when not, nothing was written. */
export const takeFree = async (ctx: Ctx, { holder, item, kind, bucket, amount }: Entry): Promise<boolean> => {
  const row = { id: newId(), item, holder_kind: holder.kind, holder_id: holder.id, kind, bucket, amount }
  return (await ctx.db.run(takeFreeSql, [ctx.tenantId, JSON.stringify([row])])).rowCount === 1
}

/** Written into the ledger and into the sums of the lines at once. */
export const writeEntries = async (ctx: Ctx, entries: readonly Entry[]): Promise<void> => {
  if (entries.length === 0) return
  const rows = entries.map(({ holder, item, kind, bucket, amount, source, via }) => ({
    id: newId(),
    item,
    holder_kind: holder.kind,
    holder_id: holder.id,
    kind,
    bucket,
    amount,
    source_kind: source?.kind,
    source_id: source?.id,
    via_kind: via?.kind,
    via_id: via?.id,
  }))
  await ctx.db.run(writeSql, [ctx.tenantId, JSON.stringify(rows)])
}

type RuleRow = {
  readonly category: string
  readonly action: 'stop' | 'warn' | 'ignore'
  readonly tolerance: string
  readonly approverRole: string | null
}

/** The rule of a category is its own, else that of the nearest above it, else the one for all. */
const rulesSql = `with recursive above as (select c.id as category, c.id, c.parent_id, 0 as depth from budget_classify_ref c
    where c.tenant_id = $1 and c.id = any($2)
    union all select a.category, c.id, c.parent_id, a.depth + 1 from above a
      join budget_classify_ref c on c.tenant_id = $1 and c.id = a.parent_id)
  select distinct on (a.category) a.category, r.action, r.tolerance::text as tolerance, r.approver_role as "approverRole"
  from above a join budget_control r on r.tenant_id = $1 and r.point = $3 and (r.category_id = a.id or r.category_id is null)
  order by a.category, r.category_id is null, a.depth`

export const readRules = async (
  ctx: Ctx,
  categories: readonly string[],
  point: BudgetPoint,
): Promise<ReadonlyMap<string, RuleRow>> => {
  const { rows } = await ctx.db.run<RuleRow>(rulesSql, [ctx.tenantId, categories, point])
  return new Map(rows.map((row) => [row.category, row]))
}
