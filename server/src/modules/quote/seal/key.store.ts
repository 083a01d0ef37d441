import type { Ctx } from '#kernel/ctx.ts'
import { own } from '../quote.db.ts'
import { fileKeys, type KeyPort } from './key-port.rules.ts'
import { newKeyPair, type KeyPair } from './sealing.rules.ts'

/** A round of a purchase: what is quoted in it has a key pair of its own. */
export type Round = { readonly purchaseId: string; readonly roundNo: number }

const portOf = ({ config }: Pick<Ctx, 'config'>): KeyPort => fileKeys(config)

const wrapPlace = (tenantId: string, { purchaseId, roundNo }: Round) => [tenantId, purchaseId, String(roundNo), 'key']

const rowOf = (ctx: Ctx, { purchaseId, roundNo }: Round) =>
  own(ctx)
    .selectFrom('purchase_key')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .where('round_no', '=', roundNo)
    .executeTakeFirst()

/** Made with the first thing to be sealed; of two who make one at once both use the one that is kept. */
export const publicKeyOf = async (ctx: Ctx, round: Round): Promise<Buffer> => {
  const known = await rowOf(ctx, round)
  if (known) return known.public_key
  const port = portOf(ctx)
  const { publicKey, privateKey } = newKeyPair()
  const wrapped = await port.wrap(privateKey, wrapPlace(ctx.tenantId, round))
  await own(ctx)
    .insertInto('purchase_key')
    .values({
      purchase_id: round.purchaseId,
      round_no: round.roundNo,
      public_key: publicKey,
      wrapped_key: wrapped,
      key_id: port.presentId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const kept = await rowOf(ctx, round)
  return kept?.public_key ?? publicKey
}

/** Only for opening, and for a supplier who reads what is their own. */
export const keyPairOf = async (ctx: Ctx, round: Round): Promise<KeyPair | undefined> => {
  const row = await rowOf(ctx, round)
  if (!row) return undefined
  const privateKey = await portOf(ctx).unwrap(row.key_id, row.wrapped_key, wrapPlace(ctx.tenantId, round))
  return { publicKey: row.public_key, privateKey }
}

const batch = 500

/**
 * Wraps anew what an older key wrapped; part of every migration. Nothing that is sealed changes, and nothing is lost
 * when it is stopped half way: both keys unwrap until the older one is taken away.
 */
export const rewrapKeys = async (ctx: Ctx): Promise<void> => {
  const port = portOf(ctx)
  for (;;) {
    const rows = await own(ctx)
      .selectFrom('purchase_key')
      .selectAll()
      .where('key_id', '<>', port.presentId)
      .orderBy('purchase_id')
      .limit(batch)
      .forUpdate()
      .execute()
    if (rows.length === 0) return
    for (const row of rows) {
      const place = wrapPlace(ctx.tenantId, { purchaseId: row.purchase_id, roundNo: row.round_no })
      const plain = await port.unwrap(row.key_id, row.wrapped_key, place)
      await own(ctx)
        .updateTable('purchase_key')
        .set({ wrapped_key: await port.wrap(plain, place), key_id: port.presentId })
        .where('purchase_id', '=', row.purchase_id)
        .where('round_no', '=', row.round_no)
        .execute()
    }
  }
}
