import { defineModule } from '#kernel/module.ts'
import { approvalForDocument, decideForDocument, resubmitForDocument } from './document-approval.service.ts'
import { jobs } from './approval.jobs.ts'
import { routes } from './approval.routes.ts'
import { seedCalendar } from './calendar.seed.service.ts'
import { declareDocuments } from './document.store.ts'
import { namedInFlows, openTasks, standsIn } from './holding.service.ts'
import { reportApprovals } from './invariant.views.ts'
import { ownLists } from './rows.views.ts'

export const approvalModule = defineModule({
  name: 'approval',
  routes,
  jobs,
  seed: seedCalendar,
  lists: ownLists,
  chooses: { role: ['approvalFlow:list', 'approvalFlow:create', 'approvalFlow:update'] },
  menu: [
    { under: 'Approval', path: '/approval/centre', name: 'ApprovalCentre', title: '审批中心', icon: 'audit', sort: 0 },
    {
      under: 'Approval',
      path: '/approval/flow',
      name: 'ApprovalFlow',
      title: '审批流',
      icon: 'apartment',
      sort: 90,
      permission: 'approvalFlow:list',
    },
    {
      under: 'Approval',
      path: '/approval/matrix',
      name: 'ApprovalMatrix',
      title: '审批矩阵',
      icon: 'table',
      sort: 91,
      permission: 'approvalFlow:list',
    },
    {
      under: 'Approval',
      path: '/approval/report',
      name: 'ApprovalReport',
      title: '审批报表',
      icon: 'bar-chart',
      sort: 80,
      permission: 'approvalReport:show',
    },
    {
      under: 'Approval',
      path: '/approval/template',
      name: 'ApprovalTemplate',
      title: '打印模板',
      icon: 'file-text',
      sort: 92,
      permission: 'approvalFlow:list',
    },
    {
      under: 'Approval',
      path: '/approval/workday',
      name: 'ApprovalWorkday',
      title: '工作日历',
      icon: 'calendar',
      sort: 93,
      permission: 'approvalFlow:list',
    },
    {
      under: 'Approval',
      path: '/approval/settings',
      name: 'ApprovalSettings',
      title: '审批设置',
      icon: 'setting',
      sort: 95,
    },
  ],
  steps: [
    {
      key: 'approval',
      rank: 40,
      label: { zh: '设计第一个审批流', en: 'Design a first approval flow' },
      path: '/approval/flow',
      permission: 'approvalFlow:create',
      done: 'select exists (select 1 from approval_flow where tenant_id = $1 and active_version_id is not null)',
    },
  ],
  assembled: (modules) => declareDocuments(modules.flatMap(({ documents = [] }) => documents)),
  holdings: [openTasks, namedInFlows, standsIn],
  reports: { 'approval:check': reportApprovals },
})

/** The approval a document is in, for the module the document belongs to. */
export const approvalOfDocument = {
  approval: approvalForDocument,
  decide: decideForDocument,
  resubmit: resubmitForDocument,
}

export { actOn } from './act.service.ts'
export { firstTree } from './flow.first.rules.ts'
export { bindFlows, createFlow, publishFlow } from './flow.service.ts'
export { saveMatrix } from './people.service.ts'
export { isBound } from './submit.prepare.service.ts'
export { submit } from './submit.service.ts'
