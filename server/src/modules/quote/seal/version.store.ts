import { createHash } from 'node:crypto'
import { QuoteForm } from '@srm/api/quote/form'
import type { Ctx } from '#kernel/ctx.ts'
import { own } from '../quote.db.ts'
import { keyPairOf, publicKeyOf, type Round } from './key.store.ts'
import { openSealed, sealTo, type KeyPair, type Place } from './sealing.rules.ts'

/** One supplier in one round. */
export type Seat = Round & { readonly invitationId: string }

const placeOf = (tenantId: string, { purchaseId, invitationId, roundNo }: Seat, what: string): Place => [
  tenantId,
  purchaseId,
  invitationId,
  String(roundNo),
  what,
]

export const hashOf = (ciphertext: Buffer): string => createHash('sha256').update(ciphertext).digest('hex')

/** What of a seat is sealed: a version by its number, the draft, a file by its id. */
export const sealFor = async (ctx: Ctx, seat: Seat, what: string, plain: Buffer): Promise<Buffer> =>
  sealTo(await publicKeyOf(ctx, seat), placeOf(ctx.tenantId, seat, what), plain)

export const openWith = (ctx: Ctx, pair: KeyPair, seat: Seat, what: string, ciphertext: Buffer): Buffer =>
  openSealed(pair, placeOf(ctx.tenantId, seat, what), ciphertext)

/** For the supplier whose seat it is; staff open quotes only all at once. */
export const openOwn = async (ctx: Ctx, seat: Seat, what: string, ciphertext: Buffer): Promise<Buffer | undefined> => {
  const pair = await keyPairOf(ctx, seat)
  return pair && openWith(ctx, pair, seat, what, ciphertext)
}

export const readForm = (plain: Buffer): QuoteForm => QuoteForm.parse(JSON.parse(plain.toString('utf8')))
export const writeForm = (form: object): Buffer => Buffer.from(JSON.stringify(form))

export type Version = {
  readonly id: string
  readonly versionNo: number
  readonly kind: string
  readonly ciphertext: Buffer | null
  readonly sha256: string | null
  readonly receivedAt: string
}

/** What came last of a supplier in this round. */
export const lastVersion = (ctx: Ctx, { invitationId, roundNo }: Seat): Promise<Version | undefined> =>
  own(ctx)
    .selectFrom('quote_version')
    .select(['id', 'version_no as versionNo', 'kind', 'ciphertext', 'sha256', 'received_at as receivedAt'])
    .where('invitation_id', '=', invitationId)
    .where('round_no', '=', roundNo)
    .orderBy('version_no', 'desc')
    .limit(1)
    .executeTakeFirst()
