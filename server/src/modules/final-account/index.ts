import { FinalAccount, finalAccount } from '@srm/api/final-account'
import { finalAccountPages } from '@srm/api/final-account/pages'
import { finalAccountTab } from '@srm/api/final-account/tabs'
import { label } from '@srm/api/shared/label'
import { defineModule } from '#kernel/module.ts'
import { ownedRecords } from '#kernel/records/handover.ts'
import { projectPoints } from '#modules/project/index.ts'
import { defineResource } from '#modules/record/index.ts'
import { accountService, rebuildAccount } from './document/account.service.ts'
import { accountDocument, onApproved } from './document/approval.service.ts'
import { checkedSentence, confirmLines, explain } from './document/check.service.ts'
import { grants, links, separations } from './final-account.defaults.ts'
import { accountDuties, accountGuard } from './final-account.project.views.ts'
import { sheetOf } from './sheet/show.views.ts'

export { readProjectDocuments, type ProjectDocument } from './sheet/sources.views.ts'

const accounts = defineResource(FinalAccount, finalAccount.account, {
  code: { type: 75, prefix: 'JS', period: 'year' },
  service: accountService,
  imports: false,
  handlers: {
    sheet: (ctx, { params }) => sheetOf(ctx, params.id),
    rebuild: (ctx, { params, body }) => rebuildAccount(ctx, params.id, body.version),
    explain: (ctx, { params, body }) => explain(ctx, params.id, body),
    confirm: (ctx, { params, body }) => confirmLines(ctx, params.id, body),
  },
})

export const finalAccountModule = defineModule({
  name: 'final-account',
  grants,
  separations,
  routes: accounts.routes,
  subjects: [accounts.subject],
  documents: [accountDocument],
  links,
  sentences: [checkedSentence],
  guards: [
    {
      subject: 'project',
      label: label('决算', 'a final account'),
      holds: 'exists (select 1 from final_account where tenant_id = $1 and project_id = $2)',
    },
  ],
  holdings: [ownedRecords(FinalAccount, accounts.service.records)],
  pages: finalAccountPages,
  tabs: [finalAccountTab],
  duties: accountDuties,
  contributes: [
    projectPoints.tabs.contribute({ tab: finalAccountTab, roles: { manager: 'edit', finance: 'edit' } }),
    projectPoints.guards.contribute(accountGuard),
  ],
})

/** Accounts that come about without a person at a screen, as in a demonstration. */
export const madeAccounts = {
  create: accountService.create,
  explain,
  confirm: confirmLines,
  rebuild: rebuildAccount,
  approved: onApproved,
  sheet: sheetOf,
}
