import { defineModule } from '#kernel/module.ts'
import { jobs } from './transfer.jobs.ts'
import { routes } from './transfer.routes.ts'

export const transferModule = defineModule({ name: 'transfer', routes, jobs })
export { startExport } from './transfer.export.service.ts'
