import { label } from '@srm/api/shared/label'
import type { FurtherPermissions } from '#kernel/auth/permissions.ts'
import type { Separation } from '#kernel/module.ts'
import type { LinkKind } from '#kernel/records/links.ts'
import { everyAction, reading, readingAndExport, type Grants } from '#kernel/grants.ts'

const writing = [...reading, 'create', 'update', 'delete'] as const
const changing = { DEPT: writing, PM: writing, BUYER: writing, SALES: writing }

/**
 * Whoever writes a contract neither notes that it was signed nor ends it nor puts it away; what is from before the
 * company began with the product comes in by the administrator alone.
 */
export const grants: Grants = {
  contract: {
    GM: [...readingAndExport, 'move', 'terminate'],
    DEPT: [...writing, 'export', 'assign'],
    PM: writing,
    BUYER: writing,
    SALES: writing,
    FINANCE: [...readingAndExport, 'sign', 'move', 'archive'],
    ADMIN: [...reading, 'sign', 'archive'],
    AUDIT: reading,
  },
  contractChange: { ...changing, GM: readingAndExport, FINANCE: readingAndExport, AUDIT: reading },
  paymentPlan: {
    GM: readingAndExport,
    DEPT: readingAndExport,
    PM: reading,
    BUYER: reading,
    SALES: reading,
    FINANCE: [...readingAndExport, 'setDue'],
    AUDIT: reading,
  },
  contractBorrow: {
    GM: reading,
    DEPT: reading,
    FINANCE: [...readingAndExport, 'create', 'update', 'delete'],
    ADMIN: [...readingAndExport, 'create', 'update', 'delete'],
    AUDIT: reading,
  },
  contractTemplate: {
    GM: reading,
    DEPT: reading,
    PM: reading,
    BUYER: reading,
    SALES: reading,
    FINANCE: everyAction,
    ADMIN: everyAction,
    AUDIT: reading,
  },
  contractType: {
    GM: reading,
    DEPT: reading,
    PM: reading,
    BUYER: reading,
    SALES: reading,
    FINANCE: everyAction,
    ADMIN: everyAction,
    AUDIT: reading,
  },
}

export const furtherPermissions: FurtherPermissions = {
  'contract:terminate': label('终止合同', 'Terminate contracts'),
  'contract:opening': label('录入期初合同', 'Enter contracts from before'),
}

const drafting = label('起草合同的人不登记签署、不终止合同', 'Whoever drafts contracts neither signs nor ends them')

export const separations: readonly Separation[] = [
  { left: 'contract:create', right: 'contract:sign', reason: drafting },
  { left: 'contract:create', right: 'contract:terminate', reason: drafting },
]

const of = (from: string, key: string): LinkKind => ({
  kind: `${from}.contract`,
  label: label('合同', 'Contract of'),
  from,
  to: 'contract',
  field: { of: 'to', key },
})

/** What contracts follow from, and what follows from them. */
export const links: readonly LinkKind[] = [
  of('project', 'project'),
  of('customer', 'customer'),
  of('supplier', 'supplier'),
  {
    kind: 'contract.contract',
    label: label('下级合同', 'Contract below'),
    from: 'contract',
    to: 'contract',
    field: { of: 'to', key: 'parent' },
  },
  {
    kind: 'contract.contractChange',
    label: label('合同变更', 'Change of'),
    from: 'contract',
    to: 'contractChange',
    field: { of: 'to', key: 'contract' },
  },
  {
    kind: 'contract.paymentPlan',
    label: label('收付款计划', 'Plan of'),
    from: 'contract',
    to: 'paymentPlan',
    field: { of: 'to', key: 'contract' },
  },
  {
    kind: 'contract.contractBorrow',
    label: label('借阅', 'Loan of'),
    from: 'contract',
    to: 'contractBorrow',
    field: { of: 'to', key: 'contract' },
  },
]
