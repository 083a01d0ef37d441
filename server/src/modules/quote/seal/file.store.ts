import type { SealedFile } from '@srm/api/quote'
import { z } from 'zod'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { externalUploads, type Upload } from '#modules/file/index.ts'
import { own } from '../quote.db.ts'
import { keyPairOf } from './key.store.ts'
import { openOwn, openWith, sealFor, type Seat } from './version.store.ts'

const maxFiles = 20

const Head = z.strictObject({ name: z.string(), mime: z.string(), size: z.int() })
type Head = z.output<typeof Head>
type Row = { readonly id: string; readonly ciphertext: Buffer }

const placeOf = (id: string): string => `file ${id}`

/** The head in front says what the contents are; a name tells as much as a price sometimes. */
const pack = (head: Head, content: Buffer): Buffer => {
  const words = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(words.length)
  return Buffer.concat([length, words, content])
}

const unpack = (plain: Buffer): { head: Head; content: Buffer } => {
  const end = 4 + plain.readUInt32BE()
  return { head: Head.parse(JSON.parse(plain.subarray(4, end).toString('utf8'))), content: plain.subarray(end) }
}

const countFiles = async (ctx: Ctx, { invitationId, roundNo }: Seat): Promise<number> => {
  const { n } = await own(ctx)
    .selectFrom('quote_file')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('invitation_id', '=', invitationId)
    .where('round_no', '=', roundNo)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Judged as any upload is, and kept nowhere but sealed: neither in the store of files nor under its name. */
export const sealFile = async (ctx: Ctx, seat: Seat, upload: Upload): Promise<SealedFile> => {
  const { name, mime, content } = await externalUploads.judge(ctx, upload)
  if ((await countFiles(ctx, seat)) >= maxFiles) fail('quote.too_many_files')
  const id = newId()
  const ciphertext = await sealFor(ctx, seat, placeOf(id), pack({ name, mime, size: content.length }, content))
  await own(ctx)
    .insertInto('quote_file')
    .values({
      id,
      purchase_id: seat.purchaseId,
      invitation_id: seat.invitationId,
      round_no: seat.roundNo,
      ciphertext,
    })
    .execute()
  return { id, name, size: content.length }
}

/** For the supplier itself. */
export const readFileHead = async (ctx: Ctx, seat: Seat, { id, ciphertext }: Row): Promise<SealedFile | undefined> => {
  const plain = await openOwn(ctx, seat, placeOf(id), ciphertext)
  if (!plain) return undefined
  const { name, size } = unpack(plain).head
  return { id, name, size }
}

export const assertFiles = async (ctx: Ctx, seat: Seat, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const rows = await own(ctx)
    .selectFrom('quote_file')
    .select('id')
    .where('invitation_id', '=', seat.invitationId)
    .where('round_no', '=', seat.roundNo)
    .where('id', 'in', [...ids])
    .execute()
  if (rows.length !== new Set(ids).size) fail('quote.files')
}

/** Only once the quote it belongs to is opened. */
export const openFile = async (ctx: Ctx, seat: Seat, row: Row): Promise<{ head: Head; content: Buffer }> => {
  const pair = (await keyPairOf(ctx, seat)) ?? fail('file.not_found')
  return unpack(openWith(ctx, pair, seat, placeOf(row.id), row.ciphertext))
}
