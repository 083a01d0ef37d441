import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type { MultipartFile } from '@fastify/multipart'
import type { Label } from '@srm/api/shared/label'
import type { FileView } from '@srm/api/shared/fields'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, Failure } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { keepContents, putContents, thumbKeyOf } from './file.contents.service.ts'
import { own } from './file.db.ts'
import { redraw } from './file.images.service.ts'
import { acceptedType, isImage, nameFor, safeName } from './file.rules.ts'
import { assertRoom, countContents } from './file.storage.service.ts'
import { getFile } from './file.views.ts'

const hash = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

const megabytes = (bytes: number): Label => {
  const figure = String(Math.floor(bytes / 1024 / 1024))
  return { zh: figure, en: figure }
}

/** Counted on the stream: a file too large is refused before it is all in memory. */
const readUpTo = async (part: MultipartFile, limit: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  try {
    const contents: AsyncIterable<Buffer> = part.file
    for await (const chunk of contents) {
      size += chunk.length
      if (size > limit) return fail('file.too_large', { words: { limit: megabytes(limit) } })
      chunks.push(chunk)
    }
  } catch (error) {
    // A form that ends in the middle of the file is the sender's fault, not ours.
    throw error instanceof Failure ? error : new Failure('file.missing')
  }
  return size === 0 ? fail('file.missing') : Buffer.concat(chunks)
}

export type Upload = { name: string; content: Buffer }

/** Refuses a type that is not wanted in this place, before anything is kept. */
export type AssertType = (mime: string) => void

/** What an upload is kept as: told by its content, pictures drawn anew, the name without what could hurt. */
const judge = async (ctx: Ctx, { name: typed, content: given }: Upload, assertType: AssertType) => {
  const detected = await fileTypeFromBuffer(given)
  const mime = acceptedType(detected?.mime, safeName(typed), given) ?? fail('file.type_refused')
  assertType(mime)
  const picture = isImage(mime) ? await redraw(ctx.tenantId, given, mime) : undefined
  return { mime, name: nameFor(mime, safeName(typed)), content: picture?.content ?? given, picture }
}

/** For a module that keeps contents in a place of its own. */
export const judgeUpload = async (ctx: Ctx, upload: Upload): Promise<Upload & { readonly mime: string }> => {
  const { mime, name, content } = await judge(ctx, upload, () => undefined)
  return { mime, name, content }
}

export const storeFile = async (
  ctx: Ctx,
  upload: Upload,
  assertType: AssertType = () => undefined,
): Promise<FileView> => {
  const { mime, name, content, picture } = await judge(ctx, upload, assertType)
  const sha256 = hash(content)
  // Named by what they are, so that nothing is kept twice.
  const key = `t/${ctx.tenantId}/${sha256}`
  await ctx.newTransaction((inside) => assertRoom(inside, content.length))
  const contents = { key, content, mime, thumb: picture?.thumb }
  await putContents(ctx, contents)
  const id = newId()
  await own(ctx)
    .insertInto('file')
    .values({
      id,
      name,
      mime,
      size: content.length,
      sha256,
      storage_key: key,
      thumb_key: picture ? thumbKeyOf(key) : null,
    })
    .execute()
  await countContents(ctx, id, key, content.length)
  await keepContents(ctx, contents)
  return getFile(ctx, id)
}

export const readUpload = async (part: MultipartFile | undefined, limit: number): Promise<Upload> => {
  if (!part) return fail('file.missing')
  return { name: part.filename, content: await readUpTo(part, limit) }
}

export const receiveFile = async (ctx: Ctx, part: MultipartFile | undefined, limit: number): Promise<FileView> =>
  storeFile(ctx, await readUpload(part, limit))

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
