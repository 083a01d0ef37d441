import { PaymentRequest } from '@srm/api/payment'
import { label } from '@srm/api/shared/label'
import { addMoney, compareMoney, percentOf, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { documentOf, type DocumentFact, type DocumentFactValues } from '#kernel/records/document.ts'
import { budgetRequirements, judgeBudgetUse, useBudget } from '#modules/budget/index.ts'
import { releaseInvoices } from '#modules/expense/index.ts'
import { receivedSteps } from '#modules/invoicing/index.ts'
import { taxOf } from '../labor/tax.views.ts'
import { judgeRequest } from './check.views.ts'
import { burdenOf, sourceIdOf } from './facts.views.ts'
import { keepInvoices } from './invoices.service.ts'
import { postInvoices, unpostInvoices } from './post.service.ts'
import { refusalOf } from './reasons.rules.ts'
import { heldRequest, itemOf, requestRecords, unrestricted, takeTurns, type RequestRow } from './request.store.ts'

/** Everything a request is counted with waits while it is judged and noted. */
export const turnsOf = (row: RequestRow): string[] => [
  itemOf(row).id,
  ...[sourceIdOf(row) ?? []].flat(),
  ...(row.payeeAccount ? [`account ${row.payeeAccount}`] : []),
  ...(row.idNo ? [`person ${row.idNo}`] : []),
]

/** What is kept back of a person follows from what else they earned this month, which others may have added to. */
const recountTax = async (ctx: Ctx, row: RequestRow): Promise<void> => {
  if (row.kind !== 'labor' || row.idNo === null) return
  const amount = row.amount
  const company = row.company?.id ?? null
  const withheld = await taxOf(ctx, { id: row.id, idNo: row.idNo, amount, day: row.needDate, company })
  if (withheld === row.withheld) return
  await requestRecords.patch(unrestricted(ctx), row.id, { withheld, payAmount: subtractMoney(amount, withheld) })
}

/** Invoices that stand in a request alone count before those received of the same order or contract. */
export const rematchBeside = async (ctx: Ctx, { order, contract, invoiceTotal }: RequestRow): Promise<void> => {
  if (compareMoney(invoiceTotal ?? '0', '0') <= 0) return
  if (contract) await receivedSteps.rematch(ctx, { subject: 'contract', id: contract.id })
  else if (order) await receivedSteps.rematch(ctx, { subject: 'purchaseOrder', id: order.id })
}

const onPending = async (ctx: Ctx, id: string): Promise<void> => {
  const row = await heldRequest(ctx, id)
  await takeTurns(ctx, turnsOf(row))
  await keepInvoices(ctx, row)
  const reasons = refusalOf(await judgeRequest(ctx, row))
  if (reasons) fail('paymentRequest.blocked', { words: { reasons } })
  await recountTax(ctx, row)
  await useBudget(ctx, { ...burdenOf(row), isPending: true })
  await rematchBeside(ctx, row)
}

export const onApproved = async (ctx: Ctx, id: string): Promise<void> => {
  const row = await heldRequest(ctx, id)
  await takeTurns(ctx, turnsOf(row))
  await useBudget(ctx, burdenOf(row))
  await postInvoices(ctx, row)
  await requestRecords.patch(unrestricted(ctx), id, { stage: 'toPay', failReason: null })
}

const freeBudget = (ctx: Ctx, row: RequestRow) => useBudget(ctx, { ...burdenOf(row), holds: [] })

const onBack = async (ctx: Ctx, id: string): Promise<void> => {
  const row = await heldRequest(ctx, id)
  await freeBudget(ctx, row)
  await rematchBeside(ctx, row)
}

/** Debt, budget and invoices of a request that comes to nothing. */
export const giveBack = async (ctx: Ctx, row: RequestRow): Promise<void> => {
  await takeTurns(ctx, turnsOf(row))
  await unpostInvoices(ctx, row)
  await freeBudget(ctx, row)
  await releaseInvoices(ctx, { kind: PaymentRequest.name, id: row.id })
}

const onRefused = async (ctx: Ctx, id: string): Promise<void> => {
  const row = await heldRequest(ctx, id)
  await giveBack(ctx, row)
  await rematchBeside(ctx, row)
}

const onVoid = async (ctx: Ctx, id: string): Promise<void> => {
  const row = await heldRequest(ctx, id)
  await giveBack(ctx, row)
  await requestRecords.patch(unrestricted(ctx), id, { stage: 'canceled' })
  await rematchBeside(ctx, row)
}

const facts: Readonly<Record<string, DocumentFact>> = {
  warnings: { label: label('风险提示数', 'Warnings'), type: 'number' },
  isAccountChanged: { label: label('收款账户 7 日内变更', 'Account changed within 7 days'), type: 'flag' },
  hasNoContract: { label: label('无合同', 'Without a contract'), type: 'flag' },
  paidRate: { label: label('累计付款/合同比例 %', 'Paid of the contract %'), type: 'number' },
}

const rateSql = `select amount::text as amount, settled::text as settled from contract_ref where tenant_id = $1 and id = $2`

const paidRate = async (ctx: Ctx, { contract, amount }: RequestRow): Promise<string | null> => {
  if (!contract) return null
  const { rows } = await ctx.db.run<{ amount: string | null; settled: string }>(rateSql, [ctx.tenantId, contract.id])
  const [sums] = rows
  return sums ? percentOf(addMoney(sums.settled, amount), sums.amount ?? '0') : null
}

const readFacts = async (ctx: Ctx, row: RequestRow): Promise<DocumentFactValues> => {
  const warnings = (await judgeRequest(ctx, row)).filter(({ blocks }) => !blocks)
  return {
    warnings: String(warnings.length),
    isAccountChanged: warnings.some(({ key }) => key === 'accountChanged'),
    hasNoContract: row.contract === null && row.order === null && row.supplier !== null,
    paidRate: await paidRate(ctx, row),
  }
}

const inUse = label('付款申请已入批次或已付款', 'It is in a batch or paid')

export const requestDocument = documentOf(PaymentRequest, requestRecords, {
  lines: requestRecords.lines,
  amount: 'amount',
  summary: ['kind', 'amount', 'payeeName', 'project', 'needDate'],
  facts: { fields: facts, read: readFacts },
  precheck: async (ctx, row) => {
    const refusal = refusalOf(await judgeRequest(ctx, row))
    return refusal && row.stage === 'applying' ? [refusal[ctx.language]] : []
  },
  mustApprove: async (ctx, row) =>
    budgetRequirements(ctx, await judgeBudgetUse(ctx, { ...burdenOf(row), isPending: true })),
  inUse: (ctx, { stage }) =>
    Promise.resolve(['batched', 'paying', 'paid'].includes(stage) ? [inUse[ctx.language]] : []),
  later: ['withheld', 'payAmount', 'batch', 'paidOn', 'bankSerial', 'failReason', 'slips', 'stage', 'owner'],
  defaultFlow: {
    steps: [
      { by: 'superior', name: label('直属上级', 'Superior') },
      { by: 'role', role: 'FINANCE', name: label('财务', 'Finance') },
      { by: 'role', role: 'GM', name: label('总经理', 'General manager'), from: '100000.00' },
    ],
  },
  on: {
    pending: onPending,
    approved: onApproved,
    returned: onBack,
    withdrawn: onBack,
    rejected: onRefused,
    terminated: onRefused,
    void: onVoid,
  },
})
