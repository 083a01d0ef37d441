import { Receipt } from '@srm/api/receipt'
import { compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import type { Row, Values } from '#kernel/records/fields/row.ts'
import { store } from '#kernel/records/store.ts'

const hasSome = (amount: string | null): boolean => compareMoney(amount ?? '0', '0') > 0

/** Written by a person, and nobody has done anything with it yet. */
export const isOwnWriting = ({ source, stage, isPosted }: Pick<Receipt, 'source' | 'stage' | 'isPosted'>): boolean =>
  source === 'hand' && stage === 'unclaimed' && !isPosted

export const isFree = (stage: string): boolean => stage === 'unclaimed' || stage === 'partial'

export const receiptRecords = store(Receipt, {
  allows: ({ source, stage, isPosted, amount, refunded, allocated }) => [
    ...(isOwnWriting({ source, stage, isPosted }) ? ['update', 'delete'] : []),
    ...(isFree(stage) ? ['claim'] : []),
    ...(stage === 'claimed' ? ['confirm'] : []),
    ...(hasSome(allocated) && stage !== 'claimed' ? ['release'] : []),
    ...(isPosted && stage !== 'claimed' && compareMoney(refunded ?? '0', amount ?? '0') < 0 ? ['refund'] : []),
  ],
})

export type ReceiptRow = Row<typeof Receipt>

/** What follows from a step happens whoever took it, with nothing covered. */
export const unrestricted = (ctx: Ctx): Ctx => ({
  ...ctx,
  session: { ...ctx.session, scope: { kind: 'all' }, masks: new Set() },
})

/** For steps: nobody else changes it until the end. */
export const heldReceipt = (ctx: Ctx, id: string): Promise<ReceiptRow> => receiptRecords.held(unrestricted(ctx), id)

const sumsSql = `select c.pending::text as "claimedAmount", e.allocated::text as allocated, e.refunded::text as refunded,
    (r.amount - e.allocated - e.refunded)::numeric(15, 2)::text as unallocated,
    case when c.pending > 0 then 'claimed' when r.amount = e.allocated + e.refunded then
        case when e.allocated > 0 then 'confirmed' else 'refunded' end
      when e.allocated > 0 then 'partial' else 'unclaimed' end as stage
  from receipt r
    cross join lateral (select coalesce(sum(amount), 0)::numeric(15, 2) as pending from receipt_claim
      where tenant_id = r.tenant_id and receipt_id = r.id and state = 'pending') c
    cross join lateral (select coalesce(sum(amount) filter (where kind <> 'refunded'), 0)::numeric(15, 2) as allocated,
        coalesce(sum(amount) filter (where kind = 'refunded'), 0)::numeric(15, 2) as refunded from receipt_entry
      where tenant_id = r.tenant_id and receipt_id = r.id) e
  where r.tenant_id = $1 and r.id = $2`

type Sums = Pick<Receipt, 'stage'> & {
  readonly claimedAmount: string
  readonly allocated: string
  readonly refunded: string
  readonly unallocated: string
}

/** Counts a held receipt anew from its claims and entries, and writes down what a step says beside. */
export const recount = async (ctx: Ctx, id: string, more: Values<typeof Receipt> = {}): Promise<void> => {
  const [sums] = (await ctx.db.run<Sums>(sumsSql, [ctx.tenantId, id])).rows
  const isNobodys = sums?.stage === 'unclaimed'
  await receiptRecords.patch(unrestricted(ctx), id, {
    ...sums,
    ...(isNobodys && { customer: null, claimer: null, claimedAt: null, confirmer: null, confirmedOn: null }),
    ...more,
  })
}

export const versionOf = async (ctx: Ctx, id: string): Promise<{ id: string; version: number }> => ({
  id,
  version: (await receiptRecords.show(unrestricted(ctx), id)).version,
})
