import type { BudgetBurden, budget as calls } from '@srm/api/budget'
import { BudgetItem } from '@srm/api/budget'
import type { HandlerResult } from '@srm/api/endpoint'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import { fieldsOf, quote } from '#kernel/records/fields/columns.ts'
import { subjectOf } from '#kernel/records/subjects.ts'
import { assertReach } from '#modules/project/index.ts'

type Burdens = HandlerResult<typeof calls.contrast.burdens>

const projectSql = `select project_id as project from budget_item where tenant_id = $1 and id = $2`

const burdenSql = `select u.holder_kind as kind, u.holder_id as id,
    coalesce(sum(u.amount) filter (where u.bucket = 'pending'), 0)::numeric(15, 2)::text as pending,
    coalesce(sum(u.amount) filter (where u.bucket = 'reserved'), 0)::numeric(15, 2)::text as reserved,
    coalesce(sum(u.amount) filter (where u.bucket = 'committed'), 0)::numeric(15, 2)::text as committed,
    coalesce(sum(u.amount) filter (where u.bucket = 'actual'), 0)::numeric(15, 2)::text as actual, max(u.at) as at
  from budget_usage u where u.tenant_id = $1 and u.item_id = $2 group by 1, 2 having sum(u.amount) <> 0 order by max(u.id::text) desc`

const entriesSql = `select u.id, u.kind, u.bucket, u.amount::text as amount, u.holder_kind as "holderKind", u.holder_id as "holderId",
    p.name as by, u.at from budget_usage u left join user_ref p on p.tenant_id = u.tenant_id and p.id = u.by
  where u.tenant_id = $1 and u.item_id = $2 order by u.id desc limit 200`

type BurdenRow = Omit<BudgetBurden, 'title' | 'kindName'>
type EntryRow = Omit<Burdens['entries'][number], 'holderTitle'>

/** What documents of several kinds are called: one statement for each kind. */
const titlesOf = async (ctx: Ctx, holders: readonly { kind: string; id: string }[]): Promise<Map<string, string>> => {
  const titles = new Map<string, string>()
  for (const kind of new Set(holders.map((one) => one.kind))) {
    const record = subjectOf(kind)?.record
    if (!record) continue
    const ids = [...new Set(holders.filter((one) => one.kind === kind).map(({ id }) => id))]
    const column = fieldsOf(record.fields).find(({ key }) => key === record.title)?.columns[0]?.name ?? 'code'
    const sql = `select id, code || ' ' || ${quote(column)}::text as title from ${quote(record.table)} where tenant_id = $1 and id = any($2)`
    const { rows } = await ctx.db.run<{ id: string; title: string }>(sql, [ctx.tenantId, ids])
    for (const { id, title } of rows) titles.set(id, title)
  }
  return titles
}

/** The documents that burden a line, and each step that led there, newest first. */
export const burdensOf = async (ctx: Ctx, itemId: string): Promise<Burdens> => {
  const [item] = (await ctx.db.run<{ project: string }>(projectSql, [ctx.tenantId, itemId])).rows
  await assertReach(ctx, (item ?? fail('record.not_found')).project, BudgetItem.name, 'read')
  if (isMasked(metaOf(BudgetItem.fields.amount), ctx.session)) fail('session.forbidden')
  const { rows } = await ctx.db.run<BurdenRow>(burdenSql, [ctx.tenantId, itemId])
  const { rows: entries } = await ctx.db.run<EntryRow>(entriesSql, [ctx.tenantId, itemId])
  const titles = await titlesOf(ctx, [...rows, ...entries.map((one) => ({ kind: one.holderKind, id: one.holderId }))])
  const nameOf = (kind: string): string => subjectOf(kind)?.record.label[ctx.language] ?? kind
  return {
    burdens: rows.map((row) => ({ ...row, kindName: nameOf(row.kind), title: titles.get(row.id) ?? nameOf(row.kind) })),
    entries: entries.map((row) => ({ ...row, holderTitle: titles.get(row.holderId) ?? nameOf(row.holderKind) })),
  }
}
