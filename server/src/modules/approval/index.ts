import { centreLists } from '@srm/api/approval'
import { defineModule } from '#kernel/module.ts'
import { jobs } from './approval.jobs.ts'
import { routes } from './approval.routes.ts'
import { seedCalendar } from './calendar.seed.service.ts'
import { declareDocuments } from './document.store.ts'
import { namedInFlows, openTasks } from './holding.service.ts'
import { reportApprovals } from './invariant.views.ts'

export const approvalModule = defineModule({
  name: 'approval',
  routes,
  jobs,
  seed: seedCalendar,
  lists: Object.values(centreLists).map(({ record }) => record.name),
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
  ],
  assembled: (modules) => declareDocuments(modules.flatMap(({ documents = [] }) => documents)),
  holdings: [openTasks, namedInFlows],
  reports: { 'approval:check': reportApprovals },
})

export { actOn } from './act.service.ts'
export { firstTree } from './flow.first.rules.ts'
export { bindFlows, createFlow, publishFlow } from './flow.service.ts'
export { submit } from './submit.service.ts'
