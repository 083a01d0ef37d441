import { budgetPages } from '@srm/api/budget/pages'
import { recordPaths } from '@srm/api/shared/pages'

export const versionPaths = recordPaths(budgetPages.budget)
export const changePaths = recordPaths(budgetPages.change)
export const templatePaths = recordPaths(budgetPages.template)

/** A tab of the page of a project. */
export const projectTab = (projectId: string, tab: string): string =>
  `/project/detail?id=${encodeURIComponent(projectId)}&tab=${tab}`
