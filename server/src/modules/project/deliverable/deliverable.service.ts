import type { Parsed } from '@srm/api/endpoint'
import { Project, type project as calls, type ProjectDeliverable, type StageDeliverable } from '@srm/api/project'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { assertOpenProject } from '../open-project.service.ts'
import { own } from '../project.db.ts'
import { assertReach } from '../role/reach.views.ts'
import { hasEnded } from '../stage.rules.ts'
import { deliverablesOfType, readDeliverables } from './deliverable.views.ts'

type TypeBody = Parsed<typeof calls.deliverable.saveType>['body']

const dropSql = `delete from stage_deliverable where tenant_id = $1 and classify_id = $2 and not id = any($3::uuid[])`
const writeSql = `insert into stage_deliverable (id, classify_id, stage, title, sort)
  select n.id, $1, n.stage, n.title, n.sort from json_to_recordset($2) as n (id uuid, stage text, title text, sort int)
  on conflict (tenant_id, id) do update set stage = excluded.stage, title = excluded.title, sort = excluded.sort`

/** What projects of a type owe from now on; what was delivered of what stays is kept. */
export const saveDeliverables = async (ctx: Ctx, classifyId: string, sent: TypeBody): Promise<StageDeliverable[]> => {
  const known = new Set(
    (await deliverablesOfType(ctx, classifyId)).filter(({ isInherited }) => !isInherited).map(({ id }) => id),
  )
  const given = sent.deliverables.flatMap(({ id }) => id ?? [])
  if (given.some((id) => !known.has(id)) || new Set(given).size < given.length) fail('projectDeliverable.elsewhere')
  const rows = sent.deliverables.map((one, sort) => ({ ...one, id: one.id ?? newId(), sort }))
  await ctx.db.run(dropSql, [ctx.tenantId, classifyId, rows.map(({ id }) => id)])
  if (rows.length > 0) await ctx.db.run(writeSql, [classifyId, JSON.stringify(rows)])
  await ctx.systemLog('role.changed', { classify: classifyId, deliverables: rows.map(({ title }) => title) })
  return deliverablesOfType(ctx, classifyId)
}

const projectSql = `select owner_id as owner, created_by as "createdBy", stage from project where tenant_id = $1 and id = $2 for update`
type Head = { readonly owner: string | null; readonly createdBy: string | null; readonly stage: string }

/** The project, locked, so that two never say different things of one deliverable. */
const headOf = async (ctx: Ctx, projectId: string): Promise<Head> =>
  (await ctx.db.run<Head>(projectSql, [ctx.tenantId, projectId])).rows[0] ?? fail('record.not_found')

const owedIn = async (ctx: Ctx, projectId: string, id: string): Promise<ProjectDeliverable> =>
  (await readDeliverables(ctx, projectId)).find((one) => one.id === id) ?? fail('record.not_found')

type Outcome = { readonly state: 'done' | 'waived'; readonly note: string | null }

const keep = async (ctx: Ctx, projectId: string, id: string, outcome: Outcome): Promise<void> => {
  const values = { project_id: projectId, deliverable_id: id, ...outcome }
  await own(ctx).insertInto('project_deliverable').values(values).execute()
}

const forget = async (ctx: Ctx, projectId: string, id: string): Promise<void> => {
  await own(ctx)
    .deleteFrom('project_deliverable')
    .where('project_id', '=', projectId)
    .where('deliverable_id', '=', id)
    .execute()
}

type MarkBody = Parsed<typeof calls.deliverable.mark>['body']

/** Whoever runs the project says what is there; what was waived by others stays so. */
export const markDeliverable = async (ctx: Ctx, sent: MarkBody): Promise<ProjectDeliverable[]> => {
  const { projectId, id, isDone, note = '' } = sent
  await assertOpenProject(ctx, projectId, Project.name)
  await headOf(ctx, projectId)
  const { state, title } = await owedIn(ctx, projectId, id)
  if (state === 'waived') fail('projectDeliverable.waived')
  await forget(ctx, projectId, id)
  if (isDone) await keep(ctx, projectId, id, { state: 'done', note: note === '' ? null : note })
  const said = isDone ? `已交付：${title}${note && `（${note}）`}` : `撤回交付：${title}`
  await writeEvent(ctx, Project.name, projectId, 'system', [], said)
  return readDeliverables(ctx, projectId)
}

type WaiveBody = Parsed<typeof calls.deliverable.waive>['body']

/** Somebody who does not run the project lets it go on without. */
export const waiveDeliverable = async (ctx: Ctx, sent: WaiveBody): Promise<ProjectDeliverable[]> => {
  const { projectId, id, reason } = sent
  await assertReach(ctx, projectId, Project.name, 'read')
  const { owner, createdBy, stage } = await headOf(ctx, projectId)
  if (hasEnded(stage)) fail('project.ended')
  if (ctx.userId === owner || ctx.userId === createdBy) fail('projectDeliverable.own')
  const { state, title } = await owedIn(ctx, projectId, id)
  if (state !== 'open') fail('projectDeliverable.not_open')
  await keep(ctx, projectId, id, { state: 'waived', note: reason })
  await writeEvent(ctx, Project.name, projectId, 'system', [], `豁免交付物：${title}（${reason}）`)
  return readDeliverables(ctx, projectId)
}
