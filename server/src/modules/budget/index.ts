import { Budget, BudgetChange } from '@srm/api/budget'
import { budgetPages } from '@srm/api/budget/pages'
import { budgetTab, contrastTab } from '@srm/api/budget/tabs'
import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { defineModule } from '#kernel/module.ts'
import { ownedRecords } from '#kernel/records/handover.ts'
import { projectPoints } from '#modules/project/index.ts'
import { attendeesEffects } from './attendees.views.ts'
import { grants, permissions } from './budget.defaults.ts'
import { furtherRoutes, items } from './budget.routes.ts'
import { seedBudget } from './budget.seed.service.ts'
import { changeDocument, changes } from './change/change.service.ts'
import { unprovenLines } from './ledger/proof.views.ts'
import { budgetReasons } from './project.views.ts'
import { templates } from './template/template.service.ts'
import { beginVersion } from './version/begin.service.ts'
import { takeEffect } from './version/effect.service.ts'
import { versionDocument, versions } from './version/version.service.ts'

const resources = [items, versions, changes, templates]

const heldSql = `exists (select 1 from budget where tenant_id = $1 and project_id = $2)`

export const budgetModule = defineModule({
  name: 'budget',
  grants,
  permissions,
  classifyKinds: ['budget'],
  routes: [...furtherRoutes, ...resources.flatMap((resource) => resource.routes)],
  subjects: resources.map(({ subject }) => subject),
  documents: [versionDocument, changeDocument],
  links: [
    {
      kind: 'project.budget',
      label: label('预算', 'Budget of'),
      from: 'project',
      to: 'budget',
      field: { of: 'to', key: 'project' },
    },
    {
      kind: 'project.budgetChange',
      label: label('预算调整', 'Budget change of'),
      from: 'project',
      to: 'budgetChange',
      field: { of: 'to', key: 'project' },
    },
  ],
  guards: [{ subject: 'project', label: label('预算', 'a budget'), holds: heldSql }],
  holdings: [ownedRecords(Budget, versions.service.records), ownedRecords(BudgetChange, changes.service.records)],
  seed: seedBudget,
  pages: budgetPages,
  tabs: [budgetTab, contrastTab],
  contributes: [
    // Both sides of the money are for whoever answers for them; buyers see what things may cost.
    projectPoints.tabs.contribute({ tab: budgetTab, roles: { manager: 'edit', finance: 'read' } }),
    projectPoints.tabs.contribute({ tab: contrastTab, roles: { manager: 'edit', finance: 'read', buyer: 'read' } }),
    projectPoints.attendees.contribute({ key: 'budget', effects: attendeesEffects }),
    ...budgetReasons.map((reason) => projectPoints.reasons.contribute(reason)),
  ],
  reports: { 'budget-ledger': unprovenLines },
})

/** Versions as they come about, for what makes them without a person at a screen. */
export const budgetVersions = {
  begin: (ctx: Ctx, body: Parameters<typeof beginVersion>[2]) => beginVersion(ctx, versions.service, body),
  takeEffect,
}

export { listTreeOf as budgetTree } from './list-tree.views.ts'
export { budgetFacts, budgetFactValues, budgetRequirements } from './ledger/approval.views.ts'
export { closeBudgetUse, judgeBudgetUse, useBudget, type BudgetUse } from './ledger/use.service.ts'
