import { expense, Reimburse } from '@srm/api/expense'
import { defineResource } from '#modules/record/index.ts'
import { archiveReimburse, cutReimburse, payReimburse, waiveOffsets } from './decide.service.ts'
import { reimburseService } from './reimburse.service.ts'
import { startOf } from './start.views.ts'

export const reimburses = defineResource(Reimburse, expense.reimburse, {
  code: { type: 74, prefix: 'BX', period: 'year' },
  service: reimburseService,
  handlers: {
    start: (ctx) => startOf(ctx),
    cut: (ctx, { params, body }) => cutReimburse(ctx, params.id, body),
    waive: (ctx, { params, body }) => waiveOffsets(ctx, params.id, body),
    pay: (ctx, { params, body }) => payReimburse(ctx, params.id, body),
    archive: (ctx, { params, body }) => archiveReimburse(ctx, params.id, body.version),
  },
})
