import { BudgetTemplate, type BudgetTemplateLine, type TemplateVersion } from '@srm/api/budget'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { masker } from '#kernel/records/fields/masks.ts'

const versionsSql = `select v.version_no as "versionNo", v.name, jsonb_array_length(v.lines) as lines,
    v.saved_at as "savedAt", u.id as "userId", u.name as "userName"
  from budget_template_version v left join user_ref u on u.tenant_id = v.tenant_id and u.id = v.saved_by
  where v.tenant_id = $1 and v.template_id = $2 order by v.version_no desc limit 200`

type VersionRow = Pick<TemplateVersion, 'versionNo' | 'name' | 'lines' | 'savedAt'> & {
  readonly userId: string | null
  readonly userName: string | null
}

const existsSql = `select 1 from budget_template where tenant_id = $1 and id = $2`

/** What a template was whenever it was saved, newest first. */
export const readVersions = async (ctx: Ctx, id: string): Promise<TemplateVersion[]> => {
  const { rowCount } = await ctx.db.run(existsSql, [ctx.tenantId, id])
  if (rowCount === 0) fail('record.not_found')
  const { rows } = await ctx.db.run<VersionRow>(versionsSql, [ctx.tenantId, id])
  return rows.map(({ userId, userName, ...row }) => ({
    ...row,
    savedBy: userId === null ? null : { id: userId, name: userName ?? '' },
  }))
}

const versionSql = `select version_no as "versionNo", name, lines from budget_template_version
  where tenant_id = $1 and template_id = $2 and version_no = $3`

type KeptVersion = { versionNo: number; name: string; lines: BudgetTemplateLine[] }

const hide = masker(BudgetTemplate)

/** One of them whole; what the reader's roles hide is hidden here as well. */
export const readVersion = async (ctx: Ctx, id: string, versionNo: number): Promise<KeptVersion> => {
  const { rows } = await ctx.db.run<KeptVersion>(versionSql, [ctx.tenantId, id, versionNo])
  return hide(ctx.session, rows[0] ?? fail('record.not_found'))
}
