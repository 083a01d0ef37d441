import { SupplierMove, type MoveKind } from '@srm/api/supplier'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import type { ListedRow } from '#kernel/records/fields/row.ts'
import { fillSentence } from '@srm/api/shared/label'
import { isBound } from '#modules/approval/index.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { claimFiles } from '#modules/file/index.ts'
import { resourceService } from '#modules/record/index.ts'
import { isHeldBy } from '../hold/hold.views.ts'
import { applyMove } from './apply.service.ts'
import { mayMove, missingWords, standsAgainst, targetOf } from './lifecycle.rules.ts'
import { checksOf, isAtOnce, getLifecycle } from './lifecycle.views.ts'
import { notifyRequester, notifyApprovers } from './notify-approvers.service.ts'
import { moveTitles, sentences } from '../sentences.rules.ts'

mapConstraintError('supplier_move_open', 'supplier.move_open')

/** Drafts are nobody's business yet; everything else is kept. */
const allows = ({ status }: Pick<ListedRow<typeof SupplierMove>, 'status'>): string[] => [
  ...(status === 'draft' ? ['update', 'delete', 'create'] : []),
  ...(status === 'returned' ? ['update'] : []),
  ...(status === 'waiting' ? ['decide'] : []),
]

export const moveService = resourceService(SupplierMove, {
  allows,
  removable: (_, { status }) => {
    if (status !== 'draft') fail('supplier.move_kept')
  },
})
export const moves = moveService.records

export type Wish = {
  readonly supplier: string
  readonly kind: MoveKind
  readonly reason: string
  readonly evidence?: readonly string[] | undefined
  readonly scope?: readonly string[] | undefined
  readonly until?: string | null | undefined
}

const scopes = new Set(['inquiry', 'order', 'payment'])

const assertWhole = ({ kind, scope = [], until, evidence = [] }: Wish): void => {
  if (kind === 'freeze') {
    const whole = scope.length > 0 && scope.every((one) => scopes.has(one)) && until && until > shanghaiDay(new Date())
    if (!whole) fail('supplier.freeze_needs', { errors: [{ path: until ? 'scope' : 'until', message: '' }] })
  }
  if (kind === 'blacklist' && evidence.length === 0)
    fail('supplier.blacklist_needs', { errors: [{ path: 'evidence', message: '' }] })
}

/** Writes a move down as it is wished, with where the supplier stands now. */
export const writeMove = async (
  ctx: Ctx,
  wish: Wish,
  more: { readonly status: 'draft' | 'waiting' | 'approved'; readonly automatic?: boolean },
): Promise<{ id: string; code: string }> => {
  const { name, lifecycle, stageBefore } = await getLifecycle(ctx, wish.supplier, true)
  if (!mayMove(wish.kind, lifecycle)) fail('supplier.no_such_move')
  const freezing = wish.kind === 'freeze'
  return moves.create(ctx, {
    ...wish,
    scope: freezing ? (wish.scope ?? []) : [],
    until: freezing ? (wish.until ?? null) : null,
    code: await issueCode(ctx, SupplierMove.name),
    name: fillSentence(moveTitles[wish.kind], { name }),
    fromStage: lifecycle,
    toStage: targetOf(wish.kind, stageBefore),
    automatic: more.automatic ?? false,
    owner: ctx.userId,
    status: more.status,
  })
}

const openSql = `select 1 from supplier_move where tenant_id = $1 and supplier_id = $2 and status in ('waiting', 'pending', 'returned')`

const assertReady = async (ctx: Ctx, { supplier, kind }: Wish): Promise<void> => {
  const against = (await checksOf(ctx, supplier, kind)).filter(standsAgainst)
  if (against.length > 0)
    fail('supplier.not_ready', { words: { missing: missingWords(against) }, details: { checks: against } })
}

const leaveWaiting = async (ctx: Ctx, id: string): Promise<void> => {
  const move = await moves.held(ctx, id)
  await moves.patch(ctx, id, { status: 'waiting' })
  await notifyApprovers(ctx, { record: SupplierMove.name, id, title: move.name })
}

/**
 * A wish is checked before it is written. Then it takes effect at once, waits as a draft for the flow it goes through,
 * or, where no flow takes it, waits for somebody else who may decide.
 */
export const askMove = async (ctx: Ctx, wish: Wish): Promise<{ id: string; code: string }> => {
  assertWhole(wish)
  const { lifecycle } = await getLifecycle(ctx, wish.supplier, true)
  if (!mayMove(wish.kind, lifecycle)) fail('supplier.no_such_move')
  // A certificate's freeze ends with a new certificate and with nothing else.
  if (wish.kind === 'release' && !(await isHeldBy(ctx, wish.supplier, 'manual'))) fail('supplier.no_such_move')
  const { rows } = await ctx.db.run(openSql, [ctx.tenantId, wish.supplier])
  if (rows.length > 0 && !isAtOnce(ctx, wish.kind)) fail('supplier.move_open')
  await assertReady(ctx, wish)
  const made = await writeMove(ctx, wish, { status: isAtOnce(ctx, wish.kind) ? 'approved' : 'draft' })
  const evidence = wish.evidence ?? []
  if (evidence.length > 0) await claimFiles(ctx, SupplierMove.name, made.id, { evidence })
  if (isAtOnce(ctx, wish.kind)) {
    await moves.patch(ctx, made.id, { decidedBy: ctx.userId })
    await applyMove(ctx, await moves.held(ctx, made.id))
  } else if (!(await isBound(ctx, { docType: SupplierMove.name, docId: made.id, purpose: 'create' })))
    await leaveWaiting(ctx, made.id)
  return made
}

type Change = Pick<Wish, 'reason' | 'evidence' | 'scope' | 'until'> & { readonly version: number }

/** Put right before it is sent in, or after it came back: what is asked for and why, not of whom. */
export const changeMove = async (
  ctx: Ctx,
  id: string,
  { version, reason, evidence = [], scope = [], until = null }: Change,
): Promise<{ id: string; version: number }> => {
  const move = await moves.held(ctx, id)
  if (!allows(move).includes('update')) fail('supplier.move_kept')
  const { kind } = move
  const wish = { supplier: move.supplier.id, kind, reason, evidence, scope, until }
  assertWhole(wish)
  const freezing = kind === 'freeze'
  const fields = { ...wish, scope: freezing ? scope : [], until: freezing ? until : null }
  const saved = await moves.update(ctx, id, version, fields)
  await claimFiles(ctx, SupplierMove.name, id, { evidence })
  return { id, version: saved.version }
}

/** Somebody else says yes or no, where there is no flow. What had to hold has to hold now. */
export const decideMove = async (
  ctx: Ctx,
  id: string,
  { approve, opinion }: { approve: boolean; opinion: string },
): Promise<{ id: string }> => {
  const move = await moves.held(ctx, id)
  if (move.status !== 'waiting') fail('supplier.move_decided')
  if (move.owner?.id === ctx.userId) fail('supplier.own_move')
  await moves.patch(ctx, id, {
    status: approve ? 'approved' : 'rejected',
    decidedBy: ctx.userId,
    opinion: opinion || null,
  })
  if (approve) await carryOut(ctx, id)
  const title = fillSentence(approve ? sentences.agreed : sentences.refused, { title: move.name })
  await notifyRequester(ctx, move.owner?.id ?? null, { record: SupplierMove.name, id, title })
  return { id }
}

/** The move takes effect: everything that had to hold is looked at once more. */
export const carryOut = async (ctx: Ctx, id: string): Promise<void> => {
  const move = await moves.held(ctx, id)
  const supplier = move.supplier.id
  const { lifecycle } = await getLifecycle(ctx, supplier, true)
  if (lifecycle !== move.fromStage) fail('supplier.moved_meanwhile')
  await assertReady(ctx, { supplier, kind: move.kind, reason: '' })
  await applyMove(ctx, move)
}
