import type { Ctx } from '#kernel/ctx.ts'
import { asFailure } from '#kernel/errors.ts'
import { holdersOf } from '#kernel/db/holders.ts'
import type { Jobs } from '#kernel/jobs/job-names.ts'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import { notify } from '#modules/notice/index.ts'
import { approvalOfDocument, submit } from '#modules/approval/index.ts'
import { docType } from './application/application.views.ts'
import { fillSentence } from '@srm/api/shared/label'
import { sentences } from './sentences.rules.ts'

type Row = {
  code: string
  name: string
  stage: string
  status: string
  mended: number
  source: string
  owner: string | null
}

const foundSql = `select a.code, a.name, a.stage, a.status, a.mended, a.source, a.owner_id as owner
  from supplier_application a where a.tenant_id = $1 and a.id = $2`

const find = async (ctx: Ctx, id: string): Promise<Row | undefined> =>
  (await ctx.db.run<Row>(foundSql, [ctx.tenantId, id])).rows[0]

/** A new one is everybody's who reviews; a mended one goes to whoever sent it back. */
const notifyReviewers = async (ctx: Ctx, id: string, { name, code, mended, source, owner }: Row): Promise<void> => {
  if (source === 'staff' && mended === 0) return
  const to = mended > 0 && owner ? [owner] : await holdersOf(ctx, 'supplierApplication:review')
  const title = fillSentence(mended > 0 ? sentences.mended : sentences.applied, { name })
  await notify(ctx, { to, type: 'task', title, body: code, subject: docType, subjectId: id })
}

/** In the name of whoever reviews it: somebody from outside is nobody a flow could start from. */
const intoFlow = async (run: JobRun, id: string, { status, owner }: Row): Promise<void> => {
  if (!owner) return
  const about = { docType, docId: id }
  const as = {
    userId: owner,
    isSuper: false,
    permissions: [`${docType}:show`],
    scope: { kind: 'all' },
    language: 'zh',
  } as const
  if (status === 'returned') await run.transaction((ctx) => approvalOfDocument.resubmit(ctx, about), as)
  else if (status !== 'pending') await run.transaction((ctx) => submit(ctx, { ...about, purpose: 'create' }), as)
}

/** Without a flow, or with one that cannot take it, a reviewer decides. */
export const received = async (run: JobRun, { id }: Jobs['onboarding.received']): Promise<void> => {
  const found = await run.transaction((ctx) => find(ctx, id))
  if (!found) return
  try {
    await intoFlow(run, id, found)
  } catch (error) {
    const key = asFailure(error)?.key
    if (!key?.startsWith('approval.')) throw error
    run.log.info({ id, key }, 'no flow took the application')
  }
  await run.transaction((ctx) => notifyReviewers(ctx, id, found))
}
