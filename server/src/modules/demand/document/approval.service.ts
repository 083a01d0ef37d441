import { Demand } from '@srm/api/demand'
import { shanghaiDay } from '@srm/api/shared/date'
import { label } from '@srm/api/shared/label'
import { addMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { documentOf, type DocumentFact } from '#kernel/records/document.ts'
import {
  budgetFacts,
  budgetFactValues,
  budgetRequirements,
  closeBudgetUse,
  judgeBudgetUse,
  useBudget,
} from '#modules/budget/index.ts'
import { closeOpenLines, movedOnOf } from '../pool/close.service.ts'
import { fillPool } from '../pool/fill.service.ts'
import { demandRecords, seeingAll, type DemandRow } from './demand.store.ts'
import { notifyBuyers } from './notice.service.ts'

const holderOf = (id: string) => ({ kind: Demand.name, id })

type BudgetLoad = Pick<DemandRow, 'id' | 'lines'>

const burdenOf = ({ id, lines }: BudgetLoad) => ({
  holder: holderOf(id),
  point: 'reserve' as const,
  // What the customer pays is none of our money.
  holds: lines.flatMap(({ budgetItem, budgetAmount, isCustomerPaid }) =>
    budgetItem && budgetAmount !== null && !isCustomerPaid ? [{ item: budgetItem.id, amount: budgetAmount }] : [],
  ),
})

const held = (ctx: Ctx, id: string): Promise<DemandRow> => demandRecords.held(seeingAll(ctx), id)

const onPending = async (ctx: Ctx, id: string): Promise<void> =>
  void (await useBudget(ctx, { ...burdenOf(await held(ctx, id)), isPending: true }))

/** What was agreed to keeps its budget and waits for buyers. */
export const onApproved = async (ctx: Ctx, id: string): Promise<void> => {
  const row = await held(ctx, id)
  await useBudget(ctx, burdenOf(row))
  await fillPool(ctx, row)
  await demandRecords.patch(seeingAll(ctx), id, { stage: 'pooled' })
  await notifyBuyers(ctx, row)
}

const onBack = async (ctx: Ctx, id: string): Promise<void> =>
  void (await useBudget(ctx, { holder: holderOf(id), point: 'reserve', holds: [] }))

const onVoid = async (ctx: Ctx, id: string): Promise<void> => {
  await closeOpenLines(ctx, id)
  await closeBudgetUse(ctx, holderOf(id), 'reserve')
  await demandRecords.patch(seeingAll(ctx), id, { stage: 'stopped' })
}

const day = 24 * 60 * 60 * 1000
const daysUntil = (date: string): string =>
  String(Math.round((Date.parse(date) - Date.parse(shanghaiDay(new Date()))) / day))

const unbudgetedOf = ({ lines }: BudgetLoad): string =>
  addMoney(
    '0',
    ...lines.flatMap(({ budgetItem, budgetAmount, isCustomerPaid }) =>
      budgetItem || isCustomerPaid ? [] : [budgetAmount ?? '0'],
    ),
  )

const facts: Readonly<Record<string, DocumentFact>> = {
  ...budgetFacts,
  leadDays: { label: label('距需求日天数', 'Days until it is needed'), type: 'number' },
  unbudgeted: { label: label('无预算项金额', 'Without a budget line'), type: 'money' },
}

export const demandDocument = documentOf(Demand, demandRecords, {
  lines: demandRecords.lines,
  amount: 'amount',
  summary: ['amount', 'project', 'needDate', 'urgency', 'lineCount'],
  facts: {
    fields: facts,
    read: async (ctx, row) => ({
      ...budgetFactValues(await judgeBudgetUse(ctx, burdenOf(row))),
      leadDays: daysUntil(row.needDate),
      unbudgeted: unbudgetedOf(row),
    }),
  },
  mustApprove: async (ctx, row) =>
    budgetRequirements(ctx, await judgeBudgetUse(ctx, { ...burdenOf(row), isPending: true })),
  inUse: async (ctx, { id }) => {
    const lines = await movedOnOf(ctx, id)
    return lines.map(
      ({ code, name }) => label(`${code} ${name} 已在采购中`, `${code} ${name} is being bought`)[ctx.language],
    )
  },
  later: ['orderedRate', 'stage', 'stopReason'],
  defaultFlow: {
    steps: [
      { by: 'superior', name: label('直属上级', 'Superior') },
      { by: 'deptHead', name: label('部门负责人', 'Head of department'), from: '50000.00' },
      { by: 'role', role: 'GM', name: label('总经理', 'General manager'), from: '200000.00' },
    ],
  },
  on: {
    pending: onPending,
    approved: onApproved,
    returned: onBack,
    withdrawn: onBack,
    rejected: onBack,
    terminated: onBack,
    void: onVoid,
  },
})
