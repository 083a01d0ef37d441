import type { Supplier, SupplierMove } from '@srm/api/supplier'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import type { Row, Values } from '#kernel/records/fields/row.ts'
import { fillSentence } from '@srm/api/shared/label'
import { notify } from '#modules/notice/index.ts'
import { dropHolds, hold, release } from '../hold/hold.service.ts'
import type { Stage } from './lifecycle.rules.ts'
import { openWith } from '../source.store.ts'
import { policyOf } from './policy.views.ts'
import { own } from '../supplier.db.ts'
import { suppliers } from '../supplier.service.ts'
import { sentences } from '../sentences.rules.ts'

const dayMs = 24 * 3600 * 1000

type Move = Row<typeof SupplierMove>

const writeDown = async (ctx: Ctx, move: Move, action: 'listed' | 'lifted'): Promise<void> => {
  const { coolOffDays } = await policyOf(ctx)
  await own(ctx)
    .insertInto('supplier_blacklist_record')
    .values({
      supplier_id: move.supplier.id,
      move_id: move.id,
      action,
      reason: move.reason,
      evidence: move.evidence,
      decided_by: ctx.userId,
      cool_off_until: action === 'listed' ? shanghaiDay(new Date(Date.now() + coolOffDays * dayMs)) : null,
    })
    .execute()
}

const ownerSql = `select owner_id as owner, name from supplier where tenant_id = $1 and id = $2`

/** Whoever looks after it hears what is still open and has to be brought to an end. */
const notifyOpenOrders = async (ctx: Ctx, id: string): Promise<void> => {
  const open = await openWith(ctx, id)
  if (open.length === 0) return
  const { rows } = await ctx.db.run<{ owner: string | null; name: string }>(ownerSql, [ctx.tenantId, id])
  const owner = rows[0]?.owner
  if (owner)
    await notify(ctx, {
      to: [owner],
      type: 'task',
      title: fillSentence(sentences.parted, { name: rows[0]?.name ?? '' }),
      body: open.join('、'),
      subject: 'supplier',
      subjectId: id,
    })
}

const levelSql = `update supplier_qualification set level = $3, approved_by = $4, updated_at = now(), version = version + 1
  where tenant_id = $1 and supplier_id = $2 and level <> $3 and level <> 'preferred'`

const goTo = async (
  ctx: Ctx,
  id: string,
  from: Stage,
  to: Stage,
  more: Values<typeof Supplier> = {},
): Promise<void> => {
  await dropHolds(ctx, id)
  await suppliers.service.records.patch(ctx, id, {
    lifecycle: to,
    freezeScope: [],
    freezeUntil: null,
    blacklistReason: null,
    ...more,
  })
  if (to === 'qualified' && from === 'potential')
    await ctx.db.run(levelSql, [ctx.tenantId, id, 'qualified', ctx.userId])
  if (from !== to) await ctx.emit('supplier.moved', { id, from, to })
}

/** What follows from a move that was decided; the supplier is locked by whoever calls. */
export const applyMove = async (ctx: Ctx, move: Move): Promise<void> => {
  const { kind, fromStage: from, reason, scope, until } = move
  const { id } = move.supplier
  if (kind === 'release') return release(ctx, id, 'manual')
  if (kind === 'freeze') return hold(ctx, id, 'manual', { scope, until, reason, moveId: move.id })
  const blacklisting = kind === 'blacklist'
  await goTo(ctx, id, from, move.toStage, blacklisting ? { blacklistReason: reason.slice(0, 500) } : {})
  if (blacklisting) await writeDown(ctx, move, 'listed')
  if (kind === 'restore' && from === 'blacklisted') await writeDown(ctx, move, 'lifted')
  if (blacklisting || kind === 'eliminate') await notifyOpenOrders(ctx, id)
}
