import { externalPages } from '@srm/api/onboarding/external-pages'
import { applicationScenes } from '@srm/api/onboarding/sms-scenes'
import { label } from '@srm/api/shared/label'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { issueLink, renewLink, type ExternalPurpose } from '#modules/external/index.ts'
import { docType } from '../application/application.views.ts'
import { purpose } from './draft.views.ts'
import { draftFor } from './entry.service.ts'

const isOutcome = (stage: string): stage is keyof typeof applicationScenes => Object.hasOwn(applicationScenes, stage)

type Row = { readonly code: string; readonly stage: string; readonly company: string }

const foundSql = `select a.code, a.stage, t.company_name as company from supplier_application a
  join tenant_ref t on t.tenant_id = a.tenant_id where a.tenant_id = $1 and a.id = $2`

/** An applicant is told how it stands, and mends what came back. */
export const applicantPurpose: ExternalPurpose = {
  name: purpose,
  label: label('准入申请', 'Application'),
  page: externalPages.apply.path,
  days: 30,
  message: async (ctx, { recordId }) => {
    const found = (await ctx.db.run<Row>(foundSql, [ctx.tenantId, recordId])).rows[0]
    if (!found || !isOutcome(found.stage)) return undefined
    const { company, code, stage } = found
    return { scene: applicationScenes[stage], values: { company, code } }
  },
  assertManager: async (ctx) => {
    if (!holds(ctx.session, `${docType}:review`)) fail('external.not_yours')
  },
  enter: (ctx, { recordId, mobile }) => draftFor(ctx, { tenantId: ctx.tenantId, mobile, applicationId: recordId }),
}

const contactSql = `select a.contact_name as name, a.contact_mobile as mobile, a.name as company,
    (select case when x.revoked_at is null then 'open' else 'revoked' end
      from external_link_ref x where x.tenant_id = a.tenant_id and x.id = a.id) as link
  from supplier_application a where a.tenant_id = $1 and a.id = $2`

type Contact = { readonly name: string; readonly mobile: string; readonly company: string }

/** One link for one application, however often it goes back and forth: its page is the same. */
export const notifyApplicant = async (ctx: Ctx, id: string): Promise<void> => {
  const { rows } = await ctx.db.run<Contact & { link: 'open' | 'revoked' | null }>(contactSql, [ctx.tenantId, id])
  const { link, ...contact } = rows[0] ?? fail('record.not_found')
  if (link === 'open') await renewLink(ctx, id)
  if (link === null) await issueLink(ctx, { id, purpose, subject: docType, recordId: id, contact })
}
