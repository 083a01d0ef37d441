import type { Invitation, Invitations } from '@srm/api/inquiry'
import { Purchase } from '@srm/api/inquiry'
import type { Ctx } from '#kernel/ctx.ts'
import { covered } from '#kernel/external.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { holds } from '#kernel/auth/auth.ts'
import { isAsked } from '../purchase/stage.rules.ts'
import { readPurchase, type PurchaseState } from '../purchase/stage.store.ts'
import { invitationsOf, type InvitationRow } from './invitation.store.ts'

const secretStages: readonly string[] = ['quoting', 'closed', 'failed']

/** Until the quotes are opened nobody of ours learns who did what, where that is kept secret. */
export const isSecret = ({ isStateHidden, stage }: Pick<PurchaseState, 'isStateHidden' | 'stage'>): boolean =>
  isStateHidden && secretStages.includes(stage)

const actionsFor = (
  ctx: Ctx,
  { stage, isOver, roundNo }: PurchaseState,
  { state, ...row }: InvitationRow,
): Invitation['actions'] => {
  const may = (action: string): boolean => holds(ctx.session, `purchase:${action}`)
  if (state === 'canceled' || row.roundNo !== roundNo) return []
  if (stage === 'draft') return may('uninvite') ? ['remove'] : []
  if (stage !== 'quoting' || isOver) return []
  return [...(may('resend') ? (['resend'] as const) : []), ...(may('uninvite') ? (['withdraw'] as const) : [])]
}

/** What a supplier did is left out; that it was asked, and that it is asked no more, is our own doing. */
const secretly = (row: InvitationRow): Partial<Invitation> => ({
  state: row.state === 'canceled' || row.state === 'created' ? row.state : null,
  firstViewedAt: null,
  lastViewedAt: null,
  viewCount: null,
  declineReason: null,
  declineNote: null,
})

const toInvitation = (ctx: Ctx, purchase: PurchaseState, row: InvitationRow): Invitation => {
  const { id, supplierId, supplier, contactId, contactName, mobile, sentAt, resentCount, roundNo } = row
  const masked = ctx.session.masks?.has('mobile') === true
  const { state, firstViewedAt, lastViewedAt, viewCount, declineReason, declineNote } = row
  const did = { state, firstViewedAt, lastViewedAt, viewCount, declineReason, declineNote }
  return {
    id,
    supplier: { id: supplierId, name: supplier },
    contact: contactId,
    contactName,
    mobile: masked && mobile !== null ? covered(mobile) : mobile,
    sentAt,
    resentCount,
    roundNo,
    ...did,
    ...(isSecret(purchase) && secretly(row)),
    remarks: [],
    actions: actionsFor(ctx, purchase, row),
  }
}

const viewed: readonly string[] = ['viewed', 'intends', 'declined', 'quoted', 'withdrawn', 'won', 'lost']
const quoted: readonly string[] = ['quoted', 'won', 'lost']

const countsOf = (rows: readonly InvitationRow[], roundNo: number): Invitations['counts'] => {
  const asked = rows.filter((row) => isAsked(row, roundNo))
  const count = (test: (row: InvitationRow) => boolean): number => asked.filter(test).length
  return {
    invited: asked.length,
    sent: count(({ state }) => state !== 'created'),
    viewed: count(({ state, viewCount }) => viewCount > 0 || viewed.includes(state)),
    intends: count(({ state }) => state === 'intends'),
    quoted: count(({ state }) => quoted.includes(state)),
    declined: count(({ state }) => state === 'declined'),
    withdrawn: count(({ state }) => state === 'withdrawn'),
  }
}

/** Who is asked, and how far each has come. */
export const suppliersOf = async (ctx: Ctx, purchaseId: string): Promise<Invitations> => {
  await assertInScope(ctx, Purchase, purchaseId, true)
  const purchase = await readPurchase(ctx, purchaseId)
  const rows = await invitationsOf(ctx, purchaseId)
  return {
    isHidden: isSecret(purchase),
    counts: isSecret(purchase) ? null : countsOf(rows, purchase.roundNo),
    now: purchase.now,
    list: rows.map((row) => toInvitation(ctx, purchase, row)),
  }
}
