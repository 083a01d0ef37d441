import type { Parsed } from '@srm/api/endpoint'
import { Project, type AttendeesChange, type AttendeesEffect, type project as calls } from '@srm/api/project'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { assertEditable, assertInScope } from '#kernel/records/read/scope.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { own } from './project.db.ts'
import { projectRecords } from './project.service.ts'
import { projectPoints } from './project.store.ts'
import { hasEnded } from './stage.rules.ts'

type ChangeInput = Parsed<typeof calls.attendees.change>['body']

const historySql = `select a.id, a.at, u.name as by, a.before, a.after, a.source from project_attendees a
    left join user_ref u on u.tenant_id = a.tenant_id and u.id = a.by
  where a.tenant_id = $1 and a.project_id = $2 order by a.at desc, a.id desc limit 200`

export const attendeesHistory = async (ctx: Ctx, id: string): Promise<AttendeesChange[]> => {
  await assertInScope(ctx, Project, id, true)
  return (await ctx.db.run<AttendeesChange>(historySql, [ctx.tenantId, id])).rows
}

/** What it would change elsewhere, told by the modules that know. */
export const previewAttendees = async (ctx: Ctx, id: string, attendees: number): Promise<AttendeesEffect[]> => {
  await assertInScope(ctx, Project, id, true)
  await assertEditable(ctx, Project, id)
  const found: AttendeesEffect[] = []
  for (const { effects } of projectPoints.attendees.all())
    for (const { what, before, after } of await effects(ctx, id, attendees))
      found.push({ what: what[ctx.language], before, after })
  return found
}

export const changeAttendees = async (
  ctx: Ctx,
  id: string,
  { version, attendees, source }: ChangeInput,
): Promise<{ id: string; version: number }> => {
  const before = await projectRecords.held(ctx, id)
  refuseStale(before, version)
  if (hasEnded(before.stage)) fail('project.ended')
  if (before.attendees === attendees) return { id, version }
  await own(ctx)
    .insertInto('project_attendees')
    .values({ id: newId(), project_id: id, before: before.attendees, after: attendees, source })
    .execute()
  const saved = await projectRecords.patch(ctx, id, { attendees })
  return { id, version: saved.version }
}
