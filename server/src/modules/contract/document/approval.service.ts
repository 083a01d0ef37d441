import { Contract } from '@srm/api/contract'
import { label } from '@srm/api/shared/label'
import { compareMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { documentOf } from '#kernel/records/document.ts'
import { assertCredit, assertSupplierAllowed } from '#modules/crm/index.ts'
import { assertEligible } from '#modules/supplier/index.ts'
import { writeVersion } from '../change/version.service.ts'
import { resolveDues, restage } from '../plan/due.service.ts'
import { fillPlans } from '../plan/fill.service.ts'
import { contractRecords, heldContract, seeingAll, stamp, type ContractRow } from './contract.store.ts'
import { contractFacts, creditRequirements, readContractFacts } from './facts.views.ts'
import { holdParty } from './party.service.ts'

const noPlans = label('请填写收付款约定', 'Enter the instalments')
const noAmount = label('合同金额应大于 0', 'The amount is more than nothing')

/** A framework may be without an amount: what is ordered under it has its own. */
const missingIn = ({ side, direction, amount, plans, amountKind }: ContractRow) => {
  if (side === 'none' || direction === 'framework' || amountKind === 'unitPrice') return []
  if (compareMoney(amount ?? '0', '0') <= 0) return [noAmount]
  return plans.length === 0 && amountKind === 'fixed' ? [noPlans] : []
}

const customerSql = `select customer_id as customer from project_ref where tenant_id = $1 and id = $2`

/** Suppliers are asked whether they may be bought from, and not for a customer who refuses them. */
const assertSupplier = async (ctx: Ctx, { supplier, project }: ContractRow): Promise<void> => {
  if (!supplier) return
  await assertEligible(ctx, supplier.id, 'order')
  if (!project) return
  const { rows } = await ctx.db.run<{ customer: string | null }>(customerSql, [ctx.tenantId, project.id])
  if (rows[0]?.customer) await assertSupplierAllowed(ctx, rows[0].customer, supplier.id)
}

const onPending = async (ctx: Ctx, id: string): Promise<void> => {
  const row = await heldContract(ctx, id)
  const [missing] = missingIn(row)
  if (missing === noAmount) fail('contract.no_amount')
  if (missing) fail('contract.plans_missing')
  await assertSupplier(ctx, row)
  const { amount, customer, side } = row
  if (side === 'receive' && customer)
    await assertCredit(ctx, {
      customer: customer.id,
      amount: amount ?? '0',
      what: `合同 ${row.code}`,
      reason: row.creditReason,
    })
  // After the credit, which locks the customer for good: two who both held it and then wanted more would wait for each other.
  await holdParty(ctx, { customer: row.customer?.id ?? null })
}

/** Agreed to, not signed: its instalments are known, and their days where what they wait for has one. */
export const onApproved = async (ctx: Ctx, id: string): Promise<void> => {
  await contractRecords.patch(seeingAll(ctx), id, { stage: 'toSign', ...stamp(ctx) })
  await writeVersion(ctx, id)
  await fillPlans(ctx, id)
  await resolveDues(ctx, { contracts: [id] }, 'approved')
}

const onVoid = async (ctx: Ctx, id: string): Promise<void> => {
  await contractRecords.patch(seeingAll(ctx), id, { stage: 'void', hasOpenChange: false, ...stamp(ctx) })
  await restage(ctx, { contracts: [id] })
}

const usedSql = `select exists (select 1 from contract where tenant_id = $1 and parent_id = $2 and stage <> 'void') as children,
    exists (select 1 from contract_change where tenant_id = $1 and contract_id = $2 and status in ('pending', 'approved')) as changes`

const inUse = async (ctx: Ctx, { id, stage, settled, invoiced }: ContractRow): Promise<readonly string[]> => {
  const { rows } = await ctx.db.run<{ children: boolean; changes: boolean }>(usedSql, [ctx.tenantId, id])
  const reasons = [
    ...(stage === 'draft' || stage === 'toSign' ? [] : [label('合同已签署，只能终止', 'It was signed: terminate it')]),
    ...(compareMoney(settled ?? '0', '0') > 0 ? [label('合同已有收付款', 'Money was settled by it')] : []),
    ...(compareMoney(invoiced ?? '0', '0') > 0 ? [label('合同已有发票', 'It has invoices')] : []),
    ...(rows[0]?.children ? [label('合同已有下级合同', 'It has contracts below it')] : []),
    ...(rows[0]?.changes ? [label('合同已有变更', 'It has changes')] : []),
  ]
  return reasons.map((reason) => reason[ctx.language])
}

/** All that signing, money, changes and the archive write later: what was approved stands in its first version. */
const later = [
  'name',
  'customer',
  'supplier',
  'counterparty',
  'contactName',
  'contactPhone',
  'amountKind',
  'amount',
  'taxRate',
  'amountExTax',
  'tax',
  'deposit',
  'retentionRate',
  'startDate',
  'endDate',
  'isAutoRenewed',
  'noticeDays',
  'penalty',
  'lines',
  'plans',
  'clauses',
  'deviationCount',
  'versionNo',
  'signDate',
  'signer',
  'sealNo',
  'copies',
  'sealedFiles',
  'sealedPages',
  'sealedHash',
  'keeper',
  'storagePlace',
  'archiveNo',
  'archivedAt',
  'invoiced',
  'settled',
  'hasOpenChange',
  'stageBy',
  'stageAt',
  'stageReason',
  'pausedFrom',
  'stage',
  'owner',
] as const

export const contractDocument = documentOf(Contract, contractRecords, {
  lines: contractRecords.lines,
  amount: 'amount',
  summary: ['counterparty', 'amount', 'type', 'project', 'deviationCount'],
  facts: { fields: contractFacts, read: readContractFacts },
  precheck: (ctx, row) => Promise.resolve(missingIn(row).map((one) => one[ctx.language])),
  mustApprove: (ctx, row) => creditRequirements(ctx, row, row.amount ?? '0'),
  inUse,
  later,
  defaultFlow: {
    steps: [
      { by: 'superior', name: label('直属上级', 'Superior') },
      { by: 'deptHead', name: label('部门负责人', 'Head of department'), from: '50000.00' },
      { by: 'role', role: 'FINANCE', name: label('财务', 'Finance') },
      { by: 'role', role: 'GM', name: label('总经理', 'General manager'), from: '200000.00' },
    ],
  },
  on: { pending: onPending, approved: onApproved, void: onVoid },
})
