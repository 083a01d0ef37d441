import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Contract } from '@srm/api/contract'
import type { Values } from '#kernel/records/fields/row.ts'
import { own } from '../contract.db.ts'
import { markDeviations } from '../document/clause.rules.ts'
import { contractRecords, heldContract, seeingAll, stamp, type ContractRow } from '../document/contract.store.ts'
import { taxParts } from '../document/money.rules.ts'
import { resolveDues } from '../plan/due.service.ts'
import { fillPlans } from '../plan/fill.service.ts'
import { clausesOf } from '../template/template.views.ts'
import { assertInvoicedKept, assertSettledKept } from './change.service.ts'
import { changeRecords, type ChangeRow } from './change.store.ts'
import { matchRows, withoutId } from './diff.rules.ts'
import { writeVersion } from './version.service.ts'

const heldChange = (ctx: Ctx, id: string): Promise<ChangeRow> => changeRecords.held(seeingAll(ctx), id)

/** The contract first, then what changes it: the same order for everybody. */
const contractOf = async (ctx: Ctx, { contract, baseVersion }: ChangeRow): Promise<ContractRow> => {
  const row = await heldContract(ctx, contract.id)
  if (row.versionNo !== baseVersion)
    fail('contractChange.outdated', { words: { version: label(String(row.versionNo), String(row.versionNo)) } })
  return row
}

/** Lines keep their ids where they go on from one that was there: documents point at them. */
const partsOf = async (ctx: Ctx, change: ChangeRow, contract: ContractRow) => {
  const { pairs } = matchRows(contract.lines, change.lines, [({ name }) => name])
  const lines = pairs.map(([old, line]) => ({ ...withoutId(line), ...(old && { id: old.id }) }))
  const plans = change.plans.map(({ item, ...plan }) => ({ ...withoutId(plan), ...(item && { id: item }) }))
  const bare = change.clauses.map(withoutId)
  const { clauses, deviationCount } = markDeviations(bare, await clausesOf(ctx, contract.template?.id))
  return { lines, plans, clauses, deviationCount }
}

type ContractTerms = Values<typeof Contract>

const termsOf = (change: ChangeRow): ContractTerms => ({
  name: change.name,
  customer: change.customer?.id ?? null,
  supplier: change.supplier?.id ?? null,
  counterparty: change.counterparty,
  contactName: change.contactName,
  contactPhone: change.contactPhone,
  amountKind: change.amountKind,
  amount: change.amount ?? '0.00',
  taxRate: change.taxRate,
  ...taxParts(change.amount ?? '0.00', change.taxRate),
  deposit: change.deposit,
  retentionRate: change.retentionRate,
  startDate: change.startDate,
  endDate: change.endDate,
  isAutoRenewed: change.isAutoRenewed,
  noticeDays: change.noticeDays,
  penalty: change.penalty,
})

const stageAfter = (ctx: Ctx, { kind, reason }: ChangeRow, { stage }: ContractRow): ContractTerms => {
  const why = reason.slice(0, 200)
  if (kind === 'pause' && stage !== 'paused') return { stage: 'paused', pausedFrom: stage, ...stamp(ctx, why) }
  if (kind === 'terminate') return { stage: 'terminated', pausedFrom: null, ...stamp(ctx, why) }
  return {}
}

/** The contract becomes its next version; nothing else ever changes one that is approved. */
export const applyChange = async (ctx: Ctx, id: string): Promise<void> => {
  const all = seeingAll(ctx)
  const change = await heldChange(ctx, id)
  const contract = await contractOf(ctx, change)
  const { kind } = change
  if (kind !== 'pause' && kind !== 'terminate') {
    await assertSettledKept(ctx, contract.id, change.plans)
    await assertInvoicedKept(ctx, contract.id, change.amount ?? '0')
  }
  await contractRecords.patch(all, contract.id, {
    ...termsOf(change),
    ...(await partsOf(ctx, change, contract)),
    ...stageAfter(ctx, change, contract),
    versionNo: contract.versionNo + 1,
    hasOpenChange: false,
  })
  // From another beginning or to another end it is another term that is renewed.
  if (change.startDate !== contract.startDate || change.endDate !== contract.endDate)
    await own(ctx).updateTable('contract').set({ first_end: null }).where('id', '=', contract.id).execute()
  await writeVersion(ctx, contract.id, id)
  await fillPlans(ctx, contract.id)
  await resolveDues(ctx, { contracts: [contract.id] }, 'change', change.code)
  await ctx.emit('contract.changed', { id: contract.id, versionNo: contract.versionNo + 1 })
}

/** While it is decided on, no other change is begun and the contract says so. */
export const markPending = async (ctx: Ctx, id: string): Promise<void> => {
  const contract = await contractOf(ctx, await heldChange(ctx, id))
  if (contract.hasOpenChange) fail('contractChange.open')
  await contractRecords.patch(seeingAll(ctx), contract.id, { hasOpenChange: true })
}

export const unmarkPending = async (ctx: Ctx, id: string): Promise<void> => {
  const { contract } = await heldChange(ctx, id)
  await heldContract(ctx, contract.id)
  await contractRecords.patch(seeingAll(ctx), contract.id, { hasOpenChange: false })
}
