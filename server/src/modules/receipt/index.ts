import { Receipt, receipt } from '@srm/api/receipt'
import { receiptPages } from '@srm/api/receipt/pages'
import { moneyTab } from '@srm/api/receipt/tabs'
import { label } from '@srm/api/shared/label'
import { defineModule } from '#kernel/module.ts'
import { customerPoints } from '#modules/crm/index.ts'
import { ledgerPoints } from '#modules/ledger/index.ts'
import { projectPoints } from '#modules/project/index.ts'
import { defineResource } from '#modules/record/index.ts'
import { refundReceipt, releaseClaim } from './desk/back.service.ts'
import { claimReceipt, rejectClaim, rejectedSentence, withdrawClaim } from './desk/claim.service.ts'
import { confirmedSentence, confirmReceipt } from './desk/confirm.service.ts'
import { storyOf } from './desk/story.views.ts'
import { suggestionsFor } from './desk/suggest.views.ts'
import { grants, receiptLink, separations } from './receipt.defaults.ts'
import {
  receiptActivity,
  receiptDuties,
  receiptFigures,
  receiptMeasure,
  wrongReceipts,
} from './receipt.points.views.ts'
import { moneyOfProject } from './receipt.project.views.ts'
import { receiptSource } from './receipt/post.service.ts'
import { receiptService } from './receipt/receipt.service.ts'
import { formats, seedFormats } from './statement/format.service.ts'
import { addLines, importStatement, readStatement } from './statement/import.service.ts'

const receipts = defineResource(Receipt, receipt.receipt, {
  code: { type: 78, prefix: 'SK', period: 'year' },
  service: receiptService,
  imports: false,
  handlers: {
    suggestions: (ctx, { params, query }) => suggestionsFor(ctx, params.id, query.keyword),
    story: (ctx, { params }) => storyOf(ctx, params.id),
    ofProject: (ctx, { params }) => moneyOfProject(ctx, params.id),
    claim: (ctx, { params, body }) => claimReceipt(ctx, params.id, body),
    withdraw: (ctx, { params, body }) => withdrawClaim(ctx, params.id, body),
    confirm: (ctx, { params, body }) => confirmReceipt(ctx, params.id, body),
    reject: (ctx, { params, body }) => rejectClaim(ctx, params.id, body),
    release: (ctx, { params, body }) => releaseClaim(ctx, params.id, body),
    refund: (ctx, { params, body }) => refundReceipt(ctx, params.id, body),
    readStatement: (ctx, { body }) => readStatement(ctx, body),
    importStatement: (ctx, { body }) => importStatement(ctx, body),
  },
})

const word = label('收款', 'receipts')
const usedBy = (column: string): string => `exists (select 1 from receipt where tenant_id = $1 and ${column} = $2)`
const claimedSql = 'exists (select 1 from receipt_claim where tenant_id = $1 and contract_id = $2)'

export const receiptModule = defineModule({
  name: 'receipt',
  grants,
  separations,
  routes: [...receipts.routes, ...formats.routes],
  subjects: [receipts.subject, formats.subject],
  links: [receiptLink],
  guards: [
    { subject: 'contract', label: word, holds: claimedSql },
    { subject: 'customer', label: word, holds: usedBy('customer_id') },
    { subject: 'fundAccount', label: word, holds: usedBy('fund_account_id') },
  ],
  sentences: [rejectedSentence, confirmedSentence],
  pages: receiptPages,
  tabs: [moneyTab],
  duties: receiptDuties,
  figures: receiptFigures,
  seed: seedFormats,
  chooses: {
    fundAccount: ['receipt:create', 'receipt:importStatement'],
    bankFormat: ['receipt:importStatement'],
  },
  contributes: [
    projectPoints.tabs.contribute({ tab: moneyTab, roles: { manager: 'read', finance: 'read' } }),
    ledgerPoints.sources.contribute(receiptSource),
    customerPoints.activities.contribute(receiptActivity),
    customerPoints.measures.contribute(receiptMeasure),
  ],
  reports: { 'receipt-sums': wrongReceipts },
})

/** Steps of receipts, for what takes them without a person at a screen. */
export const receiptSteps = {
  create: receipts.service.create,
  addLines,
  claim: claimReceipt,
  confirm: confirmReceipt,
  refund: refundReceipt,
}
