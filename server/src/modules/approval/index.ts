import { serialCodeOf } from './run/start.rules.ts'
import { label } from '@srm/api/shared/label'
import { approvalPages, flowPages } from '@srm/api/approval/pages'
import { externalApprovalScene } from '@srm/api/approval/sms-scenes'
import { defineModule } from '#kernel/module.ts'
import { externalPurposes } from '#modules/external/index.ts'
import { paperTrails } from '#modules/paper/index.ts'
import { recordParticipants } from '#modules/record/index.ts'
import { takesPartIn } from './detail/visible.views.ts'
import { approvalPurpose } from './external/purpose.service.ts'
import { approvalForDocument, decideForDocument, resubmitForDocument } from './run/document-approval.service.ts'
import { jobs } from './approval.jobs.ts'
import { routes } from './approval.routes.ts'
import { seedCalendar } from './design/calendar.seed.service.ts'
import { seedDefaultFlows } from './design/default-flow.service.ts'
import { declareDocuments } from './run/document.store.ts'
import { namedInFlows, openTasks, standsIn } from './run/holding.service.ts'
import { reportApprovals } from './checks/invariant.views.ts'
import { duties, figures } from './centre/home.views.ts'
import { ownLists } from './detail/rows.views.ts'
import { trailOfDocument } from './report/trail.service.ts'
import { grants, permissions } from './approval.defaults.ts'
import { approvalSentences } from './run/notice.rules.ts'

export const approvalModule = defineModule({
  name: 'approval',
  sentences: approvalSentences,
  smsScenes: [externalApprovalScene],
  grants,
  permissions,
  routes,
  numberTypes: {
    approval: {
      type: 41,
      prefix: 'SP',
      period: 'day',
      label: label('审批', 'Approval'),
      scopes: { flow: { label: label('审批流', 'Approval flow'), sample: 'CG', codeOf: serialCodeOf } },
    },
  },
  jobs,
  retiredJobs: ['approval.invite'],
  seed: async (ctx) => {
    await seedCalendar(ctx)
    await seedDefaultFlows(ctx)
  },
  on: { 'tenant.founded': async (ctx) => void (await ctx.job('approval.defaultFlows', {})) },
  lists: ownLists,
  contributes: [
    paperTrails.contribute(trailOfDocument),
    externalPurposes.contribute(approvalPurpose),
    recordParticipants.contribute(takesPartIn),
  ],
  chooses: {
    role: ['approvalFlow:list', 'approvalFlow:create', 'approvalFlow:update'],
    userGroup: ['approvalFlow:list', 'approvalFlow:create', 'approvalFlow:update'],
  },
  pages: { ...approvalPages, ...flowPages },
  steps: [
    {
      key: 'approval',
      rank: 40,
      label: { zh: '设计第一个审批流', en: 'Design a first approval flow' },
      path: flowPages.flows.path,
      permission: 'approvalFlow:create',
      done: `select exists (select 1 from approval_flow f where f.tenant_id = $1 and f.active_version_id is not null
        and not exists (select 1 from approval_default_flow d where d.tenant_id = f.tenant_id and d.flow_id = f.id))`,
    },
  ],
  figures,
  duties,
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

export { actOn } from './run/act.service.ts'
export { firstTree } from './design/flow.first.rules.ts'
export { bindFlows, createFlow, publishFlow } from './design/flow.service.ts'
export { saveMatrix } from './people/people.service.ts'
export { isBound } from './run/submit.prepare.service.ts'
export { submit } from './run/submit.service.ts'
