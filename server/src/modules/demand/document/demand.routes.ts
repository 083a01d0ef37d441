import { Demand, demand as calls } from '@srm/api/demand'
import { defineResource } from '#modules/record/index.ts'
import { demandService } from './demand.service.ts'
import { draftLinesOf } from './draft-lines.views.ts'
import { evidenceOf } from './evidence.views.ts'
import { progressOf } from './progress.views.ts'
import { stopDemand } from './stop.service.ts'

export const demands = defineResource(Demand, calls.demand, {
  code: { type: 5, prefix: 'XQ', period: 'month' },
  service: demandService,
  handlers: {
    draftLines: (ctx, { query }) => draftLinesOf(ctx, query),
    progress: (ctx, { params }) => progressOf(ctx, params.id),
    evidence: (ctx, { params }) => evidenceOf(ctx, params.id),
    stop: (ctx, { params, body }) => stopDemand(ctx, params.id, body),
  },
})
