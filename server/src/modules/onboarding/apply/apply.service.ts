import type { Application } from '@srm/api/onboarding'
import { shanghaiTime } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { holdersOf } from '#kernel/db/holders.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { claimFiles } from '#modules/file/index.ts'
import { isInFlow } from '../application/application.rules.ts'
import { beginning, keepScans } from '../application/application.service.ts'
import { applications } from '../application/application.store.ts'
import { draftOf, type Draft } from './draft.views.ts'
import { assertFewFrom, assertNonePending } from './guard.service.ts'
import { own } from '../onboarding.db.ts'

export type From = { readonly address: string; readonly device: string }

/** What was sent, as the record takes it; what was left empty is empty. */
const valuesOf = ({ bank, agreement, ...sent }: Application, mobile: string) => ({
  creditCode: null,
  legalPerson: null,
  businessScope: null,
  region: null,
  address: null,
  contactPosition: null,
  contactEmail: null,
  referrer: null,
  remark: null,
  accountName: null,
  accountNo: null,
  bankName: null,
  branch: null,
  ...sent,
  ...bank,
  contactMobile: mobile,
  agreementVersion: agreement,
})

/** Only what came in through this very page. */
const assertOwn = ({ uploads }: Draft, { licences }: Application): void => {
  if (licences.some(({ files }) => files.some((id) => !uploads.includes(id)))) fail('record.bad_reference')
}

const minSql = `select h.id from unnest($2::uuid[]) with ordinality as h (id, place)
  left join supplier_application a on a.tenant_id = $1 and a.owner_id = h.id and a.stage in ('submitted', 'reviewing')
  group by h.id, h.place order by count(a.id), h.place limit 1`

/** The one of those who may review who has least to do; administrators only where there is nobody else. */
const reviewerFor = async (ctx: Ctx): Promise<string | null> => {
  const holders = await holdersOf(ctx, 'supplierApplication:review')
  return (await ctx.db.run<{ id: string }>(minSql, [ctx.tenantId, holders])).rows[0]?.id ?? null
}

const begin = async (ctx: Ctx, draft: Draft, sent: Application, from: From): Promise<string> => {
  await assertNonePending(ctx, { ...sent, mobile: draft.mobile }, null)
  const ip = await assertFewFrom(ctx, from.address)
  const code = await issueCode(ctx, 'supplierApplication')
  const made = await applications.create(ctx, {
    ...valuesOf(sent, draft.mobile),
    ...beginning(),
    owner: await reviewerFor(ctx),
    source: 'outside',
    agreedAt: shanghaiTime(new Date()),
    ip,
    userAgent: from.device.slice(0, 300) || null,
    code,
  })
  await keepScans(ctx, made.id, sent)
  await own(ctx)
    .updateTable('supplier_application_draft')
    .set({ application_id: made.id, body: '{}' })
    .where('id', '=', draft.id)
    .execute()
  await claimFiles(ctx, 'supplierApplicationDraft', draft.id, {})
  return made.id
}

/** Sent back to its reviewer or into its flow, with nothing left to remark. */
const mend = async (ctx: Ctx, id: string, draft: Draft, sent: Application): Promise<string> => {
  const row = await applications.held(ctx, id)
  if (row.stage !== 'returned') fail('onboarding.closed')
  await assertNonePending(ctx, { ...sent, mobile: draft.mobile }, id)
  const stage = isInFlow(row.status) ? 'reviewing' : 'submitted'
  const mended = row.mended + 1
  await applications.patch(ctx, id, { ...valuesOf(sent, draft.mobile), stage, mended, opinion: null })
  await keepScans(ctx, id, sent)
  await own(ctx).updateTable('supplier_application').set({ remarks: '[]' }).where('id', '=', id).execute()
  await own(ctx).updateTable('supplier_application_draft').set({ body: '{}' }).where('id', '=', draft.id).execute()
  return id
}

const codeSql = 'select code from supplier_application where tenant_id = $1 and id = $2'

/** Sends an application in, or a mended one again. Sent twice, the second finds it closed. */
export const sendIn = async (
  ctx: Ctx,
  draftId: string,
  sent: Application,
  from: From,
): Promise<{ applyNo: string }> => {
  const draft = await draftOf(ctx, draftId, true)
  assertOwn(draft, sent)
  const { applicationId } = draft
  const id = applicationId ? await mend(ctx, applicationId, draft, sent) : await begin(ctx, draft, sent, from)
  await ctx.job('onboarding.received', { id })
  const { rows } = await ctx.db.run<{ code: string }>(codeSql, [ctx.tenantId, id])
  return { applyNo: rows[0]?.code ?? '' }
}
