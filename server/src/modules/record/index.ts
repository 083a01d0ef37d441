import { defineModule } from '#kernel/module.ts'
import { jobs } from './record.jobs.ts'
import { routes } from './record.routes.ts'

export const recordModule = defineModule({ name: 'record', routes, jobs })
