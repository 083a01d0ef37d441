import { FinalAccount } from '@srm/api/final-account'
import { label } from '@srm/api/shared/label'
import { addMoney, percentOf, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { documentOf, type DocumentFact, type DocumentFactValues } from '#kernel/records/document.ts'
import { hindrancesOf, stageSql } from '../sheet/check.views.ts'
import { readKept } from '../sheet/kept.store.ts'
import { accountRecords, heldAccount, lockProject, unrestricted, type AccountRow } from './account.store.ts'

const facts: Readonly<Record<string, DocumentFact>> = {
  difference: { label: label('结算比预算多', 'Settled over budget'), type: 'money' },
  differenceRate: { label: label('结算比预算多 %', 'Settled over budget, %'), type: 'number' },
  unpaid: { label: label('未付款', 'Not paid'), type: 'money' },
  uninvoiced: { label: label('未收票', 'Not invoiced'), type: 'money' },
  receivable: { label: label('未收款', 'Not received'), type: 'money' },
  explained: { label: label('有差异说明的单据数', 'Documents with a reason'), type: 'number' },
}

/** A preview holds no row: it is read as the approval gave it, with nothing covered. */
const readFacts = async (ctx: Ctx, row: AccountRow): Promise<DocumentFactValues> => {
  const { documents } = await readKept(ctx, row.id)
  const of = (side: 'cost' | 'income', key: 'openInvoice' | 'openPayment'): string =>
    addMoney('0', ...documents.filter((one) => one.side === side).map((one) => one[key]))
  const [budget, settled] = [row.budgetCost ?? '0.00', row.settledCost ?? '0.00']
  const difference = subtractMoney(settled, budget)
  return {
    difference,
    differenceRate: percentOf(difference, budget),
    unpaid: of('cost', 'openPayment'),
    uninvoiced: of('cost', 'openInvoice'),
    receivable: of('income', 'openPayment'),
    explained: String(documents.filter(({ reason }) => reason !== null).length),
  }
}

/** Seen as it is now, with nobody changing the project's accounts beside it. */
const assertReady = async (ctx: Ctx, id: string): Promise<AccountRow> => {
  const row = await heldAccount(ctx, id)
  await lockProject(ctx, row.project.id)
  const reasons = (await hindrancesOf(ctx, row)).join('；')
  if (reasons !== '') fail('finalAccount.blocked', { words: { reasons: label(reasons, reasons) } })
  return row
}

const onPending = async (ctx: Ctx, id: string): Promise<void> => void (await assertReady(ctx, id))

/** As it was approved it stays; what comes later is another version. */
export const onApproved = async (ctx: Ctx, id: string): Promise<void> => {
  await assertReady(ctx, id)
  await accountRecords.patch(unrestricted(ctx), id, { stage: 'locked', lockedAt: new Date().toISOString() })
}

const onVoid = async (ctx: Ctx, id: string): Promise<void> =>
  void (await accountRecords.patch(unrestricted(ctx), id, { stage: 'void' }))

const laterSql = `select code from final_account where tenant_id = $1 and project_id = $2 and version_no > $3 and status <> 'void' order by code`

/** A closed project, and a later version, rest on it. */
const usesOf = async (ctx: Ctx, { project, versionNo }: AccountRow): Promise<string[]> => {
  const { rows } = await ctx.db.run<{ stage: string }>(stageSql, [ctx.tenantId, project.id])
  const { rows: later } = await ctx.db.run<{ code: string }>(laterSql, [ctx.tenantId, project.id, versionNo])
  return [
    ...(rows[0]?.stage === 'closed' ? [label('项目已结项', 'The project is closed')[ctx.language]] : []),
    ...later.map(({ code }) => label(`已有补充决算 ${code}`, `${code} goes on from it`)[ctx.language]),
  ]
}

export const accountDocument = documentOf(FinalAccount, accountRecords, {
  lines: accountRecords.lines,
  amount: 'settledCost',
  summary: ['project', 'kind', 'settledIncome', 'budgetCost', 'settledCost'],
  facts: { fields: facts, read: readFacts },
  precheck: hindrancesOf,
  inUse: usesOf,
  later: ['stage', 'lockedAt'],
  defaultFlow: {
    steps: [
      { by: 'superior', name: label('直属上级', 'Superior') },
      { by: 'role', role: 'FINANCE', name: label('财务', 'Finance') },
      { by: 'role', role: 'GM', name: label('总经理', 'General manager') },
    ],
  },
  on: { pending: onPending, approved: onApproved, void: onVoid, terminated: onVoid },
})
