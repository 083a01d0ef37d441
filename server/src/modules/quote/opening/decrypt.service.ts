import type { QuoteForm } from '@srm/api/quote/form'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { KeyLost } from '../seal/key-port.rules.ts'
import { keyPairOf, type Round } from '../seal/key.store.ts'
import { hashOf, openWith, readForm } from '../seal/version.store.ts'

/** A quote as its supplier sent it last. */
export type SentQuote = {
  readonly id: string
  readonly invitationId: string
  readonly supplierId: string
  readonly versionNo: number
  readonly receivedAt: string
  readonly sha256: string
  readonly isSurrogate: boolean
  readonly hasDocument: boolean
  /** What was asked for changed afterwards, and no other quote came. */
  readonly isInvalid: boolean
  readonly form: QuoteForm
}

type Row = Omit<SentQuote, 'form'> & { readonly ciphertext: Buffer }

/** The last quote of everybody whose last word it is, or was until the lines changed; late ones only when approved. */
const sentSql = `with counted as (
    select v.*, row_number() over (partition by v.invitation_id order by v.version_no desc) as place
    from quote_version v left join quote_approval a on a.tenant_id = v.tenant_id and a.version_id = v.id
    where v.tenant_id = $1 and v.purchase_id = $2 and v.round_no = $3 and (not v.is_late or a.is_approved)),
  last as (select * from counted where place = 1)
  select q.id, q.invitation_id as "invitationId", i.supplier_id as "supplierId", q.version_no as "versionNo",
    q.received_at as "receivedAt", q.sha256, q.surrogate_by is not null as "isSurrogate", q.has_document as "hasDocument",
    l.kind = 'invalidation' or i.state = 'canceled' as "isInvalid", q.ciphertext
  from last l join purchase_invitation_ref i on i.tenant_id = l.tenant_id and i.id = l.invitation_id
    join lateral (select c.* from counted c where c.invitation_id = l.invitation_id and c.kind = 'quote'
      order by c.version_no desc limit 1) q on true
  where l.kind <> 'withdrawal' order by q.received_at, q.id`

/** All of them or none: one that does not open, or is not what its receipt says, stops the opening. */
export const decryptQuotes = async (ctx: Ctx, round: Round): Promise<SentQuote[]> => {
  const { rows } = await ctx.db.run<Row>(sentSql, [ctx.tenantId, round.purchaseId, round.roundNo])
  if (rows.length === 0) return []
  const pair = await keyPairOf(ctx, round).catch((error: unknown) => {
    if (error instanceof KeyLost) fail('opening.key_lost')
    throw error
  })
  if (!pair) return fail('opening.key_lost')
  return rows.map(({ ciphertext, ...row }) => {
    if (hashOf(ciphertext) !== row.sha256) fail('opening.broken')
    const seat = { ...round, invitationId: row.invitationId }
    return { ...row, form: readForm(openWith(ctx, pair, seat, String(row.versionNo), ciphertext)) }
  })
}
