import { Acceptance } from '@srm/api/acceptance'
import { label } from '@srm/api/shared/label'
import { percentOf } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { documentOf, type DocumentFact, type DocumentFactValues, type Requirement } from '#kernel/records/document.ts'
import { budgetFacts, budgetFactValues, budgetRequirements, judgeBudgetUse, useBudget } from '#modules/budget/index.ts'
import { acceptanceRecords, holdAcceptance, patchAcceptance, type AcceptanceRow } from '../acceptance.store.ts'
import { askOnSubmit, assertCurrent } from '../signature/request.service.ts'
import { giveBudgetBack, useOf } from './budget.service.ts'
import { settleWhenComplete } from './settle.service.ts'

const facts: Readonly<Record<string, DocumentFact>> = {
  overOrder: { label: label('超出订单容差', 'Beyond the tolerance of the order'), type: 'flag' },
  deduction: { label: label('扣款合计', 'Deducted'), type: 'money' },
  deductionRate: { label: label('扣款比例 %', 'Deducted, %'), type: 'number' },
  orderDifference: { label: label('累计与订单差额', 'In all, against the order'), type: 'money' },
  customerPaid: { label: label('客户直付金额', 'Paid by the customer'), type: 'money' },
  supplierSigned: { label: label('供应商已签字', 'Signed by the supplier'), type: 'flag' },
  ...budgetFacts,
}

/** A case that is only tried out has no order whose budget could be asked. */
const judged = async (ctx: Ctx, row: AcceptanceRow) => {
  const { order }: Partial<AcceptanceRow> = row
  return order && judgeBudgetUse(ctx, await useOf(ctx, row, true))
}

const budgetValues = async (ctx: Ctx, row: AcceptanceRow): Promise<DocumentFactValues> => {
  const verdict = await judged(ctx, row)
  return verdict ? budgetFactValues(verdict) : {}
}

const readFacts = async (ctx: Ctx, row: AcceptanceRow): Promise<DocumentFactValues> => ({
  overOrder: row.isOver,
  deduction: row.deductionAmount,
  deductionRate: percentOf(row.deductionAmount ?? '0', row.linesAmount ?? '0') ?? '0.00',
  orderDifference: row.difference,
  customerPaid: row.customerAmount,
  supplierSigned: row.stage === 'signed',
  ...(await budgetValues(ctx, row)),
})

const peopleSql = `select distinct u.id, r.code as role from role_ref r
    join user_role_ref m on m.tenant_id = r.tenant_id and m.role_id = r.id
    join user_ref u on u.tenant_id = m.tenant_id and u.id = m.user_id
  where r.tenant_id = $1 and r.code = any($2) and r.status = 'enabled' and u.status = 'active' and u.id is distinct from $3
  order by u.id`

type Person = { readonly id: string; readonly role: string }

const beyond = label(
  '实际数量或金额超出订单容差，须总经理审批',
  'more than ordered and tolerated takes the general manager',
)
const alone = label('验收人不能单独审批自己的验收', 'whoever accepted does not decide on it alone')

const deciders = ['GM', 'DEPT', 'FINANCE'] as const

const requirementsOf = async (ctx: Ctx, row: AcceptanceRow): Promise<Requirement[]> => {
  const { rows } = await ctx.db.run<Person>(peopleSql, [ctx.tenantId, deciders, row.owner?.id ?? null])
  const all = [...new Set(rows.map(({ id }) => id))]
  const verdict = await judged(ctx, row)
  const managers = rows.filter(({ role }) => role === 'GM').map(({ id }) => id)
  return [
    ...(all.length > 0 ? [{ people: all, reason: alone[ctx.language] }] : []),
    ...(row.isOver && managers.length > 0 ? [{ people: managers, reason: beyond[ctx.language] }] : []),
    ...(verdict ? await budgetRequirements(ctx, verdict) : []),
  ]
}

const nobody = label('请填写供应商签字人和手机号', 'say who signs for the supplier, and by which mobile')

/** Without the supplier's signature it is never settled. */
const precheck = (ctx: Ctx, { contactMobile, stage }: AcceptanceRow): Promise<string[]> =>
  Promise.resolve(contactMobile || stage === 'signed' ? [] : [nobody[ctx.language]])

/** Counted from now on, so that nobody else spends it; the supplier is asked at the same time as our own people. */
const onPending = async (ctx: Ctx, id: string): Promise<void> => {
  const row = await holdAcceptance(ctx, id)
  await assertCurrent(ctx, row)
  await useBudget(ctx, await useOf(ctx, row, true))
  await askOnSubmit(ctx, row)
}

const onApproved = async (ctx: Ctx, id: string): Promise<void> => {
  const row = await holdAcceptance(ctx, id)
  if (ctx.userId !== null && ctx.userId === row.owner?.id) fail('acceptance.own')
  await assertCurrent(ctx, row)
  await askOnSubmit(ctx, row)
  await settleWhenComplete(ctx, id)
}

const onBack = (ctx: Ctx, id: string): Promise<void> => giveBudgetBack(ctx, id)

/** Given up: the order can be accepted anew. */
const onGivenUp = async (ctx: Ctx, id: string): Promise<void> => {
  await giveBudgetBack(ctx, id)
  await patchAcceptance(ctx, id, { stage: 'void' })
}

const settledText = label('双方已签字结算', 'Both sides have signed it')

export const acceptanceDocument = documentOf(Acceptance, acceptanceRecords, {
  lines: acceptanceRecords.lines,
  amount: 'amount',
  summary: ['order', 'supplier', 'amount', 'deductionAmount', 'difference'],
  facts: { fields: facts, read: readFacts },
  precheck,
  mustApprove: requirementsOf,
  inUse: (ctx, { stage }) => Promise.resolve(stage === 'settled' ? [settledText[ctx.language]] : []),
  later: ['stage', 'signerName', 'signedAt', 'objection', 'settledAt', 'isRated'],
  defaultFlow: {
    steps: [
      { by: 'superior', name: label('直属上级', 'Superior') },
      { by: 'role', role: 'FINANCE', name: label('财务', 'Finance'), from: '5000.00' },
      { by: 'role', role: 'GM', name: label('总经理', 'General manager'), from: '200000.00' },
    ],
  },
  on: {
    pending: onPending,
    approved: onApproved,
    returned: onBack,
    withdrawn: onBack,
    rejected: onBack,
    terminated: onGivenUp,
    void: onGivenUp,
  },
})
