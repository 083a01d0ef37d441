import { Acceptance } from '@srm/api/acceptance'
import { acceptancePages } from '@srm/api/acceptance/pages'
import { signScene } from '@srm/api/acceptance/sms-scenes'
import { acceptanceTab, projectAcceptanceTab } from '@srm/api/acceptance/tab'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { defineModule } from '#kernel/module.ts'
import { ownedRecords } from '#kernel/records/handover.ts'
import { externalPurposes } from '#modules/external/index.ts'
import { orderPoints } from '#modules/order/index.ts'
import { projectPoints } from '#modules/project/index.ts'
import { supplierRatings } from '#modules/scorecard/index.ts'
import { supplierSources } from '#modules/supplier/index.ts'
import { dictionaries, grants, permissions } from './acceptance.defaults.ts'
import { duties, figures } from './acceptance.home.views.ts'
import { jobs } from './acceptance.jobs.ts'
import { holdAcceptance, patchAcceptance } from './acceptance.store.ts'
import { acceptedOfOrder, disputesWith, openWith, orderGuards } from './acceptance.order.views.ts'
import { acceptanceGuards, acceptanceReasons } from './acceptance.project.views.ts'
import { acceptances, furtherRoutes } from './acceptance.routes.ts'
import { acceptanceDocument } from './document/approval.service.ts'
import { workOut } from './document/record.service.ts'
import { settleWhenComplete, spendBudget } from './document/settle.service.ts'
import { startOf } from './document/start.views.ts'
import { voidGuards } from './document/void.service.ts'
import { rateAcceptance } from './rating.service.ts'
import { acceptanceSentences } from './sentences.rules.ts'
import { acceptancePurpose, sendForSignature } from './signature/link.service.ts'
import { notifyChange } from './signature/request.service.ts'
import { signNow } from './signature/sign.service.ts'

declare module '#kernel/jobs/event-names.ts' {
  interface Events {
    /** Signed by both sides: this much is owed. `isAll` says that nothing more of the order comes. */
    'acceptance.settled': { id: string; orderId: string; isAll: boolean }
    /** What was settled counts no more: nothing is owed for it. */
    'acceptance.voided': { id: string; orderId: string }
    /** Invoices may come to another part more than what was accepted. */
    'acceptance.toleranceChanged': { tolerance: string }
  }
}

export const acceptanceModule = defineModule({
  name: 'acceptance',
  grants,
  permissions,
  dictionaries,
  jobs,
  routes: [...furtherRoutes, ...acceptances.routes],
  subjects: [acceptances.subject],
  documents: [acceptanceDocument],
  sentences: Object.values(acceptanceSentences),
  smsScenes: [signScene],
  links: [
    {
      kind: 'purchaseOrder.acceptance',
      label: label('验收单', 'Acceptance of'),
      from: 'purchaseOrder',
      to: 'acceptance',
      field: { of: 'to', key: 'order' },
    },
  ],
  guards: [
    {
      subject: 'purchaseOrder',
      label: label('验收单', 'acceptances'),
      holds: 'exists (select 1 from acceptance where tenant_id = $1 and order_id = $2)',
    },
    {
      subject: 'project',
      label: label('验收单', 'acceptances'),
      holds: 'exists (select 1 from acceptance where tenant_id = $1 and project_id = $2)',
    },
    {
      subject: 'supplier',
      label: label('验收单', 'acceptances'),
      holds: 'exists (select 1 from acceptance where tenant_id = $1 and supplier_id = $2)',
    },
  ],
  on: { 'order.changed': (ctx, { id }) => notifyChange(ctx, id) },
  // What is done stays in the name of who was there.
  holdings: [
    ownedRecords(
      Acceptance,
      { patch: patchAcceptance },
      { isOpen: `stage <> 'void' and (stage <> 'settled' or not is_rated)`, title: 'title' },
    ),
  ],
  pages: acceptancePages,
  tabs: [acceptanceTab, projectAcceptanceTab],
  duties,
  figures,
  contributes: [
    externalPurposes.contribute(acceptancePurpose),
    projectPoints.tabs.contribute({
      tab: projectAcceptanceTab,
      roles: { manager: 'edit', executor: 'edit', buyer: 'read', finance: 'read' },
    }),
    ...acceptanceGuards.map((guard) => projectPoints.guards.contribute(guard)),
    ...acceptanceReasons.map((reason) => projectPoints.reasons.contribute(reason)),
    ...orderGuards.map((guard) => orderPoints.guards.contribute(guard)),
    orderPoints.acceptances.contribute(acceptedOfOrder),
    supplierSources.contribute({ disputes: disputesWith, open: openWith }),
  ],
})

/** Acceptances that come about without a person at a screen, as in a demonstration. */
export const madeAcceptances = {
  start: startOf,
  workOut,
  hold: holdAcceptance,
  ask: sendForSignature,
  sign: signNow,
  settle: settleWhenComplete,
  spend: spendBudget,
  criteria: (ctx: Ctx, supplier: string) => supplierRatings.criteria(ctx, supplier),
  rate: rateAcceptance,
}

/** What speaks against taking back a settled acceptance, for the modules that invoice and pay. */
export const acceptancePoints = { voidGuards }

/** What may be invoiced of an order. */
export { matchFor } from './match/match.views.ts'
