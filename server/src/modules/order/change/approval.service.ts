import { OrderChange } from '@srm/api/order'
import { label } from '@srm/api/shared/label'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { documentOf, type DocumentFact } from '#kernel/records/document.ts'
import {
  budgetFacts,
  budgetFactValues,
  budgetRequirements,
  judgeBudgetUse,
  useBudget,
  type BudgetUse,
} from '#modules/budget/index.ts'
import { objections } from '#modules/supplier/index.ts'
import { holdsOf, readBurden } from '../document/budget.service.ts'
import { demandsOf } from '../document/demands.service.ts'
import { lockOrder } from '../document/lock.store.ts'
import type { OrderRow } from '../document/order.store.ts'
import { contactOf } from '../step/contact.views.ts'
import { sendLink } from '../step/send.service.ts'
import { addedTo } from './added.service.ts'
import { assertChangeable } from './change.service.ts'
import { followChangePool, pooledIn } from './pool.service.ts'
import { changeHolder, changeRecords, heldChange, patchChange, type ChangeRow } from './change.store.ts'
import { dropChange, releaseChange } from './release.service.ts'

/** Lines as they will be, for whatever is worked out of them. */
export const changedLines = (order: OrderRow, change: ChangeRow): OrderRow['lines'] => {
  const changed = new Map(change.lines.map((line) => [line.orderLine?.id, line]))
  const known = order.lines.map((line) => {
    const to = changed.get(line.id)
    if (!to) return line
    return {
      ...line,
      quantity: to.quantity,
      times: to.times ?? line.times,
      unitPrice: to.unitPrice,
      amount: to.amount,
      dateFrom: to.dateFrom,
      dateTo: to.dateTo,
      attendees: to.attendees ?? line.attendees,
    }
  })
  return [...known, ...addedTo(order, change)]
}

type Burden = Awaited<ReturnType<typeof readBurden>>

/** What the order would burden once it is changed. */
const holdsAfter = (order: Burden, change: ChangeRow): BudgetUse['holds'] => {
  const changed = new Map(change.lines.map((line) => [line.orderLine?.id, line.amount]))
  const known = order.lines.map((line) => ({
    ...line,
    amount: changed.has(line.id) ? (changed.get(line.id) ?? null) : line.amount,
  }))
  return holdsOf({ lines: [...known, ...addedTo(order, change)], adjustment: order.adjustment })
}

const sumsOf = (holds: BudgetUse['holds']): ReadonlyMap<string, string> => {
  const sums = new Map<string, string>()
  for (const { item, amount } of holds) sums.set(item, addMoney(sums.get(item) ?? '0', amount))
  return sums
}

/** What it takes more of each budget line than the order has: that much is asked for while it is decided on. */
const useOfChange = async (ctx: Ctx, order: Burden, change: ChangeRow, isPending: boolean): Promise<BudgetUse> => {
  const now = sumsOf(holdsOf(order))
  const then = sumsOf(holdsAfter(order, change))
  const holds = [...then].flatMap(([item, amount]) => {
    const more = subtractMoney(amount, now.get(item) ?? '0')
    return compareMoney(more, '0') > 0 ? [{ item, amount: more }] : []
  })
  const demands = await demandsOf(ctx, pooledIn(change))
  const after = demands.map((id) => ({ kind: 'demand', id }))
  return { holder: changeHolder(change.id), point: 'commit', isPending, holds, after }
}

const facts: Readonly<Record<string, DocumentFact>> = {
  isDearer: { label: label('金额增加', 'It costs more'), type: 'flag' },
  addedAmount: { label: label('新增明细金额', 'New lines come to'), type: 'money' },
  ...budgetFacts,
}

const judged = async (ctx: Ctx, change: ChangeRow) =>
  judgeBudgetUse(ctx, await useOfChange(ctx, await readBurden(ctx, change.order.id), change, true))

const assertStands = (order: OrderRow, change: ChangeRow): void => {
  if (change.versionNo !== order.versionNo + 1 || change.amountBefore !== order.amount) fail('orderChange.stale')
}

const lockBoth = async (ctx: Ctx, id: string) => {
  const { order } = await heldChange(ctx, id)
  return { order: await lockOrder(ctx, order.id), change: await heldChange(ctx, id) }
}

const onPending = async (ctx: Ctx, id: string): Promise<void> => {
  const { order, change } = await lockBoth(ctx, id)
  await assertChangeable(ctx, order, id)
  assertStands(order, change)
  // One that was refused gave its lines of the pool back.
  await followChangePool(ctx, id, pooledIn(change))
  await useBudget(ctx, await useOfChange(ctx, order, change, true))
}

/** Our side has agreed: now the supplier is asked. */
const onApproved = async (ctx: Ctx, id: string): Promise<void> => {
  const { order, change } = await lockBoth(ctx, id)
  await assertChangeable(ctx, order, id)
  assertStands(order, change)
  await useBudget(ctx, await useOfChange(ctx, order, change, false))
  await patchChange(ctx, id, { stage: 'sent', sentAt: new Date().toISOString() })
  const contact = await contactOf(ctx, order)
  if (!contact)
    return fail('order.not_ready', {
      words: { problems: label('供应商没有可发短信的联系人', 'the supplier has no contact with a mobile number') },
    })
  return sendLink(ctx, order, contact)
}

const onVoid = async (ctx: Ctx, id: string): Promise<void> => {
  await dropChange(ctx, id)
  await patchChange(ctx, id, { stage: 'canceled' })
}

const addedAmount = ({ lines }: Pick<ChangeRow, 'lines'>): string =>
  addMoney('0', ...lines.flatMap(({ orderLine, amount }) => (orderLine === null ? [amount ?? '0'] : [])))

/** One that is only being written has no amounts yet. */
const readFacts = async (ctx: Ctx, change: ChangeRow, { difference }: { readonly difference: string | null }) =>
  difference === null
    ? { isDearer: false, addedAmount: '0.00' }
    : {
        isDearer: compareMoney(difference, '0') > 0,
        addedAmount: addedAmount(change),
        ...budgetFactValues(await judged(ctx, change)),
      }

export const changeDocument = documentOf(OrderChange, changeRecords, {
  lines: changeRecords.lines,
  amount: 'amount',
  summary: ['order', 'supplier', 'amountBefore', 'amount', 'difference'],
  facts: {
    fields: facts,
    read: (ctx, change) => readFacts(ctx, change, change),
  },
  precheck: async (ctx, { supplier }) =>
    (await objections.to(ctx, supplier.id, 'order'))
      .filter(({ blocks }) => blocks)
      .map(({ text }) => text[ctx.language]),
  mustApprove: async (ctx, change) => budgetRequirements(ctx, await judged(ctx, change)),
  inUse: (ctx, { stage }) =>
    Promise.resolve(stage === 'agreed' ? [label('变更已生效', 'The change is in force')[ctx.language]] : []),
  later: ['stage', 'sentAt', 'answeredAt', 'answerNote', 'signer'],
  defaultFlow: {
    steps: [
      { by: 'superior', name: label('直属上级', 'Superior') },
      { by: 'role', role: 'FINANCE', name: label('财务', 'Finance'), from: '5000.00' },
      { by: 'role', role: 'GM', name: label('总经理', 'General manager'), from: '50000.00' },
    ],
  },
  on: {
    pending: onPending,
    approved: onApproved,
    returned: releaseChange,
    withdrawn: releaseChange,
    rejected: dropChange,
    terminated: dropChange,
    void: onVoid,
  },
})
