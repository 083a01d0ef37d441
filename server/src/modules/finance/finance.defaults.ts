import { label } from '@srm/api/shared/label'
import { reading, readingAndExport, type Grants } from '#kernel/grants.ts'

const seeing = ['list'] as const
const taking = ['list', 'export'] as const
const chasing = [...reading, 'create', 'update', 'delete', 'sms'] as const

const own = ['list', 'show', 'delete'] as const
const scheduling = [...reading, 'create', 'update', 'delete'] as const

/** Whoever sells sees what is to come in, whoever buys what is to go out, of what they see at all. */
export const grants: Grants = {
  financeOverview: { GM: ['show'], FINANCE: ['show'], AUDIT: ['show'] },
  projectFinance: { GM: seeing, DEPT: seeing, PM: seeing, FINANCE: seeing, AUDIT: seeing },
  receivable: { GM: taking, DEPT: taking, PM: seeing, SALES: seeing, FINANCE: taking, AUDIT: seeing },
  payable: { GM: taking, DEPT: taking, PM: seeing, BUYER: seeing, FINANCE: taking, AUDIT: seeing },
  dunning: {
    GM: readingAndExport,
    DEPT: chasing,
    PM: chasing,
    SALES: chasing,
    FINANCE: [...chasing, 'export'],
    AUDIT: reading,
  },
  report: { GM: own, DEPT: own, PM: own, FINANCE: own, AUDIT: ['list', 'show'] },
  reportSchedule: { GM: scheduling, DEPT: scheduling, PM: scheduling, FINANCE: scheduling },
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
  financeOverview: label('财务总览', 'Finance overview'),
  projectFinance: label('项目财务', 'Project finance'),
  receivable: label('应收监控', 'Receivables'),
  payable: label('应付监控', 'Payables'),
  settlement: label('结算跟进', 'Settlement'),
  invoiceMonitor: label('发票监控', 'Invoice monitor'),
  financeRule: label('账龄区间', 'Ageing buckets'),
}
