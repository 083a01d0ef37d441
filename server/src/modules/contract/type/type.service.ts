import { ContractType, contract as calls } from '@srm/api/contract'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { defineResource } from '#modules/record/index.ts'
import { own } from '../contract.db.ts'
import { typeTree } from './type.views.ts'

mapConstraintError('contract_type_name_key', 'contractType.taken', 'name')

const aboveSql = `with recursive above as (select id, parent_id from contract_type where tenant_id = $1 and id = $2
    union select t.id, t.parent_id from above a join contract_type t on t.tenant_id = $1 and t.id = a.parent_id)
  select 1 from above where id = $3`

/** Two people who move at once wait for each other: neither can hang a branch below itself. */
const lockSql = `select pg_advisory_xact_lock(hashtextextended('contract types ' || $1::text, 0))`

const assertParent = async (ctx: Ctx, parent: string | null | undefined, id: string | undefined): Promise<void> => {
  if (!parent || !id) return
  await ctx.db.run(lockSql, [ctx.tenantId])
  const { rowCount } = await ctx.db.run(aboveSql, [ctx.tenantId, parent, id])
  if (rowCount !== 0) fail('contractType.wrong_parent', { errors: [{ path: 'parent', message: '' }] })
}

const childOf = (ctx: Ctx, id: string) =>
  own(ctx).selectFrom('contract_type').select('id').where('parent_id', '=', id).limit(1).executeTakeFirst()

export const types = defineResource(ContractType, calls.type, {
  code: { type: 160, prefix: 'HTFL' },
  prepare: async (ctx, sent, before) => {
    await assertParent(ctx, sent.parent, before?.id)
    return sent
  },
  removable: async (ctx, { id }) => {
    if ((await childOf(ctx, id)) !== undefined) fail('contractType.has_children')
  },
  handlers: { tree: (ctx) => typeTree(ctx) },
})
