import { Contract, type ContractVersion } from '@srm/api/contract'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import type { ContractRow } from '../document/contract.store.ts'

const snapshotSql = `select snapshot from contract_version where tenant_id = $1 and contract_id = $2 and no = $3`

/** A contract as it was in a version. */
export const readVersion = async (ctx: Ctx, id: string, no: number): Promise<ContractRow> => {
  const { rows } = await ctx.db.run<{ snapshot: ContractRow }>(snapshotSql, [ctx.tenantId, id, no])
  return rows[0]?.snapshot ?? fail('record.not_found')
}

const versionsSql = `select v.no, v.at, u.name as by, v.amount::text as amount, c.side, h.id as "changeId", h.title as "changeName"
  from contract_version v join contract c on c.tenant_id = v.tenant_id and c.id = v.contract_id
    left join user_ref u on u.tenant_id = v.tenant_id and u.id = v.by
    left join contract_change h on h.tenant_id = v.tenant_id and h.id = v.contract_change_id
  where v.tenant_id = $1 and v.contract_id = $2 order by v.no desc`

type VersionRow = Omit<ContractVersion, 'change'> & {
  readonly side: string
  readonly changeId: string | null
  readonly changeName: string | null
}

const sideMasks: Readonly<Record<string, string>> = { receive: 'income', pay: 'cost' }

/** Whether this reader's roles cover the amounts of contracts of this side. */
export const hidesSide = ({ session }: Ctx, side: string): boolean => session.masks?.has(sideMasks[side] ?? '') === true

export const versionsOf = async (ctx: Ctx, id: string): Promise<ContractVersion[]> => {
  await assertInScope(ctx, Contract, id, true)
  const { rows } = await ctx.db.run<VersionRow>(versionsSql, [ctx.tenantId, id])
  return rows.map(({ side, changeId, changeName, amount, ...row }) => ({
    ...row,
    amount: hidesSide(ctx, side) ? null : amount,
    change: changeId === null ? null : { id: changeId, name: changeName ?? '' },
  }))
}
