import type { FileView } from '@srm/api/shared/fields'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { isInScope } from '#kernel/records/read/scope.ts'
import { subjectOf } from '#kernel/records/subjects.ts'
import { uploadLimit } from '@srm/api/file'
import { own, read } from './file.db.ts'
import { sealLink } from './file.rules.ts'

/** Long enough to open a page and look around, short enough to be useless when passed on. */
const linkSeconds = 900

type StoredEvent = { id: string; name: string; mime: string; size: number; thumb_key: string | null }

const shown = (ctx: Ctx, { id, name, mime, size, thumb_key }: StoredEvent): FileView => {
  const expires = Math.floor(Date.now() / 1000) + linkSeconds
  const session = ctx.session.sessionId ?? ''
  const to = (thumb: boolean) =>
    `/api/file/raw/${sealLink({ tenantId: ctx.tenantId, fileId: id, thumb, expires, session }, ctx.config.FILE_SECRET)}`
  return { id, name, mime, size, url: to(false), thumbUrl: thumb_key ? to(true) : null }
}

/** The files of a record the caller has already been allowed to see. */
export const fileViews = async (ctx: Ctx, ids: readonly string[]): Promise<Map<string, FileView>> => {
  if (ids.length === 0) return new Map()
  const rows = await own(ctx)
    .selectFrom('file')
    .select(['id', 'name', 'mime', 'size', 'thumb_key'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, shown(ctx, row)]))
}

/** Whether the caller may see one of the records that hold it, by right and by scope. */
const isHeldInSight = async (ctx: Ctx, id: string): Promise<boolean> => {
  const uses = await own(ctx)
    .selectFrom('file_use')
    .select(['subject', 'subject_id'])
    .where('file_id', '=', id)
    .limit(50)
    .execute()
  for (const { subject, subject_id } of uses) {
    const known = subjectOf(subject)
    if (known && holds(ctx.session, known.permission) && (await isInScope(ctx, known.record, subject_id))) return true
  }
  return false
}

/** Whoever uploaded it, or may see a record that holds it. */
export const getFile = async (ctx: Ctx, id: string): Promise<FileView> => {
  const found = await own(ctx)
    .selectFrom('file')
    .select(['id', 'name', 'mime', 'size', 'thumb_key', 'created_by'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return fail('record.not_found')
  // The same answer as for a file that does not exist: its existence is nobody else's business.
  if (found.created_by !== ctx.userId && !(await isHeldInSight(ctx, id))) return fail('record.not_found')
  return shown(ctx, found)
}

export const uploadLimitOf = async (ctx: Ctx): Promise<number> =>
  (await read(ctx).selectFrom('tenant_ref').select('upload_limit').executeTakeFirst())?.upload_limit ?? uploadLimit
