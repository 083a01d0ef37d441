import type { RunSheet, SheetItem } from '@srm/api/run-of-show'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { optionWords } from '#modules/dictionary/index.ts'
import { assertReach, hasReach } from '#modules/project/index.ts'

const itemsSql = `select r.id, r.version, r.day::text as day, r.start_time as "startTime", r.minutes, r.title, r.cues, r.place, r.remark, r.state,
    case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name) end as owner,
    case when s.id is not null then jsonb_build_object('id', s.id, 'name', s.name) end as supplier
  from run_item r left join user_ref u on u.tenant_id = r.tenant_id and u.id = r.owner_id
    left join supplier_ref s on s.tenant_id = r.tenant_id and s.id = r.supplier_id
  where r.tenant_id = $1 and r.project_id = $2 order by r.day, r.start_time, r.id`

/** The items of a project in the order in which they happen, for whoever has been let in. */
export const itemsOf = async (ctx: Ctx, projectId: string): Promise<SheetItem[]> => {
  const { rows } = await ctx.db.run<SheetItem>(itemsSql, [ctx.tenantId, projectId])
  const words = new Map((await optionWords(ctx, ['runCue'])).map(({ value, name }) => [value, name]))
  return rows.map((row) => ({ ...row, cues: row.cues.map((cue) => words.get(cue) ?? cue) }))
}

const projectSql = `select id, name, status, event_start::text as "eventStart" from project_ref where tenant_id = $1 and id = $2`

type ProjectFacts = {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly eventStart: string | null
}

export const projectOf = async (ctx: Ctx, id: string): Promise<ProjectFacts> =>
  (await ctx.db.run<ProjectFacts>(projectSql, [ctx.tenantId, id])).rows[0] ?? fail('record.not_found')

const ended: readonly string[] = ['closed', 'canceled']

export const sheetOf = async (ctx: Ctx, projectId: string): Promise<RunSheet> => {
  await assertReach(ctx, projectId, 'runItem', 'read')
  const { id, name, status, eventStart } = await projectOf(ctx, projectId)
  const mayEdit = holds(ctx.session, 'runItem:update') && !ended.includes(status)
  const canEdit = mayEdit && (await hasReach(ctx, projectId, 'runItem', 'edit'))
  return { project: { id, name }, eventStart, canEdit, items: await itemsOf(ctx, projectId) }
}
