import { projectPages } from '@srm/api/project/pages'
import { recordPaths } from '@srm/api/shared/pages'

export const projectPaths = recordPaths(projectPages.project)
export const taskPaths = recordPaths(projectPages.task)
export const requestPaths = recordPaths(projectPages.request)
export const templatePaths = recordPaths(projectPages.taskTemplate)
