import { label } from '@srm/api/shared/label'
import type { LinkKind } from '#kernel/records/links.ts'
import { reading, readingAndExport, type Grants } from '#kernel/grants.ts'
import type { Separation } from '#kernel/module.ts'

const asking = [...reading, 'create', 'update', 'delete'] as const

/**
 * Whoever runs projects and buys asks for payments, finance makes the batches and notes what the bank says, and the
 * general manager says that money leaves.
 */
export const grants: Grants = {
  paymentRequest: {
    GM: readingAndExport,
    DEPT: [...asking, 'export'],
    PM: [...asking, 'export'],
    BUYER: asking,
    ADMIN: asking,
    FINANCE: [...readingAndExport, 'cancel', 'slip', 'laborTax'],
    AUDIT: reading,
  },
  deposit: {
    GM: readingAndExport,
    DEPT: [...asking, 'export', 'import'],
    PM: [...asking, 'export'],
    BUYER: [...asking, 'import'],
    SALES: asking,
    FINANCE: [...readingAndExport, 'book', 'settle'],
    AUDIT: reading,
  },
  paymentBatch: {
    GM: [...readingAndExport, 'confirm'],
    FINANCE: [...readingAndExport, 'create', 'update', 'delete', 'result'],
    AUDIT: reading,
  },
}

/** One person alone must not send money: not by making and confirming, nor by asking and confirming. */
const twoPeople = label('付款制单与确认由两人完成', 'Two people send money')

export const separations: readonly Separation[] = [
  {
    left: 'deposit:create',
    right: 'deposit:book',
    reason: label('登记押金的人不入账', 'Whoever enters a deposit does not book it'),
  },
  { left: 'paymentBatch:create', right: 'paymentBatch:confirm', reason: twoPeople },
  {
    left: 'paymentRequest:create',
    right: 'paymentBatch:confirm',
    reason: label('申请人不确认付款', 'Whoever asks does not pay'),
  },
]

const of = (from: string, key: string): LinkKind => ({
  kind: `${from}.paymentRequest`,
  label: label('付款申请', 'Payment request of'),
  from,
  to: 'paymentRequest',
  field: { of: 'to', key },
})

/** What requests follow from, and what follows from them. */
export const links: readonly LinkKind[] = [
  of('paymentPlan', 'plan'),
  of('contract', 'contract'),
  of('purchaseOrder', 'order'),
  of('reimburse', 'reimburse'),
  of('loan', 'loan'),
  of('supplier', 'supplier'),
  of('project', 'project'),
  {
    kind: 'contract.deposit',
    label: label('押金', 'Deposit of'),
    from: 'contract',
    to: 'deposit',
    field: { of: 'to', key: 'contract' },
  },
  {
    kind: 'project.deposit',
    label: label('押金', 'Deposit of'),
    from: 'project',
    to: 'deposit',
    field: { of: 'to', key: 'project' },
  },
  {
    kind: 'paymentRequest.paymentBatch',
    label: label('付款批次', 'Batch of'),
    from: 'paymentRequest',
    to: 'paymentBatch',
    field: { of: 'from', key: 'batch' },
  },
]
