import type { ContractStart } from '@srm/api/contract'
import type { Ctx } from '#kernel/ctx.ts'
import { clausesOf } from '../template/template.views.ts'
import { typeRule } from '../type/type.views.ts'

const templateSql = `select id, name from contract_template where tenant_id = $1 and id = $2`

/** What a contract of a type begins with, by the type's template or another one. */
export const startOf = async (
  ctx: Ctx,
  { type, template }: { readonly type: string; readonly template?: string | undefined },
): Promise<ContractStart> => {
  const { direction, templateId, requiredPapers, isSealRequired } = await typeRule(ctx, type, 'record.not_found')
  const id = template ?? templateId
  const { rows } = await ctx.db.run<{ id: string; name: string }>(templateSql, [ctx.tenantId, id])
  return {
    direction,
    template: rows[0] ?? null,
    clauses: await clausesOf(ctx, rows[0]?.id),
    requiredPapers: [...requiredPapers],
    isSealRequired,
  }
}
