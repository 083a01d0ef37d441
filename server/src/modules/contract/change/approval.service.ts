import { ContractChange } from '@srm/api/contract'
import { label } from '@srm/api/shared/label'
import { compareMoney, percentOf } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { documentOf, type DocumentFact, type DocumentFactValues } from '#kernel/records/document.ts'
import { assertCredit } from '#modules/crm/index.ts'
import { creditRequirements, creditWarnings } from '../document/facts.views.ts'
import { seeingAll } from '../document/contract.store.ts'
import { applyChange, markPending, unmarkPending } from './apply.service.ts'
import { changeRecords, type ChangeRow } from './change.store.ts'

const facts: Readonly<Record<string, DocumentFact>> = {
  amountRate: { label: label('金额变化 %', 'Amount changes by %'), type: 'number' },
  deviations: { label: label('非标条款数', 'Clauses that differ'), type: 'number' },
  isOverCredit: { label: label('超信用额度', 'Beyond the credit'), type: 'flag' },
}

/** A change belongs to the party that is to pay from then on, and more of it is more on credit. */
const creditOf = ({ customer, side, owner }: ChangeRow) => ({ customer, side, owner, isOpening: false })

const readFacts = async (ctx: Ctx, row: ChangeRow): Promise<DocumentFactValues> => ({
  amountRate: percentOf(row.amountDelta ?? '0', row.amountBefore ?? '0') ?? '0',
  deviations: String(row.clauses.filter(({ isDeviation }) => isDeviation).length),
  isOverCredit: (await creditWarnings(ctx, creditOf(row), row.amountDelta ?? '0')).length > 0,
})

const outdated = label('合同已有新版本，请重新填写变更', 'The contract has a newer version: write the change anew')
const versionSql = `select version_no as no from contract where tenant_id = $1 and id = $2`

const precheck = async (ctx: Ctx, { contract, baseVersion }: ChangeRow): Promise<readonly string[]> => {
  const { rows } = await ctx.db.run<{ no: number }>(versionSql, [ctx.tenantId, contract.id])
  return rows[0]?.no === baseVersion ? [] : [outdated[ctx.language]]
}

const onPending = async (ctx: Ctx, id: string): Promise<void> => {
  await markPending(ctx, id)
  const { customer, side, amountDelta, code, reason } = await changeRecords.held(seeingAll(ctx), id)
  if (side === 'receive' && customer && compareMoney(amountDelta ?? '0', '0') > 0)
    await assertCredit(ctx, { customer: customer.id, amount: amountDelta ?? '0', what: `合同变更 ${code}`, reason })
}

const inEffect = label('变更已生效，请另做变更', 'It is in effect; change the contract again')

export const changeDocument = documentOf(ContractChange, changeRecords, {
  lines: changeRecords.lines,
  amount: 'amount',
  summary: ['contract', 'kind', 'amountBefore', 'amountDelta', 'effectiveDate'],
  facts: { fields: facts, read: readFacts },
  precheck,
  mustApprove: (ctx, row) => creditRequirements(ctx, creditOf(row), row.amountDelta ?? '0'),
  inUse: (ctx) => Promise.resolve([inEffect[ctx.language]]),
  defaultFlow: {
    steps: [
      { by: 'superior', name: label('直属上级', 'Superior') },
      { by: 'role', role: 'FINANCE', name: label('财务', 'Finance') },
      { by: 'role', role: 'GM', name: label('总经理', 'General manager'), from: '200000.00' },
    ],
  },
  on: {
    pending: onPending,
    approved: applyChange,
    returned: unmarkPending,
    withdrawn: unmarkPending,
    rejected: unmarkPending,
    terminated: unmarkPending,
  },
})
