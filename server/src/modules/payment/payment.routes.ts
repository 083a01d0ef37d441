import { implement } from '#kernel/module.ts'
import { Deposit, payment, PaymentBatch, PaymentRequest } from '@srm/api/payment'
import { defineResource } from '#modules/record/index.ts'
import { bankFile, importResults, transfersOf } from './batch/bank-file.service.ts'
import { batchService } from './batch/batch.service.ts'
import { confirmBatch } from './batch/confirm.service.ts'
import { settleByHand } from './batch/settle.service.ts'
import { bookDeposit, depositService, entriesOf, settleDeposit } from './deposit/deposit.service.ts'
import { checkRequest } from './request/check.views.ts'
import { laborFile, laborMonth } from './labor/labor.views.ts'
import { laborTaxOf, setLaborTax } from './labor/labor.service.ts'
import { dueThisWeek } from './request/due.views.ts'
import { payableInvoices } from './request/received.views.ts'
import { startRequest } from './request/prepare.service.ts'
import { supplierMoney } from './request/supplier-money.views.ts'
import { attachSlip, cancelRequest, requestService } from './request/request.service.ts'

export const requests = defineResource(PaymentRequest, payment.request, {
  code: { type: 79, prefix: 'FKSQ', period: 'year' },
  service: requestService,
  imports: false,
  handlers: {
    start: (ctx, { query }) => startRequest(ctx, query.kind, query.source),
    received: (ctx, { query }) => payableInvoices(ctx, query),
    check: (ctx, { params }) => checkRequest(ctx, params.id),
    due: (ctx) => dueThisWeek(ctx),
    supplierMoney: (ctx, { params }) => supplierMoney(ctx, params.id),
    slip: (ctx, { params, body }) => attachSlip(ctx, params.id, body),
    cancel: (ctx, { params, body }) => cancelRequest(ctx, params.id, body),
  },
})

export const deposits = defineResource(Deposit, payment.deposit, {
  code: { type: 180, prefix: 'YJBZ', period: 'year' },
  service: depositService,
  handlers: {
    entries: (ctx, { params }) => entriesOf(ctx, params.id),
    book: (ctx, { params, body }) => bookDeposit(ctx, params.id, body),
    settle: (ctx, { params, body }) => settleDeposit(ctx, params.id, body),
  },
})

export const batches = defineResource(PaymentBatch, payment.batch, {
  code: { type: 80, prefix: 'FKPC', period: 'year' },
  service: batchService,
  imports: false,
  handlers: {
    transfers: (ctx, { params }) => transfersOf(ctx, params.id),
    confirm: (ctx, { params, body }) => confirmBatch(ctx, params.id, body),
    file: (ctx, { params, body }) => bankFile(ctx, params.id, body),
    settle: (ctx, { params, body }) => settleByHand(ctx, params.id, body),
    importResult: (ctx, { params, body }) => importResults(ctx, params.id, body),
  },
})

export const laborRoutes = implement(payment.laborTax, {
  show: (ctx) => laborTaxOf(ctx),
  update: (ctx, { body }) => setLaborTax(ctx, body),
  month: (ctx, { query }) => laborMonth(ctx, query),
  file: (ctx, { body }) => laborFile(ctx, body),
})
