import type { Drawing, SignatureView } from '@srm/api/acceptance'
import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { own } from '../acceptance.db.ts'

type SignatureWords = {
  readonly acceptance: string
  readonly kind: 'signed' | 'objected'
  readonly name: string
  readonly note: string | null
  readonly drawing: Drawing | null
  readonly content: string
  readonly sha256: string
  readonly address: string
  readonly link: string | null
}

/** Append-only: what somebody said stays, and when the database heard it. */
export const writeSignature = async (
  ctx: Ctx,
  { acceptance, drawing, link, ...spoken }: SignatureWords,
): Promise<string> => {
  const { at } = await own(ctx)
    .insertInto('acceptance_signature')
    .values({
      id: newId(),
      acceptance_id: acceptance,
      link_id: link,
      drawing: drawing === null ? null : JSON.stringify(drawing),
      ...spoken,
    })
    .returning('at')
    .executeTakeFirstOrThrow()
  return at
}

export const writeVoid = async (ctx: Ctx, acceptance: string, name: string, note: string): Promise<void> => {
  await own(ctx)
    .insertInto('acceptance_signature')
    .values({ id: newId(), acceptance_id: acceptance, kind: 'voided', name, note, user_id: ctx.userId })
    .execute()
}

type Row = Omit<SignatureView, 'voidedAt' | 'voidReason' | 'kind'> & { readonly kind: SignatureView['kind'] | 'voided' }

const signaturesSql = `select id, kind, name, at, coalesce(address, '') as address, coalesce(sha256, '') as sha256, drawing, note
  from acceptance_signature where tenant_id = $1 and acceptance_id = $2 order by at, id`

/** Each with what was said after it that makes it count no more. */
export const readSignatures = async (ctx: Ctx, acceptance: string): Promise<SignatureView[]> => {
  const { rows } = await ctx.db.run<Row>(signaturesSql, [ctx.tenantId, acceptance])
  return rows.flatMap(({ kind, ...row }, index): SignatureView[] => {
    if (kind === 'voided') return []
    const next = rows[index + 1]
    const isVoided = kind === 'signed' && next?.kind === 'voided'
    return [{ ...row, kind, voidedAt: isVoided ? next.at : null, voidReason: isVoided ? next.note : null }]
  })
}

/** The last thing the supplier said, if it still counts. */
export const lastSignature = async (ctx: Ctx, acceptance: string): Promise<SignatureView | undefined> =>
  (await readSignatures(ctx, acceptance)).findLast(({ voidedAt }) => voidedAt === null)
