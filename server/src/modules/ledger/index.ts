import { FundAccount, MonthReopen } from '@srm/api/ledger'
import { ledgerPages } from '@srm/api/ledger/pages'
import { label } from '@srm/api/shared/label'
import { mapConstraintError } from '#kernel/errors.ts'
import { defineModule } from '#kernel/module.ts'
import { ownedRecords } from '#kernel/records/handover.ts'
import { funds, openingDocuments } from './fund/fund.service.ts'
import { journalList } from './journal/journal.views.ts'
import { fundMonths, fundBalances } from './journal/statement.views.ts'
import { furtherPermissions, grants, permissions, separations } from './ledger.defaults.ts'
import { jobs } from './ledger.jobs.ts'
import { ledgerParts } from './lines/lines.views.ts'
import { routes } from './ledger.routes.ts'
import { reopenDocument, reopenings, reopenSentence } from './month/reopen.service.ts'
import { assertOpenDay, closedUntil, placeOf } from './posting/books.service.ts'
import { defaultCompany } from './posting/books.views.ts'
import { postedAs, postEvent, reverseEvent, reverseOthers } from './posting/post.service.ts'
import { postBacklog, proofSentence } from './proof/proof.service.ts'
import { wrongLedger } from './proof/proof.views.ts'
import { ledgerBacklogs, ledgerSources } from './proof/sources.store.ts'

mapConstraintError('ledger_month_open', 'ledger.month_closed')

const booksSql = `exists (select 1 from ledger_posting where tenant_id = $1 and company_id = $2)
  or exists (select 1 from fund_account where tenant_id = $1 and company_id = $2)`

export const ledgerModule = defineModule({
  name: 'ledger',
  grants,
  permissions,
  furtherPermissions,
  separations,
  jobs,
  routes: [...routes, ...funds.routes, ...reopenings.routes],
  subjects: [funds.subject, reopenings.subject],
  lists: [journalList],
  documents: [reopenDocument],
  sentences: [proofSentence, reopenSentence],
  guards: [{ subject: 'ourCompany', label: label('账目或资金账户', 'books or fund accounts'), holds: booksSql }],
  holdings: [ownedRecords(MonthReopen, reopenings.service.records)],
  chooses: {
    ourCompany: ['fundAccount:list', 'fundAccount:create', 'journalLine:list', 'ledger:show', 'monthReopen:create'],
  },
  pages: ledgerPages,
  seed: postBacklog,
  contributes: [
    ledgerSources.contribute({ accounts: ['opening'], subject: FundAccount.name, documents: openingDocuments }),
  ],
  reports: { 'ledger-proof': wrongLedger },
})

/** Where documents post: which books, what an event comes to, and what of it holds no longer. */
export const books = {
  assertOpenDay,
  closedUntil,
  defaultCompany,
  placeOf,
  postEvent,
  postedAs,
  reverseEvent,
  reverseOthers,
}

/** What lies in the fund accounts and what moved through them. */
export const ledgerFunds = { balances: fundBalances, months: fundMonths }

/** What modules whose documents post say of them, so that both sides are proven to agree. */
export const ledgerPoints = { sources: ledgerSources, backlogs: ledgerBacklogs, parts: ledgerParts }

export type { LedgerEvent } from './posting/events.rules.ts'
export type { Posting } from './posting/post.service.ts'
export { proveLedger } from './proof/proof.service.ts'
export { wrongLedger } from './proof/proof.views.ts'
export { closeMonth } from './month/close.service.ts'
export const createFund = funds.service.create
