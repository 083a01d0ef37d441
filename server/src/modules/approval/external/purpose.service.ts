import { externalPages } from '@srm/api/approval/external-pages'
import { externalApprovalScene } from '@srm/api/approval/sms-scenes'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { ExternalPurpose } from '#modules/external/index.ts'
import { own } from '../approval.db.ts'
import { assertOwner } from './act.service.ts'
import { purpose } from './invite.service.ts'

const instanceOf = async (ctx: Ctx, id: string) =>
  own(ctx)
    .selectFrom('approval_external')
    .innerJoin('approval_instance', 'approval_instance.id', 'approval_external.instance_id')
    .innerJoin('approval_task', 'approval_task.id', 'approval_external.task_id')
    .select(['approval_instance.id', 'approval_instance.serial_no', 'approval_task.status'])
    .where('approval_external.id', '=', id)
    .executeTakeFirst()

/** A supplier's contact is asked to decide a step. */
export const approvalPurpose: ExternalPurpose = {
  name: purpose,
  label: label('供应商确认', 'A supplier confirms'),
  page: externalPages.decide.path,
  days: 7,
  message: async (ctx, { id }) => {
    const found = await instanceOf(ctx, id)
    if (found?.status !== 'pending') return undefined
    return { scene: externalApprovalScene, values: { code: found.serial_no } }
  },
  assertManager: async (ctx, { id }) => {
    const found = (await instanceOf(ctx, id)) ?? fail('record.not_found')
    await assertOwner(ctx, found.id)
    if (found.status !== 'pending') fail('approval.handled')
  },
}
