import { Contract, type ContractDirection, type ContractSide } from '@srm/api/contract'
import { metaOf } from '@srm/api/shared/field-meta'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { CreateInput } from '#kernel/records/fields/row.ts'
import { customerOwners } from '#modules/crm/index.ts'

type Input = CreateInput<typeof Contract>
type Parties = Pick<Input, 'customer' | 'supplier' | 'counterparty'>

const partyNeeded = (party: 'customer' | 'supplier' | 'counterparty'): never => {
  const { label: name } = metaOf(Contract.fields[party])
  return fail('contract.party_needed', {
    words: { party: label(name.zh, name.en.toLowerCase()) },
    errors: [{ path: party, message: '' }],
  })
}

/** Whether money comes in or goes out follows from who the other side is. */
export const sideOf = (direction: ContractDirection, { customer, supplier, counterparty }: Parties): ContractSide => {
  if (customer && supplier) fail('contract.one_party', { errors: [{ path: 'supplier', message: '' }] })
  if (direction === 'sale' && !customer) return partyNeeded('customer')
  if (direction === 'purchase' && !supplier) return partyNeeded('supplier')
  if (customer) return 'receive'
  if (supplier) return 'pay'
  return counterparty ? 'none' : partyNeeded('counterparty')
}

const namesSql = `select coalesce((select name from customer_ref where tenant_id = $1 and id = $2),
    (select name from supplier_ref where tenant_id = $1 and id = $3)) as name`

/** The other side's name as it is now: a contract keeps it when the company changes its own. */
export const counterpartyOf = async (ctx: Ctx, { customer, supplier, counterparty }: Parties): Promise<string> => {
  if (!customer && !supplier) return counterparty ?? ''
  const { rows } = await ctx.db.run<{ name: string | null }>(namesSql, [
    ctx.tenantId,
    customer ?? null,
    supplier ?? null,
  ])
  return rows[0]?.name ?? fail('record.bad_reference')
}

/** The customer is held while a contract with it is written, so that it does not fall into a pool meanwhile. */
export const holdParty = async (ctx: Ctx, { customer }: Parties): Promise<void> => {
  if (customer) await customerOwners.hold(ctx, customer, 'contract.closed_customer')
}

const parentSql = `select customer_id as customer, supplier_id as supplier, side, status from contract where tenant_id = $1 and id = $2`
type ParentRow = {
  readonly customer: string | null
  readonly supplier: string | null
  readonly side: ContractSide
  readonly status: string
}

/** A supplement belongs to a contract with the same other side. */
export const assertMain = async (
  ctx: Ctx,
  direction: ContractDirection,
  { parent, customer, supplier }: Input,
): Promise<void> => {
  if (direction === 'supplement' && !parent)
    fail('contract.parent_needed', { errors: [{ path: 'parent', message: '' }] })
  if (!parent) return
  const [main] = (await ctx.db.run<ParentRow>(parentSql, [ctx.tenantId, parent])).rows
  const isOther = main && (main.customer !== (customer ?? null) || main.supplier !== (supplier ?? null))
  if (!main || main.status !== 'approved' || isOther)
    fail('contract.wrong_parent', { errors: [{ path: 'parent', message: '' }] })
}
