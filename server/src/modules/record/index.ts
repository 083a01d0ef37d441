import { label } from '@srm/api/shared/label'
import { defineModule } from '#kernel/module.ts'
import { jobs } from './record.jobs.ts'
import { declareAmounts } from './record.link.views.ts'
import { routes } from './record.routes.ts'
import { declareRetries } from './record.service.ts'

declare module '#kernel/jobs/event-names.ts' {
  interface Events {
    'record.commented': {
      subject: string
      id: string
      /** How the record is named, with its kind. */
      title: string
      excerpt: string
      mentions: readonly string[]
      followers: readonly string[]
      /** Whose comment it answers. */
      answered: string | null
    }
    'record.shared': { subject: string; id: string; title: string; people: readonly string[] }
  }
}

export const recordModule = defineModule({
  name: 'record',
  routes,
  jobs,
  retiredJobs: ['record.changed'],
  permissions: { job: label('后台任务', 'Jobs'), record: label('记录', 'Records') },
  assembled: (modules) => {
    declareRetries(modules)
    declareAmounts(modules)
  },
})

export { defineResource, resourceService } from './resource.service.ts'
export { recordParticipants } from './record.link.views.ts'
export { visibleSubject } from './record.views.ts'
export type { Holder } from './resource.files.service.ts'
