import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type { MultipartFile } from '@fastify/multipart'
import type { FileView } from '@srm/api/shared/fields'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, Failure } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { own } from './file.db.ts'
import { redraw } from './file.images.service.ts'
import { acceptedType, isImage, safeName } from './file.rules.ts'
import { getFile } from './file.views.ts'

const hash = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

/** Counted on the stream: a file too large is refused before it is all in memory. */
const readUpTo = async (part: MultipartFile, limit: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limit) {
        part.file.resume()
        return fail('file.too_large')
      }
      chunks.push(chunk)
    }
  } catch (error) {
    // A form that ends in the middle of the file is the sender's fault, not ours.
    throw error instanceof Failure ? error : new Failure('file.missing')
  }
  return size === 0 ? fail('file.missing') : Buffer.concat(chunks)
}

export type Upload = { name: string; content: Buffer }

/** Contents go to the store first, named by what they are, so that no transaction is open meanwhile and nothing is kept twice. */
export const storeFile = async (ctx: Ctx, { name: typed, content: given }: Upload): Promise<FileView> => {
  const name = safeName(typed)
  const detected = await fileTypeFromBuffer(given)
  const mime = acceptedType(detected?.mime, name, given) ?? fail('file.type_refused')
  const picture = isImage(mime) ? await redraw(given, mime) : undefined
  const content = picture?.content ?? given
  const sha256 = hash(content)
  const key = `t/${ctx.tenantId}/${sha256}`
  const thumbKey = picture ? `${key}.thumb` : null
  await ctx.storage.put(key, content, mime)
  if (picture && thumbKey) await ctx.storage.put(thumbKey, picture.thumb, 'image/webp')
  const id = newId()
  await own(ctx)
    .insertInto('file')
    .values({ id, name, mime, size: content.length, sha256, storage_key: key, thumb_key: thumbKey })
    .execute()
  return getFile(ctx, id)
}

export const readUpload = async (part: MultipartFile | undefined, limit: number): Promise<Upload> => {
  if (!part) return fail('file.missing')
  return { name: part.filename, content: await readUpTo(part, limit) }
}

export const receiveFile = async (ctx: Ctx, part: MultipartFile | undefined, limit: number): Promise<FileView> =>
  storeFile(ctx, await readUpload(part, limit))

type Uses = Readonly<Record<string, readonly string[]>>

/** Says which files a record holds from now on; a file that is not the tenant's own is refused. */
export const claimFiles = async (ctx: Ctx, subject: string, subjectId: string, uses: Uses): Promise<void> => {
  const rows = Object.entries(uses).flatMap(([field, ids]) =>
    [...new Set(ids)].map((fileId) => ({ file_id: fileId, subject, subject_id: subjectId, field })),
  )
  await own(ctx).deleteFrom('file_use').where('subject', '=', subject).where('subject_id', '=', subjectId).execute()
  if (rows.length > 0) await own(ctx).insertInto('file_use').values(rows).execute()
}

/** What the caller uploaded, by id; anybody else's does not exist for them. */
export const ownUploads = async (ctx: Ctx, ids: readonly string[]): Promise<Map<string, { readonly mime: string }>> => {
  if (ids.length === 0) return new Map()
  const rows = await own(ctx)
    .selectFrom('file')
    .select(['id', 'mime'])
    .where('id', 'in', [...new Set(ids)])
    .where('created_by', '=', ctx.userId)
    .execute()
  return new Map(rows.map(({ id, mime }) => [id, { mime }]))
}
