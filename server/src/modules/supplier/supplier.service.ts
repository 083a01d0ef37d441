import { Supplier, supplier } from '@srm/api/supplier'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import type { CreateInput, Row } from '#kernel/records/fields/row.ts'
import { defineResource, resourceService } from '#modules/record/index.ts'
import { findDuplicates, duplicatesOf } from './duplicate.views.ts'
import { findSuppliers, partsOf } from './supplier.views.ts'
import { own } from './supplier.db.ts'

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
const assertUnused = async (ctx: Ctx, { id }: Row<typeof Supplier>): Promise<void> => {
  const { rows } = await ctx.db.run<{ held: boolean }>(heldSql, [ctx.tenantId, id])
  if (rows[0]?.held) fail('supplier.in_use')
}

const service = resourceService(Supplier, {
  prepare: (_, sent, before) => (before ? sent : { ...beginning, ...sent }),
  removable: assertUnused,
})

const importSupplier = (ctx: Ctx, sent: CreateInput<typeof Supplier>) =>
  service.create(ctx, { ...sent, source: 'import' })

export const suppliers = defineResource(Supplier, supplier.supplier, {
  code: { type: 2, prefix: 'GYS', digits: 5 },
  service,
  imports: { create: importSupplier, update: service.update },
  handlers: {
    find: (ctx, { body }) => findSuppliers(ctx, body),
    duplicates: (ctx, { body }) => findDuplicates(ctx, body),
    duplicatesOf: (ctx, { params }) => duplicatesOf(ctx, params.id),
    parts: (ctx, { params }) => partsOf(ctx, params.id),
    enable: (ctx, { params, body }) => setSupplierStatus(ctx, params.id, body.version, 'enabled'),
    disable: (ctx, { params, body }) => setSupplierStatus(ctx, params.id, body.version, 'disabled'),
  },
})

/** Nobody chooses a disabled supplier any more; what it has done stays. */
const setSupplierStatus = async (
  ctx: Ctx,
  id: string,
  version: number,
  status: 'enabled' | 'disabled',
): Promise<{ id: string; version: number }> => {
  const { records } = service
  const before = await records.held(ctx, id)
  if (before.version !== version)
    fail('record.stale', { details: { version: before.version, updatedAt: before.updatedAt, updatedBy: null } })
  const saved = await records.patch(ctx, id, { status })
  return { id, version: saved.version }
}

export type Cooperation = {
  readonly count: number
  /** Of what was carried out, incl. tax. */
  readonly amount: string
  readonly lastOn: string | null
}

/** How much a supplier has worked for us, counted by whoever orders; a figure of its page, not a change of its record. */
export const setCooperation = async (ctx: Ctx, id: string, { count, amount, lastOn }: Cooperation): Promise<void> => {
  await own(ctx)
    .updateTable('supplier')
    .set({ cooperation_count: count, cooperation_amount: amount, last_cooperated_on: lastOn })
    .where('id', '=', id)
    .execute()
}
