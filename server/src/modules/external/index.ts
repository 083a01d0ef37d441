import { defineModule } from '#kernel/module.ts'
import { jobs } from './external.jobs.ts'
import { routes } from './external.routes.ts'

export const externalModule = defineModule({ name: 'external', routes, jobs })

export { externalPurposes, type ExternalPurpose } from './purpose.store.ts'
export { issueLink, newTicket, prolongLink, renewLink, revokeLink } from './link.service.ts'
export { sessionFor } from './link.views.ts'
