import type { Parsed } from '@srm/api/endpoint'
import type { inquiry } from '@srm/api/inquiry'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { refuseStale } from '#kernel/records/write/writes.ts'
import { assertInvitable } from '../invitation/invite.service.ts'
import { invitationsOf } from '../invitation/invitation.store.ts'
import { sendInvitation } from '../invitation/send.service.ts'
import { scheduleDeadline } from '../monitor/deadline.service.ts'
import { policyInput, purchaseRecords, readWhole } from '../purchase/purchase.service.ts'
import { isEditable } from '../purchase/stage.rules.ts'
import { lockPurchase, versionOf } from '../purchase/stage.store.ts'
import { policyOf, type Policy } from './policy.service.ts'
import { problemsOf } from './preview.service.ts'

const publishSql = `update purchase set min_quotes = $3, open_mode = $4, compare_method = $5, is_two_envelope = $6,
    needs_approval = $7, published_at = clock_timestamp()
  where tenant_id = $1 and id = $2`

/** What holds from now on, whatever becomes of the purchase types. */
const keepPolicy = async (ctx: Ctx, id: string, policy: Policy): Promise<void> => {
  const { minQuotes, openMode, compareMethod, isTwoEnvelope, needsApproval } = policy
  const values = [ctx.tenantId, id, minQuotes, openMode, compareMethod, isTwoEnvelope, needsApproval]
  await ctx.db.run(publishSql, values)
}

type PublishBody = Parsed<typeof inquiry.publish>['body']

/** Suppliers are asked. What needs no approval is approved by being published. */
export const publishPurchase = async (
  ctx: Ctx,
  id: string,
  { version }: PublishBody,
): Promise<{ id: string; version: number }> => {
  refuseStale(await purchaseRecords.held(ctx, id), version)
  const { stage, status, roundNo } = await lockPurchase(ctx, id)
  if (stage !== 'draft' || (!isEditable(status) && status !== 'approved')) fail('purchase.locked')
  const row = await readWhole(ctx, id)
  const policy = await policyOf(ctx, policyInput(row))
  const invitations = (await invitationsOf(ctx, id)).filter(({ state }) => state === 'created')
  const problems = await problemsOf(ctx, row, policy, invitations)
  if (problems.length > 0)
    fail('purchase.not_ready', {
      words: {
        problems: { zh: problems.map(({ zh }) => zh).join('；'), en: problems.map(({ en }) => en).join('; ') },
      },
    })
  const suppliers = invitations.map(({ supplierId }) => supplierId)
  await assertInvitable(ctx, id, suppliers)
  await keepPolicy(ctx, id, policy)
  await purchaseRecords.patch(ctx, id, { stage: 'quoting', ...(status !== 'approved' && { status: 'approved' }) })
  // A listener makes what the links open, so that it is there before the first message leaves.
  const asked = invitations.map((one) => one.id)
  await ctx.emit('purchase.published', { id, roundNo, invitations: asked })
  for (const invitation of invitations) await sendInvitation(ctx, invitation, row.deadline ?? '')
  await scheduleDeadline(ctx, id)
  return versionOf(ctx, id)
}
