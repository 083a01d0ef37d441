import { quote } from '@srm/api/quote'
import { implement } from '#kernel/module.ts'
import { askConfirmation } from './confirmation/confirmation.service.ts'
import { external } from './external/external.service.ts'
import { confirmOpening } from './opening/open.service.ts'
import { readOpening } from './opening/opening.views.ts'
import { readQuote, sendFile } from './opening/quote.views.ts'
import { readHolds, readSupplierQuotes } from './opening/standing.views.ts'
import { decideLate, enterQuote, receiveDocument } from './surrogate/surrogate.service.ts'
import { surrogatePage } from './surrogate/surrogate.views.ts'

export const routes = implement(quote, {
  external,
  opening: {
    show: (ctx, { params }) => readOpening(ctx, params.id),
    open: (ctx, { params }) => confirmOpening(ctx, params.id),
    decideLate: (ctx, { params, body }) => decideLate(ctx, params.id, body),
  },
  opened: {
    show: (ctx, { params }) => readQuote(ctx, params.id),
    confirm: (ctx, { params }) => askConfirmation(ctx, params.id),
    file: (ctx, { params }, exchange) => sendFile(ctx, params.id, exchange),
  },
  standing: {
    holds: (ctx, { query }) => readHolds(ctx, query),
    supplier: (ctx, { params }) => readSupplierQuotes(ctx, params.id),
  },
  surrogate: {
    page: (ctx, { params }) => surrogatePage(ctx, params.id),
    upload: (ctx, { params }, exchange) => receiveDocument(ctx, params.id, exchange),
    enter: (ctx, { body }) => enterQuote(ctx, body),
  },
})
