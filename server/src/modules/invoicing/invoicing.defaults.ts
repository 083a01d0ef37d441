import { label } from '@srm/api/shared/label'
import type { LinkKind } from '#kernel/records/links.ts'
import { reading, readingAndExport, type Grants } from '#kernel/grants.ts'
import type { Separation } from '#kernel/module.ts'

const asking = [...reading, 'create', 'update', 'delete'] as const

/** Whoever buys enters what suppliers send; finance verifies and deducts, the general manager lets exceptions through. */
const invoiceIn = {
  GM: [...readingAndExport, 'override', 'hold'],
  DEPT: [...asking, 'export'],
  PM: asking,
  BUYER: [...asking, 'export'],
  ADMIN: asking,
  FINANCE: [...readingAndExport, 'verify', 'hold', 'deduct', 'red'],
  AUDIT: reading,
} as const

/** Whoever sells applies and brings the invoice to the customer; finance issues and reverses what others asked for. */
export const grants: Grants = {
  invoiceIn,
  invoiceOut: {
    GM: readingAndExport,
    DEPT: [...asking, 'export', 'deliver'],
    PM: [...asking, 'deliver'],
    SALES: [...asking, 'deliver'],
    FINANCE: [...readingAndExport, 'issue', 'deliver', 'red'],
    AUDIT: reading,
  },
}

const issues = label('申请开票的人不自己开票', 'Whoever applies for an invoice does not issue it')
const reverses = label('申请开票的人不自己红冲', 'Whoever applies for an invoice does not reverse it')

const verifies = label('登记发票的人不自己核验', 'Whoever enters an invoice does not verify it')
const overrides = label(
  '登记或核验发票的人不放行异常',
  'Whoever enters or verifies an invoice lets no exception through',
)

export const separations: readonly Separation[] = [
  { left: 'invoiceIn:create', right: 'invoiceIn:verify', reason: verifies },
  { left: 'invoiceIn:create', right: 'invoiceIn:override', reason: overrides },
  { left: 'invoiceIn:verify', right: 'invoiceIn:override', reason: overrides },
  { left: 'invoiceIn:create', right: 'invoiceIn:red', reason: verifies },
  { left: 'invoiceOut:create', right: 'invoiceOut:issue', reason: issues },
  { left: 'invoiceOut:create', right: 'invoiceOut:red', reason: reverses },
]

const received = (from: string, key = from): LinkKind => ({
  kind: `${from}.invoiceIn`,
  label: label('收票', 'Invoice of'),
  from,
  to: 'invoiceIn',
  field: { of: 'to', key },
})

export const links: readonly LinkKind[] = [
  received('purchaseOrder', 'order'),
  received('contract'),
  received('acceptance'),
  received('supplier'),
  received('project'),
  { ...received('invoiceIn', 'redOf'), label: label('红冲', 'Reversal of') },
  {
    kind: 'contract.invoiceOut',
    label: label('开票', 'Invoice of'),
    from: 'contract',
    to: 'invoiceOut',
    field: { of: 'to', key: 'contract' },
  },
  {
    kind: 'invoiceOut.invoiceOut',
    label: label('红冲', 'Reversal of'),
    from: 'invoiceOut',
    to: 'invoiceOut',
    field: { of: 'to', key: 'redOf' },
  },
]
