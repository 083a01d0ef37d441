import { InvoiceOut } from '@srm/api/invoicing'
import { label } from '@srm/api/shared/label'
import { addMoney, compareMoney, percentOf, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { documentOf, type DocumentFact, type DocumentFactValues } from '#kernel/records/document.ts'
import { holdWithin } from './cap.service.ts'
import { askedOf, freeOf } from './cap.views.ts'
import { heldInvoice, invoiceRecords, unrestricted, type InvoiceRow } from './invoice.store.ts'

const facts: Readonly<Record<string, DocumentFact>> = {
  invoicedRate: { label: label('累计开票占合同 %', 'Invoiced of the contract %'), type: 'number' },
  isOverContract: { label: label('超过合同可开票金额', 'Beyond the contract'), type: 'flag' },
  unpaidInvoices: { label: label('合同已开未收', 'Invoiced and not paid'), type: 'money' },
  isBeforePayment: { label: label('先票后款', 'Invoiced before payment'), type: 'flag' },
}

const sumsSql = `select amount::text as amount, amount_kind as "amountKind", invoiced::text as invoiced, settled::text as settled
  from contract_ref where tenant_id = $1 and id = $2`

type Sums = {
  readonly amount: string
  readonly amountKind: string
  readonly invoiced: string
  readonly settled: string
}

const sumsOf = async (ctx: Ctx, { id, contract, amount }: InvoiceRow) => {
  const held = (await ctx.db.run<Sums>(sumsSql, [ctx.tenantId, contract.id])).rows[0] ?? fail('record.not_found')
  const free = freeOf(held, await askedOf(ctx, contract.id, id))
  return { ...held, isOver: free !== null && compareMoney(amount ?? '0', free) > 0 }
}

const readFacts = async (ctx: Ctx, row: InvoiceRow): Promise<DocumentFactValues> => {
  const { amount, invoiced, settled, isOver } = await sumsOf(ctx, row)
  const total = addMoney(invoiced, row.amount ?? '0')
  const unpaid = subtractMoney(invoiced, settled)
  return {
    invoicedRate: percentOf(total, amount) ?? '0',
    isOverContract: isOver,
    unpaidInvoices: compareMoney(unpaid, '0') > 0 ? unpaid : '0.00',
    isBeforePayment: compareMoney(total, settled) > 0,
  }
}

const over = label('超过合同可开票金额', 'Beyond what the contract lets be invoiced')

const precheck = async (ctx: Ctx, row: InvoiceRow): Promise<readonly string[]> =>
  (await sumsOf(ctx, row)).isOver ? [over[ctx.language]] : []

const stay = async (ctx: Ctx, id: string): Promise<void> => {
  const { contract, amount } = await heldInvoice(ctx, id)
  await holdWithin(ctx, { id, contract: contract.id, amount: amount ?? '0' })
}

const onApproved = async (ctx: Ctx, id: string): Promise<void> => {
  await stay(ctx, id)
  await invoiceRecords.patch(unrestricted(ctx), id, { stage: 'toIssue' })
}

const onVoid = async (ctx: Ctx, id: string): Promise<void> =>
  void (await invoiceRecords.patch(unrestricted(ctx), id, { stage: 'canceled' }))

const issued = label('发票已开具，请红冲', 'It was issued: reverse it')

export const invoiceDocument = documentOf(InvoiceOut, invoiceRecords, {
  lines: invoiceRecords.lines,
  amount: 'amount',
  summary: ['titleName', 'amount', 'kind', 'contract', 'project'],
  facts: { fields: facts, read: readFacts },
  precheck,
  inUse: (ctx, { stage }) => Promise.resolve(stage === 'toIssue' || stage === 'applying' ? [] : [issued[ctx.language]]),
  later: [
    'invoiceNo',
    'invoiceCode',
    'issuedOn',
    'issuer',
    'invoiceFiles',
    'deliveredOn',
    'delivery',
    'courierNo',
    'receiver',
    'redAmount',
    'stage',
    'owner',
  ],
  defaultFlow: {
    steps: [
      { by: 'superior', name: label('直属上级', 'Superior') },
      { by: 'role', role: 'FINANCE', name: label('财务', 'Finance') },
      { by: 'role', role: 'GM', name: label('总经理', 'General manager'), from: '500000.00' },
    ],
  },
  on: { pending: stay, approved: onApproved, void: onVoid },
})
