import { notifyApplicant } from './outcome.service.ts'
import type { SupplierApplication } from '@srm/api/onboarding'
import { shanghaiTime } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Row } from '#kernel/records/fields/row.ts'
import { approvalOfDocument } from '#modules/approval/index.ts'
import { fromExternal } from '#modules/supplier/index.ts'
import { broughtBy } from '../application/admit.rules.ts'
import { applications } from '../application/application.store.ts'
import { docType } from '../application/application.views.ts'

const { patch } = applications

const duplicateSql = `select name from supplier_ref where tenant_id = $1 and credit_code = $2`

/** A supplier of the same credit code: the same company, whatever it calls itself. */
export const sameSupplier = async (
  ctx: Ctx,
  { creditCode, supplier }: Pick<Row<typeof SupplierApplication>, 'creditCode' | 'supplier'>,
): Promise<string | undefined> => {
  if (!creditCode || supplier) return undefined
  return (await ctx.db.run<{ name: string }>(duplicateSql, [ctx.tenantId, creditCode])).rows[0]?.name
}

const now = () => shanghaiTime(new Date())

/** Becomes a potential supplier, or is added to the one it was linked to. */
export const admit = async (ctx: Ctx, id: string, opinion?: string): Promise<void> => {
  const row = await applications.held(ctx, id)
  if (await sameSupplier(ctx, row)) fail('onboarding.same_supplier')
  const supplier = await fromExternal.admit(ctx, broughtBy(row, row.owner?.id ?? null), row.supplier?.id ?? null, {
    subject: 'supplierApplication',
    id,
  })
  await patch(ctx, id, { stage: 'approved', supplier, decidedAt: now(), opinion: opinion ?? null })
  await notifyApplicant(ctx, id)
}

export const turnDown = async (ctx: Ctx, id: string, opinion: string | null): Promise<void> => {
  await patch(ctx, id, { stage: 'rejected', decidedAt: now(), opinion })
  await notifyApplicant(ctx, id)
}

export const giveBack = async (ctx: Ctx, id: string, opinion: string | null): Promise<void> => {
  await patch(ctx, id, { stage: 'returned', opinion })
  await notifyApplicant(ctx, id)
}

export const markDuplicate = async (
  ctx: Ctx,
  id: string,
  duplicateOf: string,
  opinion: string | null,
): Promise<void> => {
  await patch(ctx, id, { stage: 'duplicate', duplicateOf, decidedAt: now(), opinion })
  await notifyApplicant(ctx, id)
}

const lastWord = async (ctx: Ctx, id: string): Promise<string | null> =>
  (await approvalOfDocument.approval(ctx, { docType, docId: id }))?.opinion ?? null

/** What a flow's decision means for the application; the same steps a reviewer takes without one. */
export const followFlow = {
  pending: async (ctx: Ctx, id: string) => void (await patch(ctx, id, { stage: 'reviewing' })),
  returned: async (ctx: Ctx, id: string) => giveBack(ctx, id, await lastWord(ctx, id)),
  approved: async (ctx: Ctx, id: string) => admit(ctx, id, (await lastWord(ctx, id)) ?? undefined),
  rejected: async (ctx: Ctx, id: string) => turnDown(ctx, id, await lastWord(ctx, id)),
  /** Taken out of the flow, it waits for a reviewer. */
  withdrawn: async (ctx: Ctx, id: string) => void (await patch(ctx, id, { stage: 'submitted' })),
  terminated: async (ctx: Ctx, id: string) => void (await patch(ctx, id, { stage: 'submitted' })),
}
