import type { QuoteReceipt } from '@srm/api/quote'
import type { QuoteForm } from '@srm/api/quote/form'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { own } from './quote.db.ts'
import { hashOf, lastVersion, sealFor, writeForm, type Seat } from './seal/version.store.ts'

/** Entered for a supplier by one of us. */
export type SurrogateEntry = {
  readonly by: string
  readonly reason: string
  readonly channel: 'paper' | 'phone' | 'email'
  readonly hasDocument: boolean
  /** After the deadline, while nothing is opened. */
  readonly isLate: boolean
}

/**
 * Accepted or refused by one statement and one reading of the database's clock: neither the clock of a server nor how
 * long the request was under way has a say.
 */
const acceptSql = (inTime: string): string => `with t as materialized (select clock_timestamp() as at)
  insert into quote_version (id, purchase_id, invitation_id, round_no, version_no, kind, ciphertext, sha256, received_at,
    surrogate_by, surrogate_reason, surrogate_channel, has_document, is_late)
  select $2::uuid, p.id, $4::uuid, p.round_no, $6::int, $7, $8::bytea, $9, t.at, $10::uuid, $11, $12, $13::boolean, $14::boolean
  from purchase_ref p cross join t
  where p.tenant_id = $1 and p.id = $3 and p.round_no = $5 and ${inTime}
  returning received_at as "receivedAt"`

const quoting = `p.stage = 'quoting' and t.at < p.deadline`
const notOpened = `p.stage in ('quoting', 'closed', 'failed') and t.at >= p.deadline`

type NewVersion = {
  readonly seat: Seat
  readonly versionNo: number
  readonly kind: 'quote' | 'withdrawal'
  readonly ciphertext: Buffer | null
  readonly entry?: SurrogateEntry | undefined
}

const accept = async (ctx: Ctx, { seat, versionNo, kind, ciphertext, entry }: NewVersion): Promise<QuoteReceipt> => {
  const sha256 = ciphertext && hashOf(ciphertext)
  const { rows } = await ctx.db.run<{ receivedAt: string }>(acceptSql(entry?.isLate ? notOpened : quoting), [
    ctx.tenantId,
    newId(),
    seat.purchaseId,
    seat.invitationId,
    seat.roundNo,
    versionNo,
    kind,
    ciphertext,
    sha256,
    entry?.by ?? null,
    entry?.reason ?? null,
    entry?.channel ?? null,
    entry?.hasDocument ?? false,
    entry?.isLate ?? false,
  ])
  const [accepted] = rows
  if (!accepted) return fail('quote.too_late')
  return { sha256: sha256 ?? '', receivedAt: accepted.receivedAt, versionNo }
}

const nextNo = async (ctx: Ctx, seat: Seat): Promise<number> => ((await lastVersion(ctx, seat))?.versionNo ?? 0) + 1

/** The answer is locked by the caller, so that versions of a supplier come one after the other. */
export const appendQuote = async (
  ctx: Ctx,
  seat: Seat,
  form: QuoteForm,
  entry?: SurrogateEntry,
): Promise<QuoteReceipt> => {
  const versionNo = await nextNo(ctx, seat)
  const ciphertext = await sealFor(ctx, seat, String(versionNo), writeForm(form))
  return accept(ctx, { seat, versionNo, kind: 'quote', ciphertext, entry })
}

export const appendWithdrawal = async (ctx: Ctx, seat: Seat): Promise<void> => {
  const last = await lastVersion(ctx, seat)
  if (last?.kind !== 'quote') return fail('quote.no_quote')
  await accept(ctx, { seat, versionNo: last.versionNo + 1, kind: 'withdrawal', ciphertext: null })
}

const voidSql = `insert into quote_version (id, purchase_id, invitation_id, round_no, version_no, kind, received_at)
  select app.new_id(), v.purchase_id, v.invitation_id, v.round_no, v.version_no + 1, 'invalidation', clock_timestamp()
  from (select distinct on (invitation_id, round_no) * from quote_version where tenant_id = $1 and purchase_id = $2 and ($3::int is null or round_no = $3)
      and ($4::uuid[] is null or invitation_id = any($4))
    order by invitation_id, round_no, version_no desc) v
  where v.kind = 'quote'`

/** What was quoted for is no longer what is asked for: every quote is void until its supplier sends another. */
export const voidQuotes = async (
  ctx: Ctx,
  purchaseId: string,
  roundNo: number | null,
  invitations: readonly string[] | null = null,
): Promise<void> => {
  await ctx.db.run(voidSql, [ctx.tenantId, purchaseId, roundNo, invitations])
}

export const removeDraft = async (ctx: Ctx, { invitationId, roundNo }: Seat): Promise<void> => {
  await own(ctx)
    .deleteFrom('quote_draft')
    .where('invitation_id', '=', invitationId)
    .where('round_no', '=', roundNo)
    .execute()
}
