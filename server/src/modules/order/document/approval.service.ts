import { PurchaseOrder } from '@srm/api/order'
import { label } from '@srm/api/shared/label'
import { addMoney, multiplyMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { documentOf, type DocumentFact, type DocumentFactValues } from '#kernel/records/document.ts'
import { budgetFacts, budgetFactValues, budgetRequirements, judgeBudgetUse } from '#modules/budget/index.ts'
import { assertEligible, objections } from '#modules/supplier/index.ts'
import { giveBudgetBack, reserveBudget, useOf } from './budget.service.ts'
import { cancelQuietly } from '../step/cancel.service.ts'
import { heldOrder, orderRecords, type OrderRow } from './order.store.ts'
import { priceSources } from './sources.views.ts'

const facts: Readonly<Record<string, DocumentFact>> = {
  offPriceAmount: { label: label('高于定标/协议价金额', 'More than awarded or agreed'), type: 'money' },
  withoutQuotes: { label: label('未经询价', 'Without quotes'), type: 'flag' },
  ...budgetFacts,
}

const offPriceAmount = ({ lines }: OrderRow): string =>
  addMoney(
    '0',
    ...lines.flatMap(({ unitPrice, agreedPrice, quantity, times }) =>
      unitPrice !== null && agreedPrice !== null
        ? [multiplyMoney(subtractMoney(unitPrice, agreedPrice), quantity, times)]
        : [],
    ),
  )

const readFacts = async (ctx: Ctx, row: OrderRow): Promise<DocumentFactValues> => ({
  offPriceAmount: offPriceAmount(row),
  withoutQuotes: row.source === 'direct',
  ...budgetFactValues(await judgeBudgetUse(ctx, await useOf(ctx, row, true))),
})

/** What speaks against ordering from the supplier, in words. */
const precheck = async (ctx: Ctx, { supplier }: OrderRow): Promise<readonly string[]> =>
  (await objections.to(ctx, supplier.id, 'order')).filter(({ blocks }) => blocks).map(({ text }) => text[ctx.language])

/** Agreed prices may have ended while the order lay there. */
const assertAgreedStill = async (ctx: Ctx, { id, lines }: OrderRow): Promise<void> => {
  const items = lines.flatMap(({ priceItem }) => (priceItem ? [priceItem.id] : []))
  for (const { name, isGood } of (await priceSources(ctx, items, id)).values())
    if (!isGood) fail('order.agreed_gone', { words: { name: { zh: name, en: name } } })
}

const onPending = async (ctx: Ctx, id: string): Promise<void> => {
  const row = await heldOrder(ctx, id)
  if (row.stage !== 'draft') fail('order.locked')
  await assertEligible(ctx, row.supplier.id, 'order')
  await assertAgreedStill(ctx, row)
  await reserveBudget(ctx, row)
}

/** What was awarded stays with its order, whatever becomes of another price; the rest is free again. */
const onBack = async (ctx: Ctx, id: string): Promise<void> => {
  const { source } = await heldOrder(ctx, id)
  if (source !== 'award') await giveBudgetBack(ctx, id)
}

const onVoid = async (ctx: Ctx, id: string): Promise<void> => cancelQuietly(ctx, await heldOrder(ctx, id))

export const orderDocument = documentOf(PurchaseOrder, orderRecords, {
  lines: orderRecords.lines,
  amount: 'amount',
  summary: ['supplier', 'amount', 'project', 'source', 'serviceFrom'],
  facts: { fields: facts, read: readFacts },
  precheck,
  mustApprove: async (ctx, row) => budgetRequirements(ctx, await judgeBudgetUse(ctx, await useOf(ctx, row, true))),
  inUse: (ctx, { stage }) =>
    Promise.resolve(
      stage === 'draft' || stage === 'canceled' ? [] : [label('订单已发送，请取消订单', 'It was sent')[ctx.language]],
    ),
  later: [
    'stage',
    'answer',
    'answerNote',
    'signer',
    'sentAt',
    'answeredAt',
    'confirmedAt',
    'closedAt',
    'cancelReason',
    'cancelNote',
    'versionNo',
    'contact',
  ],
  defaultFlow: {
    steps: [
      { by: 'superior', name: label('直属上级', 'Superior') },
      { by: 'role', role: 'FINANCE', name: label('财务', 'Finance'), from: '5000.00' },
      { by: 'role', role: 'GM', name: label('总经理', 'General manager'), from: '50000.00' },
    ],
  },
  on: {
    pending: onPending,
    returned: onBack,
    withdrawn: onBack,
    rejected: onBack,
    terminated: onBack,
    void: onVoid,
  },
})
