import type { Ctx } from '#kernel/ctx.ts'
import { asFailure } from '#kernel/errors.ts'
import { holdersOf } from '#kernel/holders.ts'
import type { Jobs } from '#kernel/job-names.ts'
import type { JobRun } from '#kernel/jobs.ts'
import { linkTo } from '#kernel/outside.ts'
import { inSeconds } from '#kernel/tokens.ts'
import { notify } from '#modules/notice/index.ts'
import { approvalOfDocument, submit } from '#modules/approval/index.ts'
import { docType } from './application.views.ts'
import { ticketStep } from './door.service.ts'
import { outcomeText } from './outcome.rules.ts'

type Row = {
  code: string
  name: string
  stage: string
  status: string
  mended: number
  source: string
  mobile: string
  owner: string | null
  company: string
}

const foundSql = `select a.code, a.name, a.stage, a.status, a.mended, a.source, a.contact_mobile as mobile, a.owner_id as owner, t.company_name as company
  from supplier_application a join tenant t on t.tenant_id = a.tenant_id where a.tenant_id = $1 and a.id = $2`

const find = async (ctx: Ctx, id: string): Promise<Row | undefined> =>
  (await ctx.db.run<Row>(foundSql, [ctx.tenantId, id])).rows[0]

/** A new one is everybody's who reviews; a mended one goes to whoever sent it back. */
const tellReviewers = async (ctx: Ctx, id: string, { name, code, mended, source, owner }: Row): Promise<void> => {
  if (source === 'staff' && mended === 0) return
  const to = mended > 0 && owner ? [owner] : await holdersOf(ctx, 'supplierApplication:review')
  const title = mended > 0 ? `${name} 已补正准入申请` : `${name} 提交了准入申请`
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
  await run.transaction((ctx) => tellReviewers(ctx, id, found))
}

const goodFor = 30 * 86_400

/** The message leaves after the commit; a provider's no that may pass is tried again. */
export const tellApplicant = async (run: JobRun, { id }: Jobs['onboarding.outcome']): Promise<void> => {
  const message = await run.transaction(async (ctx) => {
    const found = await find(ctx, id)
    const said = found && outcomeText(found)
    if (!found || !said) return undefined
    const link = linkTo(ctx, '/supplierApplyFor', { step: ticketStep, id, until: inSeconds(goodFor) })
    return { mobile: found.mobile, link, text: `【${ctx.config.SMS_SIGN_NAME}】${said}${link}` }
  })
  if (!message) return
  const { mobile, link, text } = message
  const answer = await run.sms.send({ mobile, template: 'notice', params: { link }, text })
  if (answer.accepted) return
  if (answer.again) throw new Error(`sms not accepted: ${answer.code}`)
  run.log.warn({ id, reason: answer.code }, 'sms refused')
}
