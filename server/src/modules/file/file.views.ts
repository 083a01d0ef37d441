import type { FileView } from '@srm/api/shared/fields'
import { holds } from '#kernel/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { subjectOf } from '#kernel/records/subjects.ts'
import { uploadLimit } from '@srm/api/file'
import { own, read } from './file.db.ts'
import { signLink } from './file.rules.ts'

/** Long enough to open a page and look around, short enough to be useless when passed on. */
const linkSeconds = 900

type Stored = { id: string; name: string; mime: string; size: number; thumb_key: string | null }

const shown = (ctx: Ctx, { id, name, mime, size, thumb_key }: Stored): FileView => {
  const expires = Math.floor(Date.now() / 1000) + linkSeconds
  const to = (thumb: boolean) =>
    `/api/file/raw/${signLink({ tenantId: ctx.tenantId, fileId: id, thumb, expires }, ctx.config.FILE_SECRET)}`
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

/** Whoever uploaded it, or may see a record that holds it. */
export const getFile = async (ctx: Ctx, id: string): Promise<FileView> => {
  const found = await own(ctx)
    .selectFrom('file')
    .select(['id', 'name', 'mime', 'size', 'thumb_key', 'created_by'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return fail('record.not_found')
  if (found.created_by !== ctx.userId) {
    const uses = await own(ctx).selectFrom('file_use').select('subject').distinct().where('file_id', '=', id).execute()
    const allowed = uses.some(({ subject }) => {
      const permission = subjectOf(subject)?.permission
      return permission !== undefined && holds(ctx.session, permission)
    })
    // The same answer as for a file that does not exist: its existence is nobody else's business.
    if (!allowed) return fail('record.not_found')
  }
  return shown(ctx, found)
}

export const uploadLimitOf = async (ctx: Ctx): Promise<number> =>
  (await read(ctx).selectFrom('tenant').select('upload_limit').executeTakeFirst())?.upload_limit ?? uploadLimit
