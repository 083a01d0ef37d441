import { label } from '../shared/label.ts'
import { definePages, recordPages, type MenuPlace } from '../shared/pages.ts'

const entry = (name: string, place: Omit<MenuPlace, 'name' | 'area' | 'group'>): MenuPlace => ({
  name,
  area: 'Finance',
  group: 'daily',
  ...place,
})

const plan = 'standard'

const reportList = {
  path: '/finance/report',
  title: label('我的报告', 'Reports'),
  permission: 'report:list',
  plan,
  menu: entry('FinanceReport', { icon: 'book', sort: 5097 }),
} as const

const reportDetail = {
  path: '/finance/report/detail',
  title: label('报告详情', 'Report'),
  permission: 'report:show',
  plan,
  parent: reportList,
  subject: 'report',
} as const

export const financePages = definePages({
  overview: {
    path: '/finance/overview',
    title: label('财务总览', 'Finance overview'),
    permission: 'financeOverview:show',
    plan,
    menu: entry('FinanceOverview', { icon: 'dashboard', sort: 5010 }),
  },
  receivable: {
    path: '/finance/receivable',
    title: label('应收监控', 'Receivables'),
    permission: 'receivable:list',
    plan,
    menu: entry('FinanceReceivable', { icon: 'account-book', sort: 5020 }),
  },
  payable: {
    path: '/finance/payable',
    title: label('应付监控', 'Payables'),
    permission: 'payable:list',
    plan,
    menu: entry('FinancePayable', { icon: 'credit-card', sort: 5030 }),
  },
  project: {
    path: '/finance/project',
    title: label('项目财务', 'Project finance'),
    permission: 'projectFinance:list',
    plan,
    menu: entry('FinanceProject', { icon: 'project', sort: 5035 }),
  },
  invoice: {
    path: '/finance/invoice',
    title: label('发票监控', 'Invoice monitor'),
    permission: 'invoiceMonitor:list',
    plan,
    menu: entry('FinanceInvoice', { icon: 'file-done', sort: 5040 }),
  },
  settlement: {
    path: '/finance/settlement',
    title: label('结算跟进', 'Settlement'),
    permission: 'settlement:list',
    plan,
    menu: entry('FinanceSettlement', { icon: 'audit', sort: 5050 }),
  },
  dunning: recordPages({
    subject: 'dunning',
    path: '/finance/dunning',
    noun: label('催收记录', 'Dunning'),
    title: label('催收记录', 'Dunning'),
    plan,
    menu: { name: 'FinanceDunning', area: 'Finance', group: 'daily', icon: 'message', sort: 5095 },
  }),
  report: { list: reportList, detail: reportDetail },
  reportSchedule: recordPages({
    subject: 'reportSchedule',
    path: '/finance/reportSchedule',
    noun: label('定期报告', 'Scheduled report'),
    title: label('定期报告', 'Report schedules'),
    plan,
    menu: { name: 'FinanceReportSchedule', area: 'Finance', group: 'setup', icon: 'sound', sort: 5155 },
  }),
})
