import { ledger as calls } from '@srm/api/ledger'
import { implement } from '#kernel/module.ts'
import { listJournal, sumJournal } from './journal/journal.views.ts'
import { fundBalances, statementOf } from './journal/statement.views.ts'
import { linesOfDocument } from './lines/lines.views.ts'
import { closeMonth } from './month/close.service.ts'
import { monthsOf } from './month/month.views.ts'
import { saveCodes } from './voucher/codes.service.ts'
import { accountCodes } from './voucher/codes.views.ts'
import { exportVouchers } from './voucher/export.service.ts'
import { showVouchers } from './voucher/voucher.views.ts'
import { newestProof } from './proof/proof.views.ts'

const { balances, statement, lines, months, close, proof, journal, voucher } = calls

export const routes = implement(
  { balances, statement, lines, months, close, proof, journal, voucher },
  {
    balances: (ctx) => fundBalances(ctx),
    statement: (ctx, { query }) => statementOf(ctx, query),
    lines: (ctx, { query }) => linesOfDocument(ctx, query.documentId),
    months: (ctx) => monthsOf(ctx),
    close: (ctx, { body }) => closeMonth(ctx, body),
    proof: (ctx) => newestProof(ctx),
    journal: {
      list: (ctx, { query }) => listJournal(ctx, query),
      summary: (ctx, { query }) => sumJournal(ctx, query),
    },
    voucher: {
      show: (ctx, { query }) => showVouchers(ctx, query),
      export: (ctx, { query }, exchange) => exportVouchers(ctx, query, exchange),
      codes: (ctx) => accountCodes(ctx),
      saveCodes: (ctx, { body }) => saveCodes(ctx, body),
    },
  },
)
