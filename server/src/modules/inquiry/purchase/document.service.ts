import { Purchase } from '@srm/api/inquiry'
import { fillSentence, label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { documentOf, type DocumentFact, type DocumentFactValues } from '#kernel/records/document.ts'
import type { Row } from '#kernel/records/fields/row.ts'
import { sentences } from '../sentences.rules.ts'
import { notifyBuyer } from '../messages.service.ts'
import { purchaseRecords } from './purchase.service.ts'
import { lockPurchase } from './stage.store.ts'

const facts: Readonly<Record<string, DocumentFact>> = {
  suppliersAsked: { label: label('邀请供应商数', 'Suppliers asked'), type: 'number' },
  overCeiling: { label: label('预算超过最高限价', 'Budget over the ceiling'), type: 'flag' },
  isSingle: { label: label('只邀请一家', 'Only one supplier is asked'), type: 'flag' },
}

const factsSql = `select (select count(*) from purchase_invitation where tenant_id = $1 and purchase_id = $2 and state <> 'canceled')::int as asked,
    exists (select 1 from purchase_line where tenant_id = $1 and purchase_id = $2 and budget_amount > ceiling_price) as over`

type RequestFacts = { readonly asked: number; readonly over: boolean }

const askedOf = async (ctx: Ctx, id: string): Promise<RequestFacts> =>
  (await ctx.db.run<RequestFacts>(factsSql, [ctx.tenantId, id])).rows[0] ?? { asked: 0, over: false }

const readFacts = async (ctx: Ctx, { id }: Row<typeof Purchase>): Promise<DocumentFactValues> => {
  const { asked, over } = await askedOf(ctx, id)
  return { suppliersAsked: String(asked), overCeiling: over, isSingle: asked === 1 }
}

/** What would keep it from being published once it is approved. */
const precheck = async (ctx: Ctx, { id }: Row<typeof Purchase>): Promise<string[]> => {
  const { asked } = await askedOf(ctx, id)
  return asked === 0 ? [label('还没有选择供应商', 'No supplier is chosen')[ctx.language]] : []
}

const notifyApproved = async (ctx: Ctx, id: string): Promise<void> => {
  const { code, title, buyerId, stage } = await lockPurchase(ctx, id)
  // Publishing approves what nobody has to decide on: its buyer knows.
  if (stage === 'draft') await notifyBuyer(ctx, { id, buyerId }, fillSentence(sentences.approved, { code }), title)
}

export const purchaseDocument = documentOf(Purchase, purchaseRecords, {
  lines: { lines: { table: 'purchase_line', parent: 'purchase_id' } },
  amount: 'budgetAmount',
  summary: ['title', 'method', 'budgetAmount', 'project', 'deadline'],
  facts: { fields: facts, read: readFacts },
  precheck,
  inUse: (ctx, { stage }) =>
    Promise.resolve(
      stage === 'draft' || stage === 'canceled'
        ? []
        : [label('供应商已在报价', 'Suppliers are already asked')[ctx.language]],
    ),
  later: [
    'stage',
    'deadline',
    'minQuotes',
    'openMode',
    'roundNo',
    'compareMethod',
    'isTwoEnvelope',
    'needsApproval',
    'budgetAmount',
    'lineCount',
    'invitedCount',
    'publishedAt',
    'closedAt',
    'openedAt',
    'shortReason',
    'cancelReason',
    'cancelNote',
  ],
  defaultFlow: {
    steps: [
      { by: 'superior', name: label('直属上级', 'Superior') },
      { by: 'deptHead', name: label('部门负责人', 'Head of department'), from: '50000.00' },
      { by: 'role', role: 'GM', name: label('总经理', 'General manager'), from: '200000.00' },
    ],
  },
  on: { approved: notifyApproved },
})
