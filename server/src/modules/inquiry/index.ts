import { Purchase } from '@srm/api/inquiry'
import { purchasePages } from '@srm/api/inquiry/pages'
import * as scenes from '@srm/api/inquiry/sms-scenes'
import { inquiryTab } from '@srm/api/inquiry/tabs'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { defineModule } from '#kernel/module.ts'
import { ownedRecords } from '#kernel/records/handover.ts'
import type { Params } from '#kernel/records/read/filters.ts'
import { assertInScope, scopeSql } from '#kernel/records/read/scope.ts'
import { projectPoints } from '#modules/project/index.ts'
import { scorecardMeasures } from '#modules/scorecard/index.ts'
import { purchaseCalendar } from './inquiry.calendar.views.ts'
import { dictionaries, grants } from './inquiry.defaults.ts'
import { duties, figures } from './inquiry.home.views.ts'
import { jobs } from './inquiry.jobs.ts'
import { purchases } from './inquiry.routes.ts'
import { sentences } from './sentences.rules.ts'
import { purchaseForSupplier } from './inquiry.external.views.ts'
import { undocumentedQuotes } from './invitation/count.store.ts'
import { invitationLinks } from './invitation/link.store.ts'
import { responseMeasure } from './invitation/response.views.ts'
import { lockAnswer, markViewed } from './invitation/state.service.ts'
import { spokenTime } from './messages.service.ts'
import { closeWhenDue, closeWhenEnough } from './monitor/close.service.ts'
import { advancePurchase, markOpened } from './purchase/stage.store.ts'
import { askQuestion } from './question/question.service.ts'
import { withdrawFromMoved } from './invitation/supplier-moved.service.ts'
import { roundGuards } from './round/guard.store.ts'
import { priceHistories } from './purchase/price-history.service.ts'
import { purchaseDocument } from './purchase/document.service.ts'
import { purchaseRecords } from './purchase/purchase.service.ts'

declare module '#kernel/jobs/event-names.ts' {
  interface Events {
    /** Suppliers are asked: quotes of this round may come in from now on. */
    'purchase.published': { id: string; roundNo: number; invitations: readonly string[] }
    /** More suppliers are asked while a round is under way. */
    'purchase.invited': { id: string; roundNo: number; invitations: readonly string[] }
    /** What is asked for is another thing: quotes handed in so far are void. */
    'purchase.linesChanged': { id: string; roundNo: number; invitations: readonly string[] }
    'purchase.extended': { id: string; deadline: string }
    /** No more quotes of this round; `isShort` says that fewer came in than were asked for. */
    'purchase.closed': { id: string; roundNo: number; isEarly: boolean; isShort: boolean }
    'purchase.canceled': { id: string }
    /** A supplier is asked no more; what it handed in is void. */
    'purchase.uninvited': { id: string; invitation: string }
  }
}

export const inquiryModule = defineModule({
  name: 'inquiry',
  grants,
  dictionaries,
  jobs,
  routes: purchases.routes,
  subjects: [purchases.subject],
  documents: [purchaseDocument],
  sentences: Object.values(sentences),
  smsScenes: Object.values(scenes),
  links: [
    {
      kind: 'project.purchase',
      label: label('采购单', 'Purchase of'),
      from: 'project',
      to: 'purchase',
      field: { of: 'to', key: 'project' },
    },
    { kind: 'demand.purchase', label: label('采购单', 'Purchase of'), from: 'demand', to: 'purchase' },
  ],
  guards: [
    {
      subject: 'supplier',
      label: label('采购询价', 'inquiries'),
      holds: 'exists (select 1 from purchase_invitation where tenant_id = $1 and supplier_id = $2)',
    },
  ],
  on: { 'supplier.moved': (ctx, { id }) => withdrawFromMoved(ctx, id) },
  // What is over stays in the name of its buyer.
  holdings: [
    ownedRecords(Purchase, purchaseRecords, { isOpen: `stage not in ('archived', 'canceled')`, title: 'title' }),
  ],
  calendar: purchaseCalendar,
  pages: purchasePages,
  tabs: [inquiryTab],
  contributes: [
    scorecardMeasures.contribute({ measure: 'response', source: responseMeasure }),
    projectPoints.tabs.contribute({ tab: inquiryTab, roles: { manager: 'edit', buyer: 'edit', finance: 'read' } }),
  ],
  duties,
  figures,
})

/** What a supplier sees and does on its page, and the messages that bring it there. */
export const forSuppliers = {
  view: purchaseForSupplier,
  markViewed,
  lockAnswer,
  askQuestion,
  spokenTime,
  scenes: { invite: scenes.inviteScene, resend: scenes.resendScene, round: scenes.roundScene },
}

/** What only the modules know that take quotes and compare them. */
export const quotePoints = { links: invitationLinks, undocumented: undocumentedQuotes, roundGuards, priceHistories }

/** How a purchase goes on once its quotes are in. */
export const purchaseSteps = {
  closeWhenDue,
  closeWhenEnough,
  markOpened,
  advance: advancePurchase,
  /** Whoever does something around a purchase sees it; what else it takes is the endpoint's own right. */
  assertVisible: (ctx: Ctx, id: string) => assertInScope(ctx, Purchase, id, true),
  /** Conditions on rows of `purchase_ref` that leave those the caller sees. */
  seen: (ctx: Ctx, params: Params, alias: string): string =>
    scopeSql(Purchase, ctx, params, { alias })
      .map((one) => ` and ${one}`)
      .join(''),
}

export type { SupplierView } from './inquiry.external.views.ts'
export type { InvitationLinks, InvitedContact } from './invitation/link.store.ts'
export { setInvitationState } from './invitation/state.service.ts'
export { lockPurchase, type PurchaseState } from './purchase/stage.store.ts'
