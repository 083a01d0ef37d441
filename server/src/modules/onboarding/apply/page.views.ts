import type { ApplyPage, Remark, SupplierApplication, Welcome } from '@srm/api/onboarding'
import type { Ctx } from '#kernel/ctx.ts'
import type { Exchange } from '#kernel/module.ts'
import { fail } from '#kernel/errors.ts'
import { covered } from '#kernel/external.ts'
import type { Row } from '#kernel/records/fields/row.ts'
import { optionWords } from '#modules/dictionary/index.ts'
import { fileViews, uploadLimitOf } from '#modules/file/index.ts'
import { companyByCode } from '#modules/tenancy/index.ts'
import { applications } from '../application/application.store.ts'
import type { Draft } from './draft.views.ts'

const classesSql = `select c.id, c.name, p.name as parent, coalesce(k.kind, q.kind, 'other') as kind,
    coalesce(nullif(k.required_certificates, '{}'), q.required_certificates, '{license}') as certificates
  from supplier_classify_ref c
    left join supplier_classify_ref p on p.tenant_id = c.tenant_id and p.id = c.parent_id
    left join supplier_classify_terms_ref k on k.tenant_id = c.tenant_id and k.classify_id = c.id
    left join supplier_classify_terms_ref q on q.tenant_id = c.tenant_id and q.classify_id = c.parent_id
  where c.tenant_id = $1 and not exists (select 1 from supplier_classify_ref x where x.tenant_id = c.tenant_id and x.parent_id = c.id)
  order by coalesce(p.sort, c.sort), p.id nulls first, c.sort, c.id`

/** What anybody may know who has the link: whose page it is, what one can apply for and what to bring. */
export const welcomeOf = async (code: string, { asTenant }: Exchange): Promise<Welcome> => {
  const company = (await companyByCode(asTenant, code)) ?? fail('onboarding.unknown_company')
  return asTenant(company.tenantId, async (ctx) => ({
    company: company.name,
    classes: (await ctx.db.run<Welcome['classes'][number]>(classesSql, [ctx.tenantId])).rows,
    certificateTypes: (await optionWords(ctx, ['certificateType'])).map(({ value, name }) => ({ value, name })),
    uploadLimit: await uploadLimitOf(ctx),
  }))
}

type Application = Row<typeof SupplierApplication>

const bankOf = ({ accountNo, accountName, bankName, branch }: Application) =>
  accountNo ? { bank: { accountNo, accountName, bankName, branch } } : {}

const shown = [
  'name',
  'type',
  'creditCode',
  'legalPerson',
  'businessScope',
  'classifies',
  'region',
  'address',
  'contactName',
  'contactPosition',
  'contactEmail',
  'licences',
  'offers',
  'referrer',
  'remark',
] as const

/** The application as its own page sends it; nothing of what we think of it. */
const sentValues = (row: Application): Record<string, unknown> => ({
  ...Object.fromEntries(shown.filter((key) => row[key] !== null).map((key) => [key, row[key]])),
  ...bankOf(row),
})

const companySql = 'select company_name as name, company_code as code from tenant_ref where tenant_id = $1'
const remarksSql = 'select remarks from supplier_application where tenant_id = $1 and id = $2'

type CurrentState = Pick<ApplyPage, 'applyNo' | 'stage' | 'submittedAt' | 'opinion' | 'remarks' | 'values' | 'open'>

const beingFilled = ({ body }: Draft): CurrentState => ({
  applyNo: null,
  stage: 'draft',
  submittedAt: null,
  opinion: null,
  remarks: [],
  values: { ...body },
  open: true,
})

/** What a reviewer says on a return is for them; other opinions only where it ended. */
const sentIn = async (ctx: Ctx, id: string, { body }: Draft): Promise<CurrentState> => {
  const row = await applications.held(ctx, id)
  const { stage } = row
  const { rows } = await ctx.db.run<{ remarks: Remark[] }>(remarksSql, [ctx.tenantId, id])
  const told = stage === 'returned' || stage === 'rejected'
  return {
    applyNo: row.code,
    stage,
    submittedAt: row.submittedAt,
    opinion: told ? row.opinion : null,
    remarks: stage === 'returned' ? (rows[0]?.remarks ?? []) : [],
    values: stage === 'returned' ? { ...sentValues(row), ...body } : { name: row.name },
    open: stage === 'returned',
  }
}

/** Everything an applicant sees of theirs. */
export const pageOf = async (ctx: Ctx, draft: Draft): Promise<ApplyPage> => {
  const { rows } = await ctx.db.run<{ name: string; code: string }>(companySql, [ctx.tenantId])
  const standing = draft.applicationId ? await sentIn(ctx, draft.applicationId, draft) : beingFilled(draft)
  const files = standing.open ? [...(await fileViews(ctx, draft.uploads)).values()] : []
  const { name = '', code = '' } = rows[0] ?? {}
  return {
    company: name,
    companyCode: code,
    applicationId: draft.applicationId,
    mobile: covered(draft.mobile),
    ...standing,
    files,
  }
}
