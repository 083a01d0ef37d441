import type { PurchasePreview } from '@srm/api/inquiry'
import { inviteScene } from '@srm/api/inquiry/sms-scenes'
import { fillSms, sampleLink, signSms } from '@srm/api/shared/sms-scenes'
import { label, type Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { covered } from '#kernel/external.ts'
import { objections } from '#modules/supplier/index.ts'
import { invitationsOf, type InvitationRow } from '../invitation/invitation.store.ts'
import { policyInput, purchaseRecords, readWhole, type WholePurchase } from '../purchase/purchase.service.ts'
import { policyOf, type Policy } from './policy.service.ts'

const nowSql = `select clock_timestamp() < $1::timestamptz as "isAhead"`

const isAhead = async (ctx: Ctx, deadline: string): Promise<boolean> =>
  (await ctx.db.run<{ isAhead: boolean }>(nowSql, [deadline])).rows[0]?.isAhead === true

/** What keeps it from being published, said all at once. */
export const problemsOf = async (
  ctx: Ctx,
  row: WholePurchase,
  policy: Policy,
  invitations: readonly InvitationRow[],
): Promise<Label[]> => {
  const found: Label[] = []
  const count = invitations.length
  if (row.lines.length === 0) found.push(label('没有采购明细', 'there are no lines'))
  if (count < policy.minQuotes)
    found.push(
      label(
        `至少邀请 ${policy.minQuotes} 家供应商，目前 ${count} 家`,
        `at least ${policy.minQuotes} suppliers have to be asked, now it is ${count}`,
      ),
    )
  if (row.deadline === null) found.push(label('未填写报价截止时间', 'there is no deadline'))
  else if (!(await isAhead(ctx, row.deadline))) found.push(label('报价截止时间已过', 'the deadline has passed'))
  const silent = invitations.filter(({ mobile }) => mobile === null).map(({ supplier }) => supplier)
  if (silent.length > 0)
    found.push(
      label(`${silent.join('、')}没有可发短信的联系人`, `${silent.join(', ')}: no contact with a mobile number`),
    )
  if (policy.needsApproval && row.status !== 'approved')
    found.push(label('需先通过审批', 'it has to be approved first'))
  return found
}

const companySql = `select company_name as company from tenant_ref where tenant_id = $1`

const messageOf = (sign: string, company: string) => {
  const text = signSms(sign, fillSms(inviteScene.text, { company, link: sampleLink }))
  return { text, length: text.length }
}

/** Everything publishing will do, before it is done. */
export const previewPublication = async (ctx: Ctx, id: string): Promise<PurchasePreview> => {
  await purchaseRecords.show(ctx, id)
  const row = await readWhole(ctx, id)
  const policy = await policyOf(ctx, policyInput(row))
  const invitations = (await invitationsOf(ctx, id)).filter(({ state }) => state !== 'canceled')
  const problems = await problemsOf(ctx, row, policy, invitations)
  const warnings: string[] = []
  for (const { supplierId } of invitations.slice(0, 30))
    warnings.push(...(await objections.to(ctx, supplierId, 'invite')).map(({ text }) => text[ctx.language]))
  const { rows } = await ctx.db.run<{ company: string }>(companySql, [ctx.tenantId])
  const message = messageOf(ctx.config.SMS_SIGN_NAME, rows[0]?.company ?? '')
  return {
    problems: problems.map((one) => one[ctx.language]),
    warnings,
    minQuotes: policy.minQuotes,
    openMode: policy.openMode,
    needsApproval: policy.needsApproval,
    approvalReasons: policy.reasons.map((one) => one[ctx.language]),
    messages: invitations.map(({ supplier, contactName, mobile }) => ({
      supplier,
      contact: contactName ?? '',
      mobile: mobile === null ? '' : covered(mobile),
      ...message,
    })),
  }
}
