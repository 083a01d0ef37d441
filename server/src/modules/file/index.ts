import { defineModule } from '#kernel/module.ts'
import { jobs } from './file.jobs.ts'
import { routes } from './file.routes.ts'

export const fileModule = defineModule({ name: 'file', routes, jobs })

export { claimFiles } from './file.service.ts'
export { fileViews } from './file.views.ts'
