import type { DeliverableStage, ProjectDeliverable, StageDeliverable } from '@srm/api/project'
import { label, type Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { assertReach } from '../role/reach.views.ts'

/** A type owes what the types above it owe, and what it names itself. */
const typesSql = (of: string): string => `types as (with recursive above as (
    select c.id, c.parent_id, 0 as depth from project_classify_ref c where c.tenant_id = $1 and c.id = ${of}
    union all select c.id, c.parent_id, a.depth + 1 from above a
      join project_classify_ref c on c.tenant_id = $1 and c.id = a.parent_id where a.depth < 20)
  select id, depth from above)`

const ofTypeSql = `with ${typesSql('$2')}
  select d.id, d.stage, d.title, t.depth > 0 as "isInherited" from types t
    join stage_deliverable d on d.tenant_id = $1 and d.classify_id = t.id order by t.depth desc, d.sort, d.id`

const typeSql = `select 1 from project_classify_ref where tenant_id = $1 and id = $2`

export const deliverablesOfType = async (ctx: Ctx, classifyId: string): Promise<StageDeliverable[]> => {
  if ((await ctx.db.run(typeSql, [ctx.tenantId, classifyId])).rows.length === 0) fail('record.not_found')
  return (await ctx.db.run<StageDeliverable>(ofTypeSql, [ctx.tenantId, classifyId])).rows
}

const ofProjectSql = `with ${typesSql('(select p.classify_id from project p where p.tenant_id = $1 and p.id = $2)')}
  select d.id, d.stage, d.title, coalesce(o.state, 'open') as state, o.note, u.name as by, o.at
  from types t join stage_deliverable d on d.tenant_id = $1 and d.classify_id = t.id
    left join project_deliverable o on o.tenant_id = $1 and o.project_id = $2 and o.deliverable_id = d.id
    left join user_ref u on u.tenant_id = o.tenant_id and u.id = o.by
  order by array_position(array['intent', 'preparing', 'executing', 'settling'], d.stage), t.depth desc, d.sort, d.id`

export const readDeliverables = async (ctx: Ctx, projectId: string): Promise<ProjectDeliverable[]> =>
  (await ctx.db.run<ProjectDeliverable>(ofProjectSql, [ctx.tenantId, projectId])).rows

/** What a project owes stage by stage, for whoever sees it. */
export const deliverablesOf = async (ctx: Ctx, projectId: string): Promise<ProjectDeliverable[]> => {
  await assertReach(ctx, projectId, 'project', 'read')
  return readDeliverables(ctx, projectId)
}

const stageSql = `select stage from project where tenant_id = $1 and id = $2`

/** What is still owed by the stage a project is at, in the way of the stage behind it. */
const openAt =
  (from: DeliverableStage) =>
  async (ctx: Ctx, projectId: string): Promise<Label | undefined> => {
    const { rows } = await ctx.db.run<{ stage: string }>(stageSql, [ctx.tenantId, projectId])
    if (rows[0]?.stage !== from) return undefined
    const open = (await readDeliverables(ctx, projectId)).filter(
      ({ stage, state }) => stage === from && state === 'open',
    )
    if (open.length === 0) return undefined
    return label(
      `还没有交付：${open.map(({ title }) => title).join('、')}`,
      `Not delivered: ${open.map(({ title }) => title).join(', ')}`,
    )
  }

/** Nobody goes on to the next stage while something is owed that nobody has waived. */
export const deliverableGuards = [
  { key: 'deliverables.intent', stage: 'preparing', hindrance: openAt('intent') },
  { key: 'deliverables.preparing', stage: 'executing', hindrance: openAt('preparing') },
  { key: 'deliverables.executing', stage: 'settling', hindrance: openAt('executing') },
  { key: 'deliverables.settling', stage: 'closed', hindrance: openAt('settling') },
] as const
