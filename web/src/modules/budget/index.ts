import { budgetPages } from '@srm/api/budget/pages'
import { budgetTab, contrastTab } from '@srm/api/budget/tabs'
import { lazy } from 'react'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'

export const budget = defineModule({
  name: 'budget',
  help: async () => (await import('./budget.help.ts')).help,
  pages: routes(budgetPages, {
    budget: {
      list: () => import('./version/version.list.page.tsx'),
      edit: () => import('./version/version.edit.page.tsx'),
      detail: () => import('./version/version.detail.page.tsx'),
    },
    change: {
      list: () => import('./change/change.list.page.tsx'),
      edit: () => import('./change/change.edit.page.tsx'),
      detail: () => import('./change/change.detail.page.tsx'),
    },
    template: {
      list: () => import('./template/template.list.page.tsx'),
      edit: () => import('./template/template.edit.page.tsx'),
      detail: () => import('./template/template.detail.page.tsx'),
    },
    control: () => import('./control/control.page.tsx'),
    classify: () => import('./classify.list.page.tsx'),
    item: () => import('./item.page.tsx'),
  }),
  recordTabs: [
    { ...budgetTab, load: async () => (await import('./version/budget.tab.tsx')).BudgetTab },
    { ...contrastTab, load: async () => (await import('./contrast/contrast.tab.tsx')).ContrastTab },
  ],
})

/** The lines of a project's budget to choose from, for documents that spend. */
export const BudgetItemInput = lazy(async () => ({ default: (await import('./item.input.tsx')).BudgetItemInput }))

/** The lines of the project the form around it names. */
export const ProjectItemInput = lazy(async () => ({
  default: (await import('./project-item.input.tsx')).ProjectItemInput,
}))

/** The same lines, handed to whoever draws them. */
export const BudgetItems = lazy(async () => ({ default: (await import('./items.tsx')).BudgetItems }))
