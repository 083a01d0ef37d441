import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { Failure } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import type { Handover } from '#kernel/module.ts'
import { own } from '../approval.db.ts'
import { command } from './command.service.ts'

type HeldRow = { id: string; instanceId: string; name: string }

const heldSql = `select t.id, t.instance_id as "instanceId", i.title as name from approval_task t
  join approval_instance i on i.tenant_id = t.tenant_id and i.id = t.instance_id
  where t.tenant_id = $1 and (t.assignee_id = $2 or t.substitute_id = $2) and t.status in ('waiting', 'pending', 'suspended') order by t.id`

const heldBy = async (ctx: Ctx, userId: string): Promise<HeldRow[]> =>
  (await ctx.db.run<HeldRow>(heldSql, [ctx.tenantId, userId])).rows

const record = async (ctx: Ctx, from: string, to: string): Promise<string> => {
  const id = newId()
  await own(ctx).insertInto('approval_handover').values({ id, person_id: from, successor_id: to }).execute()
  return id
}

/** What was decided a moment before needs no successor any more. */
const isOver = (error: unknown): boolean => error instanceof Failure && error.key === 'approval.ended'

const passOne = async (ctx: Ctx, instanceId: string, from: string, to: string): Promise<string> => {
  const act = { do: 'handOver', person: from, successor: to } as const
  const actor = ctx.userId ? { person: ctx.userId } : { system: 'handover' }
  try {
    await command(ctx, instanceId, { act, actor })
    return 'moved'
  } catch (error) {
    if (isOver(error)) return 'decided'
    throw error
  }
}

/** Done again it finds nothing left: what has moved is no longer the leaver's. */
const passTasks = async (ctx: Ctx, from: string, to: string): Promise<number> => {
  const held = await heldBy(ctx, from)
  const handover = await record(ctx, from, to)
  for (const [instanceId, tasks] of Map.groupBy(held, (task) => task.instanceId)) {
    const result = await passOne(ctx, instanceId, from, to)
    const items = tasks.map(({ id }) => ({ handover_id: handover, ref_id: id, kind: 'task', result }))
    await own(ctx).insertInto('approval_handover_item').values(items).execute()
  }
  return held.length
}

export const openTasks: Handover = {
  kind: 'approvalTask',
  label: label('待办审批', 'Open approvals'),
  count: async (ctx, userId) => (await heldBy(ctx, userId)).length,
  samples: async (ctx, userId) => (await heldBy(ctx, userId)).slice(0, 5).map(({ id, name }) => ({ id, name })),
  transferTo: passTasks,
}

const namingSql = `select f.id, f.name from approval_flow f join approval_flow_draft d on d.tenant_id = f.tenant_id and d.flow_id = f.id
  left join approval_flow_version v on v.tenant_id = f.tenant_id and v.id = f.active_version_id
  where f.tenant_id = $1 and (position($2 in d.tree::text) > 0 or position($2 in coalesce(v.tree::text, '')) > 0) order by f.id`

const flowsNaming = async (ctx: Ctx, userId: string): Promise<{ id: string; name: string }[]> =>
  (await ctx.db.run<{ id: string; name: string }>(namingSql, [ctx.tenantId, userId])).rows

const renameSql = `update approval_flow_draft d set tree = replace(d.tree::text, $2, $3)::jsonb, rev = rev + 1, edited_by = app.actor(), edited_at = now()
  where d.tenant_id = $1 and position($2 in d.tree::text) > 0`

/** The drafts name the successor; an administrator looks at them and publishes. */
export const namedInFlows: Handover = {
  kind: 'approvalFlow',
  label: label('审批流中的人员', 'Named in approval flows'),
  count: async (ctx, userId) => (await flowsNaming(ctx, userId)).length,
  samples: async (ctx, userId) => (await flowsNaming(ctx, userId)).slice(0, 5),
  transferTo: async (ctx, from, to) => {
    const flows = await flowsNaming(ctx, from)
    await record(ctx, from, to)
    await ctx.db.run(renameSql, [ctx.tenantId, from, to])
    return flows.length
  },
}

const actingSql = `select s.id, u.name from approval_substitution s
  join user_ref u on u.tenant_id = s.tenant_id and u.id = s.principal_id
  where s.tenant_id = $1 and s.substitute_id = $2 and s.status = 'active' and s.to_at > now() order by s.from_at, s.id`

const actsFor = async (ctx: Ctx, userId: string): Promise<{ id: string; name: string }[]> =>
  (await ctx.db.run<{ id: string; name: string }>(actingSql, [ctx.tenantId, userId])).rows

/** Whoever they stand in for: somebody cannot stand in for themselves, that ends. */
const passSql = `update approval_substitution s set substitute_id = case when s.principal_id = $3 then s.substitute_id else $3 end,
    status = case when s.principal_id = $3 then 'cancelled' else s.status end
  where s.tenant_id = $1 and s.substitute_id = $2 and s.status = 'active' and s.to_at > now()`

export const standsIn: Handover = {
  kind: 'approvalSubstitution',
  label: label('代理他人审批', 'Stands in for others'),
  count: async (ctx, userId) => (await actsFor(ctx, userId)).length,
  samples: async (ctx, userId) => (await actsFor(ctx, userId)).slice(0, 5),
  transferTo: async (ctx, from, to) => (await ctx.db.run(passSql, [ctx.tenantId, from, to])).rowCount ?? 0,
}
