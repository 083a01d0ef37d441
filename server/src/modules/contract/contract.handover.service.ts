import { Contract } from '@srm/api/contract'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { Handover } from '#kernel/module.ts'
import { contractRecords } from './document/contract.store.ts'

type Item = { id: string; name: string }

const openOwned = `owner_id = $2 and stage not in ('archived', 'void') and status not in ('rejected', 'terminated')`
const kept = `keeper_id = $2`

const handover = (kind: string, name: Handover['label'], field: 'owner' | 'keeper', condition: string): Handover => {
  const sql = `select id, code || ' ' || name as name from contract where tenant_id = $1 and ${condition} order by id`
  const find = async (ctx: Ctx, userId: string): Promise<Item[]> =>
    (await ctx.db.run<Item>(sql, [ctx.tenantId, userId])).rows
  return {
    kind,
    label: name,
    count: async (ctx, userId) => (await find(ctx, userId)).length,
    samples: async (ctx, userId) => (await find(ctx, userId)).slice(0, 5),
    transferTo: async (ctx, from, to) => {
      const all = await find(ctx, from)
      for (const { id } of all) await contractRecords.patch(ctx, id, { [field]: to })
      return all.length
    },
  }
}

/** What a leaver answers for, and the papers a leaver keeps. */
export const handovers: readonly Handover[] = [
  handover(Contract.name, Contract.label, 'owner', openOwned),
  handover('contractKeeping', label('保管的合同', 'Contracts kept'), 'keeper', kept),
]
