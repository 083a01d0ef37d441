import { Contract, PaymentPlan } from '@srm/api/contract'
import { contractPages } from '@srm/api/contract/pages'
import { contractTab } from '@srm/api/contract/tabs'
import { label } from '@srm/api/shared/label'
import { defineModule } from '#kernel/module.ts'
import { creditSources, customerPoints } from '#modules/crm/index.ts'
import { ledgerPoints } from '#modules/ledger/index.ts'
import { projectPoints } from '#modules/project/index.ts'
import { supplierSources } from '#modules/supplier/index.ts'
import { contractCalendar } from './contract.calendar.views.ts'
import { borrows, borrowSentence } from './borrow/borrow.service.ts'
import { changeDocument } from './change/approval.service.ts'
import { changes, changeSentence } from './change/change.service.ts'
import { applyChange, markPending } from './change/apply.service.ts'
import {
  contractActivity,
  contractBelonging,
  contractCredit,
  contractFigures,
  contractKeeper,
  contractMeasures,
  supplierContracts,
} from './contract.crm.views.ts'
import { furtherPermissions, grants, links, separations } from './contract.defaults.ts'
import { handovers } from './contract.handover.service.ts'
import { contractDuties, contractFiguresOfHome } from './contract.home.views.ts'
import { jobs } from './contract.jobs.ts'
import { contractGuards, contractReasons } from './contract.project.views.ts'
import { wrongContracts } from './contract.report.views.ts'
import { contractDocument, onApproved } from './document/approval.service.ts'
import { contracts } from './document/contract.routes.ts'
import {
  borrowedSentence,
  endedSentence,
  expiringSentence,
  renewedSentence,
  renewingSentence,
  unsignedSentence,
} from './life/reminder.service.ts'
import { signContract } from './life/sign.service.ts'
import { holdContract, noteInvoiced } from './money/invoiced.service.ts'
import { contractSources, offsetAdvance, postOpenings } from './money/offset.service.ts'
import { resolveDues, planMover } from './plan/due.service.ts'
import { plans } from './plan/plan.service.ts'
import { triggerSources } from './plan/points.store.ts'
import { planSentence } from './plan/reminder.service.ts'
import { settleOldest, settlePlan, splitOldest } from './plan/settle.service.ts'
import { templates } from './template/template.service.ts'
import { seedTypes } from './type/type.seed.service.ts'
import { types } from './type/type.service.ts'
import { typeClasses } from './type/type.views.ts'

declare module '#kernel/jobs/event-names.ts' {
  interface Events {
    /** Both sides have signed. */
    'contract.signed': { id: string }
    /** It is another version from now on. */
    /** It is performed, paused, completed or ended. */
    'contract.moved': { id: string }
    'contract.changed': { id: string; versionNo: number }
  }
}

const resources = [types, templates, contracts, changes, plans, borrows]

const usedBy = (column: string): string => `exists (select 1 from contract where tenant_id = $1 and ${column} = $2)`
const contractsWord = label('合同', 'contracts')

export const contractModule = defineModule({
  name: 'contract',
  grants,
  furtherPermissions,
  separations,
  jobs,
  classTrees: [{ kind: 'contract', classes: typeClasses }],
  routes: resources.flatMap((resource) => resource.routes),
  subjects: resources.map(({ subject }) => subject),
  documents: [contractDocument, changeDocument],
  links,
  guards: [
    { subject: 'contractType', label: contractsWord, holds: usedBy('type_id') },
    { subject: 'contractTemplate', label: contractsWord, holds: usedBy('template_id') },
    {
      subject: 'contractTemplate',
      label: label('合同分类', 'contract types'),
      holds: 'exists (select 1 from contract_type where tenant_id = $1 and template_id = $2)',
    },
    { subject: 'contract', label: label('下级合同', 'contracts below it'), holds: usedBy('parent_id') },
    { subject: 'project', label: contractsWord, holds: usedBy('project_id') },
    { subject: 'customer', label: contractsWord, holds: usedBy('customer_id') },
    { subject: 'supplier', label: contractsWord, holds: usedBy('supplier_id') },
    { subject: 'ourCompany', label: contractsWord, holds: usedBy('our_company_id') },
  ],
  seed: seedTypes,
  sentences: [
    changeSentence,
    borrowSentence,
    planSentence,
    endedSentence,
    expiringSentence,
    renewingSentence,
    renewedSentence,
    unsignedSentence,
    borrowedSentence,
  ],
  calendar: contractCalendar,
  pages: contractPages,
  tabs: [contractTab],
  duties: contractDuties,
  figures: contractFiguresOfHome,
  holdings: handovers,
  on: { 'project.days': (ctx, { id }) => resolveDues(ctx, { projects: [id] }, 'project') },
  contributes: [
    projectPoints.tabs.contribute({ tab: contractTab, roles: { manager: 'edit', finance: 'read', buyer: 'own' } }),
    projectPoints.movers.contribute(planMover),
    ...contractGuards.map((guard) => projectPoints.guards.contribute(guard)),
    ...contractReasons.map((reason) => projectPoints.reasons.contribute(reason)),
    customerPoints.belongings.contribute(contractBelonging),
    customerPoints.keepers.contribute(contractKeeper),
    customerPoints.figures.contribute(contractFigures),
    customerPoints.activities.contribute(contractActivity),
    ...contractMeasures.map((measure) => customerPoints.measures.contribute(measure)),
    creditSources.contribute(contractCredit),
    supplierSources.contribute(supplierContracts),
    ledgerPoints.backlogs.contribute((ctx) => postOpenings(ctx)),
    ...contractSources.map((source) => ledgerPoints.sources.contribute(source)),
  ],
  reports: { 'contract-sums': wrongContracts },
})

/** Steps of contracts, for what takes them without a person at a screen. */
export const contractSteps = {
  create: contracts.service.create,
  approved: onApproved,
  sign: signContract,
  draftChange: changes.service.create,
  changePending: markPending,
  changeApproved: applyChange,
}
/** Where modules above say when an invoice came or something was accepted. */
export const contractPoints = { dates: triggerSources }
/** What money does to instalments: settled one by one or the oldest first, and dated anew when what they wait for happens. */
export const contractPlans = { settle: settlePlan, settleOldest, split: splitOldest, resolve: resolveDues }
/** A contract held for what moves its money, what of it was invoiced, and what of that was paid before; who sees it. */
export const contractMoney = { record: Contract, plan: PaymentPlan, hold: holdContract, noteInvoiced, offsetAdvance }
export type { HeldContract } from './money/invoiced.service.ts'
