import { evaluate } from '@srm/flow/evaluate'
import { Condition, type Facts } from '@srm/flow/tree/condition'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { own } from '../approval.db.ts'

export type BoundFlow = {
  readonly flowId: string
  readonly versionId: string
  readonly name: string
  readonly no: number
}

const boundSql = `select b.condition, f.id as "flowId", f.name, v.id as "versionId", v.no
  from approval_flow_binding b
  join approval_flow f on f.tenant_id = b.tenant_id and f.id = b.flow_id and f.enabled
  join approval_flow_version v on v.tenant_id = f.tenant_id and v.id = f.active_version_id
  where b.tenant_id = $1 and b.doc_type = $2 and b.purpose = $3 order by b.priority`

/** The first flow whose condition the document meets; one without a condition takes all the rest. */
export const boundFlow = async (
  ctx: Ctx,
  docType: string,
  purpose: string,
  facts: Facts,
  now: number,
): Promise<BoundFlow | undefined> => {
  const { rows } = await ctx.db.run<BoundFlow & { condition: unknown }>(boundSql, [ctx.tenantId, docType, purpose])
  const today = shanghaiDay(new Date(now))
  return rows.find(({ condition }) => condition === null || evaluate(Condition.parse(condition), facts, today).holds)
}

export const bindingsOf = (ctx: Ctx, docType: string | undefined) => {
  const all = own(ctx)
    .selectFrom('approval_flow_binding')
    .select(['id', 'doc_type as docType', 'purpose', 'priority', 'flow_id as flowId', 'condition'])
    .orderBy('doc_type')
    .orderBy('purpose')
    .orderBy('priority')
  return (docType ? all.where('doc_type', '=', docType) : all).execute()
}
