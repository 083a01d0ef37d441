import { type onboarding, SupplierApplication, type Remark } from '@srm/api/onboarding'
import type { Parsed } from '@srm/api/endpoint'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Row } from '#kernel/records/fields/row.ts'
import { approvalOfDocument } from '#modules/approval/index.ts'
import { isInFlow, isUndecided } from './application.rules.ts'
import { applications } from './application.store.ts'
import { docType } from './application.views.ts'
import { own } from '../onboarding.db.ts'
import { admit, giveBack, markDuplicate, turnDown } from '../apply/stage.service.ts'
import { metaOf } from '@srm/api/shared/field-meta'

const fields: Readonly<Record<string, Parameters<typeof metaOf>[0]>> = SupplierApplication.fields

/** Paths of the page that are no field of the record by this name. */
const labelOf = (path: string): string => {
  const schema = fields[path]
  return schema ? metaOf(schema).label.zh : path
}

/** Remarks by field as one opinion, for those who read them in a flow. */
const summaryOf = (opinion: string | undefined, remarks: readonly Remark[]): string =>
  [...(opinion ? [opinion] : []), ...remarks.map(({ path, text }) => `${labelOf(path)}：${text}`)]
    .join('；')
    .slice(0, 2000)

type Calls = typeof onboarding.application
type Body<K extends keyof Calls> = Parsed<Calls[K]> extends { body: infer B } ? B : never
type Application = Row<typeof SupplierApplication>
type SavedRow = { id: string; version: number }

/** Held until the end: two reviewers decide one after the other, and the second is told. */
const open = async (ctx: Ctx, id: string, version: number): Promise<Application> => {
  const row = await applications.held(ctx, id)
  if (!isUndecided(row.stage)) return fail('onboarding.decided')
  if (row.version !== version) {
    const details = { version: row.version, updatedAt: row.updatedAt, updatedBy: row.updatedBy?.name ?? null }
    return fail('record.stale', { details })
  }
  return row
}

const saved = async (ctx: Ctx, id: string): Promise<SavedRow> => ({
  id,
  version: (await applications.held(ctx, id)).version,
})

const inFlow = ({ status }: Application): boolean => isInFlow(status)

/** Where a flow decides, only the one it asks, in their own task. */
const decideInFlow = async (
  ctx: Ctx,
  id: string,
  decision: { do: 'approve' | 'reject' | 'return'; opinion?: string | undefined },
): Promise<void> => {
  if (!(await approvalOfDocument.decide(ctx, { docType, docId: id }, decision))) fail('onboarding.in_flow')
}

/** Whoever takes it reviews it from now on. */
export const take = async (ctx: Ctx, id: string, { version }: Body<'take'>): Promise<SavedRow> => {
  const row = await open(ctx, id, version)
  const stage = row.stage === 'submitted' ? 'reviewing' : row.stage
  await applications.patch(ctx, id, { owner: ctx.userId, stage })
  return saved(ctx, id)
}

/** Approving adds what was brought to this supplier instead of making a new one. */
export const link = async (ctx: Ctx, id: string, { version, supplier }: Body<'link'>): Promise<SavedRow> => {
  await open(ctx, id, version)
  await applications.patch(ctx, id, { supplier })
  return saved(ctx, id)
}

export const approve = async (ctx: Ctx, id: string, { version, opinion }: Body<'approve'>): Promise<SavedRow> => {
  const row = await open(ctx, id, version)
  if (inFlow(row)) await decideInFlow(ctx, id, { do: 'approve', opinion })
  else await admit(ctx, id, opinion)
  return saved(ctx, id)
}

export const returnToApplicant = async (
  ctx: Ctx,
  id: string,
  { version, opinion, remarks }: Body<'giveBack'>,
): Promise<SavedRow> => {
  if (remarks.length === 0 && !opinion) fail('onboarding.no_remarks')
  const row = await open(ctx, id, version)
  if (row.stage === 'returned') fail('onboarding.wait_mend')
  await own(ctx)
    .updateTable('supplier_application')
    .set({ remarks: JSON.stringify(remarks) })
    .where('id', '=', id)
    .execute()
  if (inFlow(row)) {
    await decideInFlow(ctx, id, { do: 'return', opinion: summaryOf(opinion, remarks) })
    // The applicant reads the remarks at their fields; said once more in one line they would stand there twice.
    await applications.patch(ctx, id, { opinion: opinion ?? null })
  } else await giveBack(ctx, id, opinion ?? null)
  return saved(ctx, id)
}

export const reject = async (ctx: Ctx, id: string, { version, opinion }: Body<'reject'>): Promise<SavedRow> => {
  const row = await open(ctx, id, version)
  if (inFlow(row)) await decideInFlow(ctx, id, { do: 'reject', opinion })
  else await turnDown(ctx, id, opinion)
  return saved(ctx, id)
}

/** In a flow, one voice may not be enough to end it: the mark stays, and the flow goes on. */
export const duplicate = async (
  ctx: Ctx,
  id: string,
  { version, supplier, opinion }: Body<'duplicate'>,
): Promise<SavedRow> => {
  const row = await open(ctx, id, version)
  if (inFlow(row)) await decideInFlow(ctx, id, { do: 'reject', opinion: opinion ?? '重复申请' })
  if (inFlow(await applications.held(ctx, id))) await applications.patch(ctx, id, { duplicateOf: supplier })
  else await markDuplicate(ctx, id, supplier, opinion ?? null)
  return saved(ctx, id)
}
