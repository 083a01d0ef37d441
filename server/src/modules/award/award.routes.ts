import { award as calls } from '@srm/api/award'
import { implement } from '#kernel/module.ts'
import { arrangeComparison, scoreQuotes, shortlistQuotes, writeNote } from './parity/change.service.ts'
import { exportComparison } from './parity/export.service.ts'
import { startComparisonPaper } from './parity/paper.service.ts'
import { demandEvidenceOf } from './demand-evidence.views.ts'
import { askedSuppliers, savedLines, statisticsOf } from './statistics/statistics.views.ts'
import { readPriceParity } from './parity/parity.views.ts'

export const statisticsRoutes = implement(calls.statistics, {
  show: (ctx, { query }) => statisticsOf(ctx, query),
  lines: (ctx, { query }) => savedLines(ctx, query),
  asked: (ctx, { query }) => askedSuppliers(ctx, query),
})

export const evidenceRoutes = implement(calls.demandEvidence, {
  show: (ctx, { params }) => demandEvidenceOf(ctx, params.id),
})

export const parityRoutes = implement(calls.priceParity, {
  show: (ctx, { params }) => readPriceParity(ctx, params.id),
  arrange: (ctx, { params, body }) => arrangeComparison(ctx, params.id, body),
  shortlist: (ctx, { params, body }) => shortlistQuotes(ctx, params.id, body.quotes),
  note: (ctx, { params, body }) => writeNote(ctx, params.id, body),
  score: (ctx, { params, body }) => scoreQuotes(ctx, params.id, body.scores),
  paper: (ctx, { params }) => startComparisonPaper(ctx, params.id),
  export: (ctx, { params }, exchange) => exportComparison(ctx, params.id, exchange),
})
