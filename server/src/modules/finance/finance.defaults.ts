import { label } from '@srm/api/shared/label'
import { reading, readingAndExport, type Grants } from '#kernel/grants.ts'

const seeing = ['list'] as const
const chasing = [...reading, 'create', 'update', 'delete', 'sms'] as const

/** Whoever sells sees what is to come in, whoever buys what is to go out, of what they see at all. */
export const grants: Grants = {
  receivable: { GM: seeing, DEPT: seeing, PM: seeing, SALES: seeing, FINANCE: seeing, AUDIT: seeing },
  payable: { GM: seeing, DEPT: seeing, PM: seeing, BUYER: seeing, FINANCE: seeing, AUDIT: seeing },
  dunning: {
    GM: readingAndExport,
    DEPT: chasing,
    PM: chasing,
    SALES: chasing,
    FINANCE: [...chasing, 'export'],
    AUDIT: reading,
  },
  settlement: { GM: seeing, DEPT: seeing, PM: seeing, BUYER: seeing, FINANCE: seeing, AUDIT: seeing },
  invoiceMonitor: {
    GM: seeing,
    DEPT: seeing,
    PM: seeing,
    SALES: seeing,
    BUYER: seeing,
    FINANCE: seeing,
    AUDIT: seeing,
  },
  financeRule: { GM: ['show'], FINANCE: ['show', 'update'] },
}

export const permissions = {
  receivable: label('应收监控', 'Receivables'),
  payable: label('应付监控', 'Payables'),
  settlement: label('结算跟进', 'Settlement'),
  invoiceMonitor: label('发票监控', 'Invoice monitor'),
  financeRule: label('账龄区间', 'Ageing buckets'),
}
