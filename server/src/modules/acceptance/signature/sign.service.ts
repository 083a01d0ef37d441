import type { Drawing } from '@srm/api/acceptance'
import type { Ctx } from '#kernel/ctx.ts'
import { patchAcceptance, type AcceptanceRow } from '../acceptance.store.ts'
import { readContent, type SignedContent } from './content.views.ts'
import { writeSignature } from './signature.store.ts'

type Hand = {
  readonly name: string
  readonly drawing: Drawing | null
  readonly address: string
  readonly link: string | null
}

/** The supplier's name below what it read; from now on that stays as it is. */
export const keepSignature = async (
  ctx: Ctx,
  { id }: Pick<AcceptanceRow, 'id'>,
  { text, sha256 }: Pick<SignedContent, 'text' | 'sha256'>,
  hand: Hand,
): Promise<string> => {
  const at = await writeSignature(ctx, { ...hand, acceptance: id, kind: 'signed', note: null, content: text, sha256 })
  await patchAcceptance(ctx, id, { stage: 'signed', signerName: hand.name, signedAt: at })
  return at
}

/** Signed on the spot, without a link: what the demonstration has of the past. */
export const signNow = async (ctx: Ctx, row: AcceptanceRow, name: string): Promise<string> =>
  keepSignature(ctx, row, await readContent(ctx, row), { name, drawing: null, address: '', link: null })
