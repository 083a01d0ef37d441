import type { Ctx } from '#kernel/ctx.ts'
import { holdersOf } from '#kernel/db/holders.ts'
import type { Document } from '#kernel/records/document.ts'
import { own } from '../approval.db.ts'
import { documents } from '../run/document.store.ts'
import { treeOfDefault } from './default-flow.rules.ts'
import { bindFlows, createFlow, publishFlow } from './flow.service.ts'

const rolesSql = `select code, id from role_ref where tenant_id = $1 and status = 'enabled'`

/** Who answers for the flow where its steps find nobody; a company without people gets its flows with the first one. */
const adminOf = async (ctx: Ctx): Promise<string | undefined> => (await holdersOf(ctx, 'approvalFlow:update')).at(-1)

const isBound = async (ctx: Ctx, docType: string): Promise<boolean> =>
  (await own(ctx)
    .selectFrom('approval_flow_binding')
    .select('id')
    .where('doc_type', '=', docType)
    .executeTakeFirst()) !== undefined

const addFlow = async (ctx: Ctx, { record, defaultFlow, amount }: Document, admin: string): Promise<string | null> => {
  if (!defaultFlow || (await isBound(ctx, record.name))) return null
  const { rows } = await ctx.db.run<{ code: string; id: string }>(rolesSql, [ctx.tenantId])
  const roles = new Map(rows.map(({ code, id }) => [code, id]))
  const name = `${record.label.zh}审批`
  const { id } = await createFlow(ctx, {
    key: `default-${record.name}`,
    name,
    groupName: '默认',
    icon: null,
    description: '随产品提供，可以修改或换成自己的流程',
    tree: treeOfDefault(defaultFlow, { admin, roles, amount }),
  })
  await publishFlow(ctx, id, { rev: 1, note: '默认流程' })
  await bindFlows(ctx, { docType: record.name, purpose: 'create', flows: [{ flowId: id, condition: null }] })
  return id
}

const takenSql = 'select doc_type as type from approval_default_flow where tenant_id = $1'

/**
 * Every document that comes with a flow gets it once in each company, unless the company has drawn its own by then.
 * Whoever unbinds it afterwards decides by hand, and it does not come back.
 */
export const seedDefaultFlows = async (ctx: Ctx): Promise<void> => {
  const { rows } = await ctx.db.run<{ type: string }>(takenSql, [ctx.tenantId])
  const had = new Set(rows.map(({ type }) => type))
  const missing = documents().filter(({ record, defaultFlow }) => defaultFlow && !had.has(record.name))
  const admin = missing.length > 0 ? await adminOf(ctx) : undefined
  if (!admin) return
  for (const document of missing) {
    const flowId = await addFlow(ctx, document, admin)
    await own(ctx)
      .insertInto('approval_default_flow')
      .values({ doc_type: document.record.name, flow_id: flowId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
