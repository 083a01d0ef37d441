import { inquiry, Purchase } from '@srm/api/inquiry'
import { defineResource } from '#modules/record/index.ts'
import { candidatesOf } from './invitation/candidates.views.ts'
import { inviteSuppliers, uninviteSupplier } from './invitation/invite.service.ts'
import { suppliersOf } from './invitation/suppliers.views.ts'
import { cancelPurchase } from './monitor/cancel.service.ts'
import { closeEarly, proceedWithFew } from './monitor/close.service.ts'
import { extendDeadline, resendInvitations } from './monitor/extend.service.ts'
import { previewPublication } from './publish/preview.service.ts'
import { publishPurchase } from './publish/publish.service.ts'
import { priceHistoryOf } from './purchase/price-history.service.ts'
import { purchaseService } from './purchase/purchase.service.ts'
import { answerQuestion, questionsOf } from './question/question.service.ts'
import { startRound } from './round/round.service.ts'

export const purchases = defineResource(Purchase, inquiry, {
  code: { type: 4, prefix: 'CG', period: 'month' },
  service: purchaseService,
  // A purchase takes its lines from the pool, which no file does.
  imports: false,
  handlers: {
    suppliers: (ctx, { params }) => suppliersOf(ctx, params.purchaseId),
    candidates: (ctx, { params, query }) => candidatesOf(ctx, params.id, query.keyword),
    prices: (ctx, { params }) => priceHistoryOf(ctx, params.id),
    invite: (ctx, { params, body }) => inviteSuppliers(ctx, params.id, body),
    uninvite: (ctx, { params, body }) => uninviteSupplier(ctx, params.id, body),
    preview: (ctx, { params }) => previewPublication(ctx, params.id),
    publish: (ctx, { params, body }) => publishPurchase(ctx, params.id, body),
    resend: (ctx, { params, body }) => resendInvitations(ctx, params.id, body),
    extend: (ctx, { params, body }) => extendDeadline(ctx, params.id, body),
    close: (ctx, { params, body }) => closeEarly(ctx, params.id, body),
    proceed: (ctx, { params, body }) => proceedWithFew(ctx, params.id, body),
    cancel: (ctx, { params, body }) => cancelPurchase(ctx, params.id, body),
    round: (ctx, { params, body }) => startRound(ctx, params.id, body),
    questions: (ctx, { params }) => questionsOf(ctx, params.id),
    answer: (ctx, { params, body }) => answerQuestion(ctx, params.id, body),
  },
})
