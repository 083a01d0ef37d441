import type { Parsed } from '@srm/api/endpoint'
import type { record, SavedView } from '@srm/api/record'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { subjectOf } from '#kernel/records/subjects.ts'
import { listOf } from '#kernel/records/virtual-lists.ts'
import { own, read } from './record.db.ts'

mapConstraintError('saved_view_name_key', 'view.name_taken', 'name')

type Create = Parsed<typeof record.createView>['body']
type Update = Parsed<typeof record.updateView>['body']

const assertListable = (ctx: Ctx, subject: string): void => {
  if (listOf(subject)) return
  const found = subjectOf(subject) ?? fail('record.unknown_subject')
  if (!holds(ctx.session, found.permission)) fail('session.forbidden')
}

/** One's own views and those others share, by name. */
export const listViews = async (ctx: Ctx, subject: string): Promise<SavedView[]> => {
  assertListable(ctx, subject)
  const rows = await read(ctx)
    .selectFrom('saved_view as v')
    .innerJoin('user_ref as u', 'u.id', 'v.owner_id')
    .leftJoin('default_view as d', (join) => join.onRef('d.view_id', '=', 'v.id').on('d.user_id', '=', ctx.userId))
    .select([
      'v.id',
      'v.name',
      'v.state',
      'v.shared',
      'v.owner_id',
      'v.version',
      'u.name as owner',
      'd.view_id as chosen',
    ])
    .where('v.subject', '=', subject)
    .where((eb) => eb.or([eb('v.owner_id', '=', ctx.userId), eb('v.shared', '=', true)]))
    .orderBy('v.name')
    .limit(200)
    .execute()
  return rows.map(({ owner_id, owner, chosen, ...view }) => ({
    ...view,
    mine: owner_id === ctx.userId,
    isDefault: chosen !== null,
    owner: { id: owner_id, name: owner ?? '' },
  }))
}

export const createView = async (ctx: Ctx, subject: string, body: Create): Promise<{ id: string }> => {
  assertListable(ctx, subject)
  const id = newId()
  await own(ctx)
    .insertInto('saved_view')
    .values({ id, subject, ...body })
    .execute()
  return { id }
}

/** Another person's shared view is seen but not changed; a private one is not even there. */
const lockMine = async (ctx: Ctx, id: string) => {
  const view = await own(ctx)
    .selectFrom('saved_view')
    .select(['owner_id', 'shared', 'version', 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!view || (view.owner_id !== ctx.userId && !view.shared)) return fail('record.not_found')
  if (view.owner_id !== ctx.userId) return fail('view.not_yours')
  return view
}

export const updateView = async (ctx: Ctx, id: string, { version, ...body }: Update) => {
  const view = await lockMine(ctx, id)
  if (view.version !== version)
    fail('record.stale', { details: { version: view.version, updatedAt: view.updated_at, updatedBy: null } })
  await own(ctx)
    .updateTable('saved_view')
    .set({ ...body, version: version + 1, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
  return { id, version: version + 1 }
}

export const removeView = async (ctx: Ctx, id: string): Promise<{ id: string }> => {
  await lockMine(ctx, id)
  await own(ctx).deleteFrom('saved_view').where('id', '=', id).execute()
  return { id }
}

export const chooseDefault = async (ctx: Ctx, subject: string, id: string | null): Promise<{ id: string | null }> => {
  const views = await listViews(ctx, subject)
  if (id !== null && !views.some((view) => view.id === id)) fail('record.not_found')
  await own(ctx).deleteFrom('default_view').where('subject', '=', subject).where('user_id', '=', ctx.userId).execute()
  if (id !== null) await own(ctx).insertInto('default_view').values({ subject, view_id: id }).execute()
  return { id }
}
