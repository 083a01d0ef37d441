import { buffer } from 'node:stream/consumers'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Exchange } from '#kernel/module.ts'
import { own } from './file.db.ts'
import { drawForPaper } from './file.images.service.ts'
import { disposition, openLink } from './file.rules.ts'
import { getFile } from './file.views.ts'

const hop = 60

/** The seal proves that whoever made the link was allowed to; it is good for a while, and where they are signed in. */
export const readFile = async (ctx: Ctx, token: string, { reply, asTenant, sessionId }: Exchange): Promise<void> => {
  const link = openLink(token, ctx.config.FILE_SECRET) ?? fail('file.not_found')
  if (link.expires * 1000 < Date.now()) fail('file.link_expired')
  if (link.session && link.session !== (await sessionId())) fail('file.link_expired')
  const found = await asTenant(link.tenantId, (inside) =>
    own(inside)
      .selectFrom('file')
      .select(['name', 'mime', 'storage_key', 'thumb_key'])
      .where('id', '=', link.fileId)
      .executeTakeFirst(),
  )
  const key = link.thumb ? found?.thumb_key : found?.storage_key
  if (!found || !key) return fail('file.not_found')
  const mime = link.thumb ? 'image/webp' : found.mime
  const shownAs = disposition(mime, found.name)
  const elsewhere = await ctx.storage.link(key, { seconds: hop, mime, disposition: shownAs })
  if (elsewhere) return void reply.redirect(elsewhere)
  const object = (await ctx.storage.get(key)) ?? fail('file.not_found')
  void reply
    .header('content-type', mime)
    .header('content-length', object.size)
    .header('content-disposition', shownAs)
    .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'")
    .header('cache-control', 'private, max-age=600')
    .send(object.body)
}

const contentsAt = async (ctx: Ctx, key: string): Promise<Buffer> => {
  const object = (await ctx.storage.get(key)) ?? fail('file.not_found')
  return buffer(object.body)
}

/** The contents of a file the caller may have a link to. */
export const openSeenFile = async (ctx: Ctx, id: string): Promise<Buffer> => {
  await getFile(ctx, id)
  const { storage_key } = await own(ctx)
    .selectFrom('file')
    .select('storage_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return contentsAt(ctx, storage_key)
}

/** A picture the caller may have a link to, as it comes onto paper. */
export const drawPicture = async (ctx: Ctx, id: string): Promise<Buffer> =>
  drawForPaper(ctx.tenantId, await openSeenFile(ctx, id))

/** The contents of a file a record holds, for the module that has let the caller have it. */
export const openHeldFile = async (ctx: Ctx, subject: string, subjectId: string, id: string): Promise<Buffer> => {
  const found = await own(ctx)
    .selectFrom('file')
    .innerJoin('file_use', (join) =>
      join.onRef('file_use.file_id', '=', 'file.id').onRef('file_use.tenant_id', '=', 'file.tenant_id'),
    )
    .select('file.storage_key')
    .where('file.id', '=', id)
    .where('file_use.subject', '=', subject)
    .where('file_use.subject_id', '=', subjectId)
    .executeTakeFirst()
  return found ? contentsAt(ctx, found.storage_key) : fail('file.not_found')
}

/** The contents of a file the caller uploaded; anybody else's does not exist for them. */
export const openFile = async (ctx: Ctx, id: string): Promise<Buffer> => {
  const found = await own(ctx)
    .selectFrom('file')
    .select(['storage_key', 'created_by'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found || found.created_by !== ctx.userId) return fail('record.not_found')
  return contentsAt(ctx, found.storage_key)
}
