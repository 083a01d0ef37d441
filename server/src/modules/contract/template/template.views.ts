import type { LibraryClause } from '@srm/api/contract'
import type { Ctx } from '#kernel/ctx.ts'

export type TemplateClause = {
  readonly key: string
  readonly title: string
  readonly text: string
  readonly isFixed: boolean
}

const clausesSql = `select key, title, text, is_fixed as "isFixed" from contract_template_clause
  where tenant_id = $1 and contract_template_id = $2 order by line`

/** The clauses contracts of a template begin with. */
export const clausesOf = async (ctx: Ctx, templateId: string | null | undefined): Promise<TemplateClause[]> =>
  templateId ? (await ctx.db.run<TemplateClause>(clausesSql, [ctx.tenantId, templateId])).rows : []

const librarySql = `select c.key, c.title, c.text, t.name as template from contract_template_clause c
    join contract_template t on t.tenant_id = c.tenant_id and t.id = c.contract_template_id and t.status = 'enabled'
  where c.tenant_id = $1 and ($2::text is null or strpos(c.title || c.text, $2) > 0) order by c.title, t.name, c.line limit 100`

/** Clauses of all templates in use, to take into a contract. */
export const libraryOf = async (ctx: Ctx, keyword: string | undefined): Promise<LibraryClause[]> =>
  (await ctx.db.run<LibraryClause>(librarySql, [ctx.tenantId, keyword || null])).rows
