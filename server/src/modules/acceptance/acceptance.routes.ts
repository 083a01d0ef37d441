import { acceptance as calls, Acceptance } from '@srm/api/acceptance'
import { implement } from '#kernel/module.ts'
import { defineResource } from '#modules/record/index.ts'
import { archiveRoutes } from './archive/archive.service.ts'
import { acceptanceService } from './document/record.service.ts'
import { acceptanceStart } from './document/start.views.ts'
import { voidSettled } from './document/void.service.ts'
import { readMatch } from './match/match.views.ts'
import { setRule } from './match/rule.service.ts'
import { ruleOf } from './match/rule.views.ts'
import { ratingStart, rateAcceptance } from './rating.service.ts'
import { external } from './signature/external.service.ts'
import { reopenAcceptance, requestSignature, signaturesOf } from './signature/request.service.ts'

export const acceptances = defineResource(Acceptance, calls.acceptance, {
  code: { type: 76, prefix: 'YSJS', period: 'year' },
  imports: false,
  service: acceptanceService,
  handlers: {
    start: (ctx, { params }) => acceptanceStart(ctx, params.orderId),
    match: (ctx, { params }) => readMatch(ctx, params.orderId),
    signatures: (ctx, { params }) => signaturesOf(ctx, params.id),
    requestSignature: (ctx, { params, body }) => requestSignature(ctx, params.id, body),
    reopen: (ctx, { params, body }) => reopenAcceptance(ctx, params.id, body),
    void: (ctx, { params, body }) => voidSettled(ctx, params.id, body),
    rating: (ctx, { params }) => ratingStart(ctx, params.id),
    rate: (ctx, { params, body }) => rateAcceptance(ctx, params.id, body),
  },
})

const { acceptance: _acceptance, ...further } = calls

export const furtherRoutes = implement(further, {
  rule: { show: (ctx) => ruleOf(ctx), update: (ctx, { body }) => setRule(ctx, body) },
  archive: archiveRoutes,
  external,
})
