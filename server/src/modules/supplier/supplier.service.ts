import { Supplier } from '@srm/api/supplier'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { useCases, type Values } from './part.service.ts'
import { isUsed } from './source.rules.ts'

mapConstraintError('supplier_credit_code_key', 'supplier.credit_code_taken', 'creditCode')

/** Everybody begins as somebody we might work with. */
const beginning = {
  status: 'enabled',
  lifecycle: 'potential',
  cooperationCount: 0,
  cooperationAmount: '0.00',
  source: 'staff',
} as const

const heldSql = `select s.cooperation_count > 0
    or exists (select 1 from hotel x where x.tenant_id = $1 and x.supplier_id = $2)
    or exists (select 1 from place x where x.tenant_id = $1 and x.supplier_id = $2)
    or exists (select 1 from staff x where x.tenant_id = $1 and x.supplier_id = $2)
    or exists (select 1 from supplier_move x where x.tenant_id = $1 and x.supplier_id = $2)
    or exists (select 1 from supplier_price_item x where x.tenant_id = $1 and x.supplier_id = $2)
    or exists (select 1 from supplier_qualification x where x.tenant_id = $1 and x.supplier_id = $2) as held
  from supplier s where s.tenant_id = $1 and s.id = $2 for update of s`

/** What was ever worked with is kept: it can be disabled, never deleted. */
const assertUnused = async (ctx: Ctx, id: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ held: boolean }>(heldSql, [ctx.tenantId, id])
  if (rows[0]?.held || (await isUsed(ctx, id))) fail('supplier.in_use')
}

export const suppliers = useCases(Supplier, {
  prepare: (_, sent, before) => (before ? sent : { ...beginning, ...sent }),
  removable: assertUnused,
})

export const importSupplier = (ctx: Ctx, sent: Values) => suppliers.create(ctx, { ...sent, source: 'import' })

/** Nobody chooses a disabled supplier any more; what it has done stays. */
export const setSupplierStatus = async (ctx: Ctx, id: string, version: number, status: 'enabled' | 'disabled') => {
  const before = await suppliers.records.held(ctx, id)
  if (before['version'] !== version)
    fail('record.stale', { details: { version: before['version'], updatedAt: before['updatedAt'], updatedBy: null } })
  const saved = await suppliers.records.patch(ctx, id, { status })
  return { id, version: saved.version }
}
