import type { Remark, Review } from '@srm/api/onboarding'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { unseal } from '#kernel/log/sealing.ts'
import { approvalOfDocument } from '#modules/approval/index.ts'
import { fromExternal } from '#modules/supplier/index.ts'
import { isInFlow } from './application.rules.ts'

export const docType = 'supplierApplication'

type Traits = {
  readonly name: string
  readonly creditCode: string | null
  readonly mobile: string
  readonly accountNo: string | null
  readonly status: string
  readonly remarks: Remark[]
}

const traitsSql = `select name, credit_code as "creditCode", contact_mobile as mobile, account_no as "accountNo", status, remarks
  from supplier_application where tenant_id = $1 and id = $2`

const othersSql = `select o.id, o.code, o.name, o.stage, o.submitted_at as "submittedAt"
  from supplier_application a join supplier_application o on o.tenant_id = a.tenant_id and o.id <> a.id
    and (o.credit_code = a.credit_code or o.name_key = a.name_key or o.contact_mobile = a.contact_mobile)
  where a.tenant_id = $1 and a.id = $2 order by o.submitted_at desc, o.id limit 10`

export const reviewOf = async (ctx: Ctx, id: string): Promise<Review> => {
  const traits = (await ctx.db.run<Traits>(traitsSql, [ctx.tenantId, id])).rows[0] ?? fail('record.not_found')
  const asked = {
    name: traits.name,
    phone: traits.mobile,
    ...(traits.creditCode && { creditCode: traits.creditCode }),
    ...(traits.accountNo && { bankAccount: unseal(ctx.config, ctx.tenantId, traits.accountNo) }),
  }
  const inFlow = isInFlow(traits.status)
  const open = inFlow ? await approvalOfDocument.approval(ctx, { docType, docId: id }) : undefined
  return {
    remarks: traits.remarks,
    duplicates: await fromExternal.duplicates(ctx, asked),
    others: (await ctx.db.run<Review['others'][number]>(othersSql, [ctx.tenantId, id])).rows,
    inFlow,
    mine: open?.status === 'running' && open.taskId !== null,
  }
}

const codeSql = 'select company_code as code from tenant_ref where tenant_id = $1'

/** What is put on a site, a poster or in a message; it names the company and opens nothing. */
export const invitationOf = async (ctx: Ctx): Promise<{ url: string }> => {
  const { rows } = await ctx.db.run<{ code: string }>(codeSql, [ctx.tenantId])
  return { url: `${ctx.config.PUBLIC_URL}#/supplierApplyFor?company=${rows[0]?.code ?? ''}` }
}
