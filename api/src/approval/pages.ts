import { label } from '../shared/label.ts'
import { definePages, type PageDeclaration } from '../shared/pages.ts'

const centre: PageDeclaration = {
  path: '/approval/centre',
  title: label('审批中心', 'Approval centre'),
  menu: { name: 'ApprovalCentre', area: 'Approval', icon: 'audit', sort: 0 },
}

const report: PageDeclaration = {
  path: '/approval/report',
  title: label('审批报表', 'Approval report'),
  permission: 'approvalReport:show',
  menu: { name: 'ApprovalReport', area: 'Approval', icon: 'bar-chart', sort: 80 },
}

const flows: PageDeclaration = {
  path: '/approval/flow',
  title: label('审批流', 'Approval flows'),
  permission: 'approvalFlow:list',
  plan: 'standard',
  menu: { name: 'ApprovalFlow', area: 'Approval', icon: 'apartment', sort: 90 },
}

export const approvalPages = definePages({
  centre,
  detail: {
    path: '/approval/detail',
    title: label('审批详情', 'Approval details'),
    parent: centre,
    subject: 'approval',
  },
  report,
  decided: {
    path: '/approval/report/decided',
    title: label('审批处理明细', 'Decisions'),
    permission: 'approvalReport:show',
    parent: report,
  },
  template: {
    path: '/approval/template',
    title: label('打印模板', 'Print templates'),
    permission: 'approvalFlow:list',
    menu: { name: 'ApprovalTemplate', area: 'Approval', icon: 'file-text', sort: 92 },
  },
  print: { path: '/approval/print', title: label('打印审批', 'Print approvals'), parent: centre },
  workday: {
    path: '/approval/workday',
    title: label('工作日历', 'Working calendar'),
    permission: 'approvalFlow:list',
    menu: { name: 'ApprovalWorkday', area: 'Approval', icon: 'calendar', sort: 93 },
  },
  settings: {
    path: '/approval/settings',
    title: label('审批设置', 'Approval settings'),
    menu: { name: 'ApprovalSettings', area: 'Approval', icon: 'setting', sort: 95 },
  },
})

/** Where flows are designed. */
export const flowPages = definePages({
  flows,
  matrices: {
    path: '/approval/matrix',
    title: label('审批矩阵', 'Approval matrices'),
    permission: 'approvalFlow:list',
    menu: { name: 'ApprovalMatrix', area: 'Approval', icon: 'table', sort: 91 },
  },
  designer: {
    path: '/approval/flow/edit',
    title: label('设计审批流', 'Design an approval flow'),
    permission: 'approvalFlow:show',
    parent: flows,
    dynamicNewTab: true,
  },
})
